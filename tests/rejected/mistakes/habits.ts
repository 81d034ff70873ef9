import { path, pathWithBeds, sandFromGravel } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

/* Beginners write a definition as they write a spreadsheet, an order or a sentence. */

export const mistakes = mistakesIn(path, {
  'answer with a result of no example': {
    change: { 'faqs[0].answer': 'A path takes {weight} tonnes.' },
    says: "faqs[0].answer shows {weight}, which is not an example's input or result; write {path.weight}",
  },
  'column that a repeat does not have': {
    in: pathWithBeds,
    change: { 'formulas.loads.is': 'ceil(weight / lorryLoad) + beds.count' },
    says: [
      'formulas.loads.is names "beds.count", which is no column of beds; it has beds.length, beds.width, beds.bedArea; for how many rows there are, sum a formula of the row that is \'1\'',
      '    ceil(weight / lorryLoad) + beds.count',
      '                               ^^^^^^^^^^',
    ],
  },
  'constant with a comma in a thousand': {
    change: { 'constants.lorryLoad.value': '7,000' },
    says: "constants.lorryLoad.value is '7,000', which is not an exact number; write '7000', or '7.000' if the comma is a decimal point",
  },
  'constant with a whole number and a fraction': {
    change: { 'constants.lorryLoad.value': '7 1/2' },
    says: "constants.lorryLoad.value is '7 1/2', which is not an exact number; write '15/2'",
  },
  'formula with a comma in a thousand': {
    change: { 'formulas.loads.is': 'ceil(weight / lorryLoad) + 1,000' },
    says: [
      'formulas.loads.is has a comma outside of a function; write 0.5 for a half, and 1000 for a thousand',
      '    ceil(weight / lorryLoad) + 1,000',
      '                                ^',
    ],
  },
  'function without parentheses': {
    change: { 'formulas.loads.is': 'ceil weight / lorryLoad' },
    says: [
      'formulas.loads.is has ceil without parentheses; write ceil( … )',
      '    ceil weight / lorryLoad',
      '    ^^^^',
    ],
  },
  'label in the place of a name': {
    change: { 'formulas.volume.is': 'Depth of the path * area / cmPerM' },
    says: [
      'formulas.volume.is has two expressions with no operator between them; write * for times, and a name as one word: its key, not its label',
      '    Depth of the path * area / cmPerM',
      '          ^^',
    ],
  },
  'material by its name': {
    change: { materials: [{ material: 'Roofing sheets', amount: 'loads' }] },
    says: "materials[0].material is 'Roofing sheets', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; write 'sheet'",
  },
  'result that is a field': {
    change: { 'results[0].of': 'area' },
    says: 'results[0].of is the result of "area", which is not a formula; a field is shown by a formula that is \'area\'',
  },
  'unit left out': {
    change: { 'fields.depth.unit': undefined, 'formulas.loads.unit': '' },
    says: [
      "fields.depth.unit is missing; a unit is expected, as 'm', or '1' for a plain number",
      "formulas.loads.unit is empty; a unit is expected, as 'm', or '1' for a plain number",
    ],
  },
  'unit misspelt of what another calculator is given': {
    in: sandFromGravel,
    change: { 'fields.area.unit': 'sqm' },
    says: "fields.area.unit is 'sqm', which is another spelling of a measure; write 'm²'",
  },
  'unit of pieces': {
    change: { 'formulas.loads.unit': 'pcs' },
    says: "formulas.loads.unit is 'pcs', which is more than one; a count is a word in the singular, as 'piece'",
  },
  'warning mended by a figure with its unit': {
    change: {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'depth', value: '5 cm' } }],
    },
    says: 'warnings[0].mend.value is "5 cm"; write \'5\', which is in the unit of depth',
  },
})
