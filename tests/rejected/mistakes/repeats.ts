import { pathWithBeds } from '../support/good.ts'
import { withBeds } from '../support/language.ts'
import { refusalsIn } from '../support/mistakes.ts'

export const mistakes = refusalsIn(pathWithBeds, {
  'fields.beds.formulas.bedArea.is names "lenght", which is not a field, constant or formula; did you mean "length"?':
    { 'fields.beds.formulas.bedArea.is': '«lenght» * width' },
  'fields.beds.fields.depth is not an object': { 'fields.beds.fields.depth': 'cm' },
  'formulas.covered.is names "beds", a repeat; sum one of its columns: sum(beds.length), sum(beds.width), sum(beds.bedArea)':
    { 'formulas.covered': { unit: 'm²', is: 'area - «beds»', accepts: 'positive' } },
  "fields.beds.fields.trees.kind is missing or not known; the kind of a field in a row is 'number', 'choice' or 'row'":
    { 'fields.beds.fields.trees': withBeds.fields.beds },
  'fields.beds.formulas.bedArea.is names "beds", a repeat, in a row of beds; rows are added up by the calculator\'s own formulas':
    { 'fields.beds.formulas.bedArea.is': '«beds» * width' },
  'fields.beds.maximum is less than 1': { 'fields.beds.maximum': 0 },
  'fields.beds.minimum is 6, more than maximum, which is 5': { 'fields.beds.minimum': 6 },
  'fields.beds has an unknown key "rows"; known here: kind, label, hint, row, minimum, maximum, fields, formulas':
    { 'fields.beds.rows': 'bed' },
  "fields.beds.row is 'beds'; write it in the singular and in small letters, as 'opening'": {
    'fields.beds.row': 'beds',
  },
  "fields.beds.row is 'Bed'; write it in the singular and in small letters, as 'opening'": {
    'fields.beds.row': 'Bed',
  },
  'fields.beds.maximum is more than 100': { 'fields.beds.maximum': 101 },
  'fields.beds.row is empty; a text is expected': { 'fields.beds.row': '' },
  'fields.beds.fields is empty; a row has at least one field': {
    'fields.beds.fields': {},
    'fields.beds.formulas': {},
  },
})
