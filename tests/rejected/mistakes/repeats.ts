import { pathWithBeds } from '../support/good.ts'
import { withBeds } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(pathWithBeds, {
  'field of a row misspelt': {
    change: { 'fields.beds.formulas.bedArea.is': 'lenght * width' },
    says: [
      'fields.beds.formulas.bedArea.is names "lenght", which is not a field, constant or formula; did you mean "length"?',
      '    lenght * width',
      '    ^^^^^^',
    ],
  },
  'field of a row that is text': {
    change: { 'fields.beds.fields.depth': 'cm' },
    says: 'fields.beds.fields.depth is not an object',
  },
  'repeat in a formula': {
    change: { 'formulas.covered': { unit: 'm²', is: 'area - beds', accepts: 'positive' } },
    says: [
      'formulas.covered.is names "beds", a repeat; sum one of its columns: sum(beds.length), sum(beds.width), sum(beds.bedArea)',
      '    area - beds',
      '           ^^^^',
    ],
  },
  'repeat in a repeat': {
    change: { 'fields.beds.fields.trees': withBeds.fields.beds },
    says: "fields.beds.fields.trees.kind is missing or not known; the kind of a field in a row is 'number', 'choice' or 'row'",
  },
  'repeat in its own row': {
    change: { 'fields.beds.formulas.bedArea.is': 'beds * width' },
    says: [
      'fields.beds.formulas.bedArea.is names "beds", a repeat, in a row of beds; rows are added up by the calculator\'s own formulas',
      '    beds * width',
      '    ^^^^',
    ],
  },
  'repeat with a default': {
    change: { 'fields.beds.default': [] },
    says: 'fields.beds has an unknown key "default"; known here: kind, label, hint, row, minimum, maximum, fields, formulas',
  },
  'repeat with a maximum of zero': {
    change: { 'fields.beds.maximum': 0 },
    says: 'fields.beds.maximum is less than 1',
  },
  'repeat with a minimum above its maximum': {
    change: { 'fields.beds.minimum': 6 },
    says: 'fields.beds.minimum is 6, more than maximum, which is 5',
  },
  'repeat with an unknown key': {
    change: { 'fields.beds.rows': 'bed' },
    says: 'fields.beds has an unknown key "rows"; known here: kind, label, hint, row, minimum, maximum, fields, formulas',
  },
  'repeat with rows in the plural': {
    change: { 'fields.beds.row': 'beds' },
    says: "fields.beds.row is 'beds'; write it in the singular and in small letters, as 'opening'",
  },
  'repeat with rows with a capital': {
    change: { 'fields.beds.row': 'Bed' },
    says: "fields.beds.row is 'Bed'; write it in the singular and in small letters, as 'opening'",
  },
  'repeat with too many rows': {
    change: { 'fields.beds.maximum': 101 },
    says: 'fields.beds.maximum is more than 100',
  },
  'repeat without a word for a row': {
    change: { 'fields.beds.row': '' },
    says: 'fields.beds.row is empty; a text is expected',
  },
  'repeat without fields': {
    change: { 'fields.beds.fields': {}, 'fields.beds.formulas': {} },
    says: 'fields.beds.fields is empty; a row has at least one field',
  },
})
