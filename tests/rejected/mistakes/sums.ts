import { path, pathWithBeds } from '../support/good.ts'
import { metres } from '../support/language.ts'
import { refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(pathWithBeds, {
    'formulas.covered.is names "beds.bedArea", which has a value in every row; write sum(beds.bedArea), or min or max':
      { 'formulas.covered': { unit: 'm²', is: 'area - «beds.bedArea»', accepts: 'positive' } },
    'fields.beds.formulas.bedArea.is names "loads", a formula outside of the rows; in a row of beds fields, constants and the row itself are known':
      { 'fields.beds.formulas.bedArea.is': 'length * width * «loads» / loads' },
    'fields.beds.formulas.bedArea.is sums "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas':
      { 'fields.beds.formulas.bedArea.is': 'sum(«beds.length») * width' },
    'formulas.kerbs.is sums "beds.kerb", which is not a column of a repeat; known here: beds.length, beds.width, beds.bedArea':
      {
        'fields.beda': {
          kind: 'repeat',
          label: 'Borders',
          row: 'border',
          maximum: 5,
          fields: { kerb: metres },
        },
        'formulas.kerbs': { unit: 'm', is: 'sum(«beds.kerb») + sum(beda.kerb)' },
        'results[3]': { of: 'kerbs', label: 'Kerbs', decimals: 2 },
      },
    'formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.bedArea)?':
      { 'formulas.covered': { unit: 'm²', is: 'area - «sum(bedArea)»', accepts: 'positive' } },
    'formulas.covered.is sums something that is not a column of a repeat; work beds.length * beds.width out in a formula of beds, and sum that':
      {
        'formulas.covered': {
          unit: 'm²',
          is: 'area - «sum(beds.length * beds.width)»',
          accepts: 'positive',
        },
      },
    'formulas.covered.is sums something that is not a column of a repeat; known here: sum(beds.length), sum(beds.width), sum(beds.bedArea)':
      {
        'formulas.covered': {
          unit: 'm²',
          is: '«sum(beds.length, beds.width)»',
          accepts: 'positive',
        },
      },
    'formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.length) or sum(beds.width) or sum(beds.bedArea)?':
      { 'formulas.covered': { unit: 'm²', is: 'area - «sum(beds)»', accepts: 'positive' } },
    'formulas.covered.is sums "beds.bedAera", which is not a column of a repeat; did you mean "beds.bedArea"?':
      { 'formulas.covered': { unit: 'm²', is: 'area - sum(«beds.bedAera»)', accepts: 'positive' } },
    "fields.beds.formulas.bedArea.is sums something that is not a column of a repeat; rows are added up by the calculator's own formulas":
      { 'fields.beds.formulas.bedArea.is': '«sum(length * width)»' },
    'fields.beds.formulas.bedArea.is takes the max of "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas':
      { 'fields.beds.formulas.bedArea.is': 'max(«beds.length») * width' },
    'formulas.covered.is names "bedArea", which has a value in every row; write sum(beds.bedArea), or min or max':
      { 'formulas.covered.is': 'area - «bedArea»' },
  }),
  ...refusalsIn(path, {
    'formulas.largest.is takes the max of "stone.density", which is not a column of a repeat': {
      'formulas.largest': { unit: 'tonne/m³', is: 'max(«stone.density»)' },
      'results[3]': { of: 'largest', label: 'largest', decimals: 2 },
    },
    'formulas.volume.is sums something that is not a column of a repeat; there is no repeat here': {
      'formulas.volume.is': '«sum(area)» * depth / cmPerM',
    },
  }),
]
