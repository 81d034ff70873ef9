import {
  garden,
  path,
  pathWithBeds,
  pathWithMaterial,
  pathWithOwnMaterial,
  sandFromGravel,
} from '../support/good.ts'
import { testCloth } from '../support/language.ts'
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
    "constants.lorryLoad.unit is '1/lorry'; name what is counted above the line, as 'post/m'": {
      'constants.lorryLoad.unit': '1/lorry',
    },
    "formulas.loads.unit is 'pcs', which is more than one; a count is a word in the singular, as 'piece'":
      { 'formulas.loads.unit': 'pcs' },
    'warnings[0].mend.value is "5 cm"; write \'5\', which is in the unit of depth': {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'depth', value: '5 cm' } }],
    },
  }),
  ...refusalsIn(path, {
    'faqs[1].question ends without a question mark': { 'faqs[1].question': 'Ballast or murram.' },
    "fields.depth.default is '0,5', with a decimal comma; write '0.5'": {
      'fields.depth.default': '0,5',
    },
    'fields.depth.label has DEPTH, in capitals throughout; write small letters after the first': {
      'fields.depth.label': 'DEPTH',
    },
    'constants.lorryLoad.source has https://www.kebs.org/tippers, which is an address alone; name the document, and put the address in the url of one of sources':
      {
        'constants.lorryLoad.assumption': undefined,
        'constants.lorryLoad.source': 'https://www.kebs.org/tippers',
      },
    'summary has fewer than three words; say what the page works out, and of what': {
      summary: 'Gravel calculator.',
    },
    'summary begins with a sentence of 128 letters; the card has room for 120: make two of it': {
      summary: `Gravel for a path${' and a yard'.repeat(10)}.`,
    },
    'summary has 244 letters; one or two sentences have 240 at most': {
      summary: 'Gravel for a path and for a yard behind a house. '.repeat(5).trim(),
    },
    'fields.depth.label ends with a colon; leave it out': { 'fields.depth.label': 'Depth:' },
    'fields.depth.hint ends without a full stop; a hint is a sentence': {
      'fields.depth.hint': 'At its edge',
    },
    'fields.area.usual leaves out what the examples give, 20, 100; it is in m², as the field is': {
      'fields.area.usual': { of: 'a path', minimum: '1000', maximum: '9000' },
    },
    'icon.filled leaves the grid, which is 24 wide and 24 high': {
      icon: { lines: 'M3 3h18v18H3z', filled: 'M3 3h180v18H3z' },
    },
    'formulas.loads.is has two expressions with no operator or comma between them': {
      'formulas.loads.is': 'ceil(weight / lorryLoad «of» lorries)',
    },
    'materials[0].amount never comes out above zero, so that nothing is bought; correct it, or what where asks for':
      { materials: [{ material: 'ballast', amount: 'volume * 0' }] },
    "materials[0].where.volume leaves nothing out: it is never below 0; without an amount there is no line with { exclusiveMinimum: '0' }":
      {
        materials: [{ material: 'ballast', amount: 'volume', where: { volume: { minimum: '0' } } }],
      },
    'warnings[0].when is "loads", which is always above zero, so that everybody sees the warning; make its formula max(0, …), or write a tip':
      { warnings: [{ when: 'loads', text: 'Order ahead.' }] },
  }),
  ...refusalsIn(pathWithMaterial, {
    'materials[0].variant shows {weight}, which changes with "area", a field of solveFor; show a choice, or a size that stays as it is':
      { 'materials[0].variant': '{weight} tonnes', solveFor: ['area'] },
    'materials[0].material is \'river-sand\', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; did you mean "sand"?':
      { 'materials[0].material': 'river-sand' },
  }),
  ...refusalsIn(pathWithOwnMaterial, {
    "ownMaterials.test-cloth.packs.roll.holds is '500', but its words say 50 m²; correct one of the two":
      { 'ownMaterials.test-cloth.packs.roll.holds': '500' },
    "ownMaterials.test-cloth has the pack 'unit', as work has; write kind: 'labour', or name its pack":
      {
        'ownMaterials.test-cloth.packs': {
          unit: { singular: 'm²', plural: 'm²', of: 'sewing', holds: '1', decimals: 2 },
        },
      },
    "ownMaterials.test-cloth.weight.unit is 'kg', but what is weighed is one m²; write 'kg/m²'": {
      'ownMaterials.test-cloth.weight': { value: '2', unit: 'kg', assumption: 'As it is sold.' },
    },
    "ownMaterials.test-cloth.packs.roll.stockLength is '25 m', which is not an exact number; write '25'; its unit is a key of its own":
      { 'ownMaterials.test-cloth.packs.roll.stockLength': '25 m' },
  }),
  ...refusalsIn(garden, {
    'estimates[1].name is the same as estimates[0].name; change one, or leave it out': {
      'estimates[1]': {
        name: 'Path',
        stage: 'Ground',
        of: 'gravel-calculator',
        given: { area: 'area' },
      },
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'results[1].of is not a name; write a formula that is this value, or its sum over all rows, and name that here':
      { 'results[1].of': 'beds.bedArea' },
    'formulas.loads.is names "beds.count", which is no column of beds; it has beds.length, beds.width, beds.bedArea; for how many rows there are, sum a formula of the row that is \'1\'':
      { 'formulas.loads.is': 'ceil(weight / lorryLoad) + «beds.count»' },
  }),
  ...refusalsIn(sandFromGravel, {
    'formulas.volume.is names "gravel.volumes", which gravel does not have; did you mean "gravel.volume"?':
      { 'formulas.volume.is': '«gravel.volumes»' },
    "fields.area.unit is 'sqm', which is another spelling of a measure; write 'm²'": {
      'fields.area.unit': 'sqm',
    },
  }),
  ...mistakesIn(sandFromGravel, {
    'material of another calculator': {
      beside: { 'cloth-calculator': { ownMaterials: { 'test-cloth': testCloth } } },
      in: path,
      change: { materials: [{ material: 'test-cloth', amount: 'area' }] },
      says: "materials[0].material is 'test-cloth', which calculators/cloth-calculator.ts has in its ownMaterials; move it to calculators/shared/materials.ts, where both may use it",
    },
  }),
  ...mistakesIn(path, {
    'warning that its mend leaves, by another field and by too little': {
      change: {
        'formulas.deep': { unit: 'cm', is: 'max(0, depth - 4 * lorryLoad / lorryLoad * one)' },
        'constants.one': { value: '1', unit: 'cm', assumption: 'Counts.' },
        warnings: [
          { when: 'deep', text: 'It is deep.', mend: { field: 'area', value: '4' } },
          { when: 'deep', text: 'It is deep there.', mend: { field: 'depth', value: '5' } },
          { when: 'deep', text: 'It is deep here.', mend: { field: 'depth', value: '4' } },
        ],
      },
      says: [0, 1].map(
        (index) =>
          `warnings[${index}].mend leaves "deep" above zero, and the warning where it is; name a field and a value that take it away`,
      ),
    },
    'measures and signs as a keyboard has them, and a text that is to come': {
      change: { tip: 'A path of 4 x 3 m.', footnote: 'For 12 m2.', empty: 'TODO.' },
      says: [
        'empty has TODO, which stands for a text that is to come; write it',
        'tip has x, as a keyboard has it; write ×',
        'footnote has m2, as a keyboard has it; write ² or ³',
      ],
    },
    'unit left out': {
      change: { 'fields.depth.unit': undefined, 'formulas.loads.unit': '' },
      says: [
        "fields.depth.unit is missing; a unit is expected, as 'm', or '1' for a plain number",
        "formulas.loads.unit is empty; a unit is expected, as 'm', or '1' for a plain number",
      ],
    },
  }),
]
