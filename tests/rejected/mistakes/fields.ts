import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'accepts left out': {
    change: { 'fields.area.accepts': undefined },
    says: "fields.area.accepts is missing; it is 'number', 'positive', or limits as { minimum: '0' }",
  },
  'constant not exact': {
    change: { 'constants.lorryLoad': { value: '1e2', unit: 'cm/m', source: 'The metric system.' } },
    says: "constants.lorryLoad.value is '1e2', which is not an exact number; write '5.5' or '2/7'",
  },
  'constant with two origins': {
    change: { 'constants.lorryLoad.source': 'A dealer.' },
    says: 'constants.lorryLoad has both source and assumption; a figure has one origin',
  },
  'constant without origin': {
    change: { 'constants.lorryLoad': { value: '100', unit: 'cm/m' } },
    says: 'constants.lorryLoad has neither source nor assumption; say where its figures come from',
  },
  'default above the limits': {
    change: { 'fields.depth.accepts': { exclusiveMinimum: '0', exclusiveMaximum: '5' } },
    says: "fields.depth.default is '5', which the field itself does not accept; it accepts a number above zero and below 5",
  },
  'default below the limits': {
    change: { 'fields.depth.accepts': { minimum: '6' } },
    says: "fields.depth.default is '5', which the field itself does not accept; it accepts a number, at least 6",
  },
  'default is number': {
    change: { 'fields.depth.default': 5 },
    says: 'fields.depth.default is not a text in quotes',
  },
  'default no option': {
    change: { 'fields.stone.default': 'balast' },
    says: 'fields.stone.default is \'balast\', which is none of the options; did you mean "ballast"?',
  },
  'default not a number': {
    change: { 'fields.depth.default': 'five', 'fields.depth.accepts': 'number' },
    says: "fields.depth.default is 'five', which the field itself does not accept; it accepts a number",
  },
  'default not accepted': {
    change: { 'fields.depth.default': '0' },
    says: "fields.depth.default is '0', which the field itself does not accept; it accepts a number above zero",
  },
  'default of a row not accepted': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.width.default': '0' },
    says: "fields.beds.fields.width.default is '0', which the field itself does not accept; it accepts a number above zero",
  },
  'default that is not whole': {
    change: { 'fields.depth.default': '5.5', 'fields.depth.accepts': { integer: true } },
    says: "fields.depth.default is '5.5', which the field itself does not accept; it accepts a whole number",
  },
  'default with a unit': {
    change: { 'fields.depth.default': '2 in' },
    says: "fields.depth.default is '2 in', which the field itself does not accept; it accepts a number above zero",
  },
  'field is text': { change: { 'fields.area': 'm²' }, says: 'fields.area is not an object' },
  'field with an unknown placement': {
    change: { 'fields.depth.placement': 'form' },
    says: "fields.depth.placement is none of 'bill'",
  },
  'field without kind': {
    change: { 'fields.area.kind': undefined },
    says: "fields.area.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'",
  },
  'field without label': {
    change: { 'fields.area.label': undefined },
    says: 'fields.area.label is missing; a text in quotes is expected',
  },
  'limit below zero': {
    change: { 'fields.depth.accepts': { minimum: '-1' } },
    says: "fields.depth.accepts.minimum is not an exact number of zero or more; write '5.5' or '2/7'",
  },
  'limit integer is false': {
    change: { 'fields.depth.accepts': { integer: false } },
    says: 'fields.depth.accepts.integer can be nothing but true; write true, or leave it out',
  },
  'limit not exact': {
    change: { 'fields.depth.accepts': { minimum: 'one' } },
    says: "fields.depth.accepts.minimum is not an exact number of zero or more; write '5.5' or '2/7'",
  },
  'limit not known': {
    change: { 'fields.depth.accepts': { above: '1' } },
    says: 'fields.depth.accepts has an unknown key "above"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer',
  },
  'limit that is a number': {
    change: { 'fields.depth.accepts': { maximum: 30 } },
    says: 'fields.depth.accepts.maximum is not a text in quotes',
  },
  'limits that accept nothing': {
    change: { 'fields.depth.accepts': { minimum: '6', exclusiveMaximum: '6' } },
    says: 'fields.depth.accepts accepts nothing: there is no number below 6, at least 6',
  },
  'limits without a whole number': {
    change: {
      'fields.depth.accepts': { exclusiveMinimum: '5', exclusiveMaximum: '6', integer: true },
    },
    says: 'fields.depth.accepts accepts nothing: there is no whole number above 5 and below 6',
  },
  'no fields': {
    change: { fields: {} },
    says: [
      'fields is empty; at least one field is expected',
      'results[1].label shows {depth}, which is not a field or formula; known here: volume, weight, loads',
    ],
  },
  'unknown acceptance': {
    change: { 'fields.area.accepts': 'whole' },
    says: "fields.area.accepts is none of 'number', 'positive', or limits as { minimum: '0' }",
  },
  'unknown kind of field': {
    change: { 'fields.area.kind': 'slider' },
    says: "fields.area.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'",
  },
  'usual upside down': {
    change: { 'fields.depth.usual': { of: 'a path', minimum: '50', maximum: '2' } },
    says: 'fields.depth.usual has minimum 50 above maximum 2; exchange them',
  },
  'usual without the default': {
    change: { 'fields.depth.usual': { of: 'a path', minimum: '10', maximum: '50' } },
    says: "fields.depth.usual leaves out the field's own default, 5; widen it",
  },
  'usual without words': {
    change: { 'fields.depth.usual': { minimum: '2', maximum: '50' } },
    says: 'fields.depth.usual.of is missing; a text in quotes is expected',
  },
  'option that is false': {
    change: { 'fields.depth.optional': false },
    says: 'fields.depth.optional can be nothing but true; write true, or leave it out',
  },
  'optional with a default': {
    change: { 'fields.depth.optional': true },
    says: 'fields.depth is optional and has a default, so it is never absent; leave one out',
  },
  "onInvalid: 'default' without a default": {
    change: { 'fields.area.onInvalid': 'default' },
    says: "fields.area has onInvalid: 'default' but no default; give it one",
  },
})
