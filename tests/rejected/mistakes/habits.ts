import { path, pathWithBeds, sandFromGravel } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

/* Beginners write a definition as they write a spreadsheet, an order or a sentence. */

export const mistakes = [
  ...refusalsIn(path, {
    "faqs[0].answer shows {weight}, which is not an example's input or result; write {path.weight}":
      { 'faqs[0].answer': 'A path takes {weight} tonnes.' },
    "constants.lorryLoad.value is '7,000', which is not an exact number; write '7000', or '7.000' if the comma is a decimal point":
      { 'constants.lorryLoad.value': '7,000' },
    "constants.lorryLoad.value is '7 1/2', which is not an exact number; write '15/2'": {
      'constants.lorryLoad.value': '7 1/2',
    },
    'formulas.loads.is has a comma outside of a function; write 0.5 for a half, and 1000 for a thousand':
      { 'formulas.loads.is': 'ceil(weight / lorryLoad) + 1«,»000' },
    'formulas.loads.is has ceil without parentheses; write ceil( … )': {
      'formulas.loads.is': '«ceil» weight / lorryLoad',
    },
    'formulas.volume.is has two expressions with no operator between them; write * for times, and a name as one word: its key, not its label':
      { 'formulas.volume.is': 'Depth «of» the path * area / cmPerM' },
    "materials[0].material is 'Roofing sheets', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; write 'sheet'":
      { materials: [{ material: 'Roofing sheets', amount: 'loads' }] },
    'results[0].of is the result of "area", which is not a formula; a field is shown by a formula that is \'area\'':
      { 'results[0].of': 'area' },
    "formulas.loads.unit is 'pcs', which is more than one; a count is a word in the singular, as 'piece'":
      { 'formulas.loads.unit': 'pcs' },
    'warnings[0].mend.value is "5 cm"; write \'5\', which is in the unit of depth': {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'depth', value: '5 cm' } }],
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'formulas.loads.is names "beds.count", which is no column of beds; it has beds.length, beds.width, beds.bedArea; for how many rows there are, sum a formula of the row that is \'1\'':
      { 'formulas.loads.is': 'ceil(weight / lorryLoad) + «beds.count»' },
  }),
  ...refusalsIn(sandFromGravel, {
    "fields.area.unit is 'sqm', which is another spelling of a measure; write 'm²'": {
      'fields.area.unit': 'sqm',
    },
  }),
  ...mistakesIn(path, {
    'unit left out': {
      change: { 'fields.depth.unit': undefined, 'formulas.loads.unit': '' },
      says: [
        "fields.depth.unit is missing; a unit is expected, as 'm', or '1' for a plain number",
        "formulas.loads.unit is empty; a unit is expected, as 'm', or '1' for a plain number",
      ],
    },
  }),
]
