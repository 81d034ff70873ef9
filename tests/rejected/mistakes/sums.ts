import { path, pathWithBeds } from '../support/good.ts'
import { metres } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(pathWithBeds, {
  'column without a sum': {
    change: { 'formulas.covered': { unit: 'm²', is: 'area - beds.bedArea', accepts: 'positive' } },
    says: [
      'formulas.covered.is names "beds.bedArea", which has a value in every row; write sum(beds.bedArea), or min or max',
      '    area - beds.bedArea',
      '           ^^^^^^^^^^^^',
    ],
  },
  'formula of the calculator in a row': {
    change: { 'fields.beds.formulas.bedArea.is': 'length * width * loads / loads' },
    says: [
      'fields.beds.formulas.bedArea.is names "loads", a formula outside of the rows; in a row of beds fields, constants and the row itself are known',
      '    length * width * loads / loads',
      '                     ^^^^^',
    ],
  },
  'largest of a value': {
    in: path,
    change: {
      'formulas.largest': { unit: 'tonne/m³', is: 'max(stone.density)' },
      'results[3]': { of: 'largest', label: 'largest', decimals: 2 },
    },
    says: [
      'formulas.largest.is takes the max of "stone.density", which is not a column of a repeat',
      '    max(stone.density)',
      '        ^^^^^^^^^^^^^',
    ],
  },
  'sum in a row': {
    change: { 'fields.beds.formulas.bedArea.is': 'sum(beds.length) * width' },
    says: [
      'fields.beds.formulas.bedArea.is sums "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas',
      '    sum(beds.length) * width',
      '        ^^^^^^^^^^^',
    ],
  },
  'sum of a column of another repeat': {
    change: {
      'fields.beda': {
        kind: 'repeat',
        label: 'Borders',
        row: 'border',
        maximum: 5,
        fields: { kerb: metres },
      },
      'formulas.kerbs': { unit: 'm', is: 'sum(beds.kerb) + sum(beda.kerb)' },
      'results[3]': { of: 'kerbs', label: 'Kerbs', decimals: 2 },
    },
    says: [
      'formulas.kerbs.is sums "beds.kerb", which is not a column of a repeat; known here: beds.length, beds.width, beds.bedArea',
      '    sum(beds.kerb) + sum(beda.kerb)',
      '        ^^^^^^^^^',
    ],
  },
  "sum of a column's own name": {
    change: { 'formulas.covered': { unit: 'm²', is: 'area - sum(bedArea)', accepts: 'positive' } },
    says: [
      'formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.bedArea)?',
      '    area - sum(bedArea)',
      '           ^^^^^^^^^^^^',
    ],
  },
  'sum of a computation': {
    change: {
      'formulas.covered': {
        unit: 'm²',
        is: 'area - sum(beds.length * beds.width)',
        accepts: 'positive',
      },
    },
    says: [
      'formulas.covered.is sums something that is not a column of a repeat; work beds.length * beds.width out in a formula of beds, and sum that',
      '    area - sum(beds.length * beds.width)',
      '           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'sum of two columns': {
    change: {
      'formulas.covered': { unit: 'm²', is: 'sum(beds.length, beds.width)', accepts: 'positive' },
    },
    says: [
      'formulas.covered.is sums something that is not a column of a repeat; known here: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
      '    sum(beds.length, beds.width)',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'sum of a field that is in no row': {
    change: { 'formulas.covered': { unit: 'm²', is: 'sum(area)', accepts: 'positive' } },
    says: [
      'formulas.covered.is sums something that is not a column of a repeat; known here: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
      '    sum(area)',
      '    ^^^^^^^^^',
    ],
  },
  'sum of a repeat': {
    change: { 'formulas.covered': { unit: 'm²', is: 'area - sum(beds)', accepts: 'positive' } },
    says: [
      'formulas.covered.is sums something that is not a column of a repeat; did you mean sum(beds.length) or sum(beds.width) or sum(beds.bedArea)?',
      '    area - sum(beds)',
      '           ^^^^^^^^^',
    ],
  },
  'sum of an unknown column': {
    change: {
      'formulas.covered': { unit: 'm²', is: 'area - sum(beds.bedAera)', accepts: 'positive' },
    },
    says: [
      'formulas.covered.is sums "beds.bedAera", which is not a column of a repeat; did you mean "beds.bedArea"?',
      '    area - sum(beds.bedAera)',
      '               ^^^^^^^^^^^^',
    ],
  },
  'sum where there are no rows': {
    in: path,
    change: { 'formulas.volume.is': 'sum(area) * depth / cmPerM' },
    says: [
      'formulas.volume.is sums something that is not a column of a repeat; there is no repeat here',
      '    sum(area) * depth / cmPerM',
      '    ^^^^^^^^^',
    ],
  },
  'sum of a computation in a row': {
    change: { 'fields.beds.formulas.bedArea.is': 'sum(length * width)' },
    says: [
      "fields.beds.formulas.bedArea.is sums something that is not a column of a repeat; rows are added up by the calculator's own formulas",
      '    sum(length * width)',
      '    ^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'largest in a row': {
    change: { 'fields.beds.formulas.bedArea.is': 'max(beds.length) * width' },
    says: [
      'fields.beds.formulas.bedArea.is takes the max of "beds.length" in a row of beds; rows are added up by the calculator\'s own formulas',
      '    max(beds.length) * width',
      '        ^^^^^^^^^^^',
    ],
  },
  'column without its repeat': {
    in: pathWithBeds,
    change: { 'formulas.covered.is': 'area - bedArea' },
    says: [
      'formulas.covered.is names "bedArea", which has a value in every row; write sum(beds.bedArea), or min or max',
      '    area - bedArea',
      '           ^^^^^^^',
    ],
  },
})
