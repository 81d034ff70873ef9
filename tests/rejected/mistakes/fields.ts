import { changed } from '../../support/changed.ts'
import { path, pathWithBeds, pathWithMaterial, sandFromGravel } from '../support/good.ts'
import { allowance, lost } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

const GROUND = {
  kind: 'choice',
  placement: 'bill',
  label: 'Ground',
  default: 'firm',
  units: { more: '1' },
  options: {
    firm: { label: 'Firm', values: { more: '1' } },
    soft: { label: 'Soft', values: { more: '1.2' } },
  },
  assumption: 'Ballast sinks into soft ground.',
} as const

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
  'default is number': {
    change: { 'fields.depth.default': 5 },
    says: 'fields.depth.default is not a text in quotes',
  },
  'default no option': {
    change: { 'fields.stone.default': 'balast' },
    says: 'fields.stone.default is \'balast\', which is none of the options; did you mean "ballast"?',
  },
  'default not accepted': {
    change: { 'fields.depth.default': '0' },
    says: "fields.depth.default is '0', which the field itself does not accept; it accepts a number above zero",
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
  'limit below zero': {
    change: { 'fields.depth.accepts': { minimum: '-1' } },
    says: 'fields.depth.accepts.minimum is below zero, as no limit may be; leave it out where numbers below zero are right',
  },
  'limit integer is false': {
    change: { 'fields.depth.accepts': { integer: false } },
    says: 'fields.depth.accepts.integer can be nothing but true; write true, or leave it out',
  },
  'limit not known': {
    change: { 'fields.depth.accepts': { above: '1' } },
    says: 'fields.depth.accepts has an unknown key "above"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer',
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
  'usual suggestion outside of the range': {
    change: { 'fields.depth.usual': { of: 'a path', minimum: '2', maximum: '50', take: '60' } },
    says: 'fields.depth.usual.take is 60, which is outside 2 to 50',
  },
  'usual with an option that is not there': {
    change: {
      'fields.depth.usual': {
        of: 'a path',
        minimum: '2',
        maximum: '50',
        with: { stone: { balast: { of: 'a path of ballast', minimum: '5', maximum: '20' } } },
      },
    },
    says: 'fields.depth.usual.with.stone.balast is not an option of stone; did you mean "ballast"?',
  },
  'usual with something that is no choice': {
    change: {
      'fields.depth.usual': { of: 'a path', minimum: '2', maximum: '50', with: { stones: {} } },
    },
    says: 'fields.depth.usual.with.stones is not a choice beside the field; did you mean "stone"?',
  },
  'usual without the default': {
    change: { 'fields.depth.usual': { of: 'a path', minimum: '10', maximum: '50' } },
    says: "fields.depth.usual leaves out the field's own default, 5; widen it",
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
  'bill field handed to another calculator': {
    in: sandFromGravel,
    beside: {
      'gravel-calculator': changed(valid, {
        'fields.lost': allowance,
        'formulas.loads.is': 'ceil(weight * (1 + lost / percent) / lorryLoad)',
      }),
    },
    change: {
      'fields.lost': lost,
      'constants.lorryLoad': { value: '7', unit: 'tonne', assumption: 'A common tipper.' },
      'formulas.loads.is': 'ceil(weight / lorryLoad)',
      'uses.gravel.given.lost': 'lost',
      materials: [{ material: 'sand', amount: 'volume * (1 + lost / percent)' }],
    },
    says: 'uses.gravel.given.lost uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a formula of a row': {
    in: pathWithBeds,
    change: {
      'fields.beds.formulas.bedArea.is': 'length * width * (1 + lost / percent)',
      'fields.lost': lost,
      materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
    },
    says: 'fields.beds.formulas.bedArea.is uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a formula': {
    in: pathWithMaterial,
    change: {
      'fields.lost': lost,
      'formulas.volume.is': 'area * depth / cmPerM * (1 + lost / percent)',
      'materials[0].amount': 'volume * (1 + lost / percent)',
    },
    says: 'formulas.volume.is uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a row': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.lost': lost },
    says: 'fields.beds.fields.lost.placement is in a row; only a field of the calculator itself is asked for under the bill',
  },
  'bill choice in a formula': {
    in: pathWithMaterial,
    change: {
      'fields.ground': GROUND,
      'formulas.volume.is': 'area * depth / cmPerM * ground.more',
      'materials[0].amount': 'volume * ground.more',
    },
    says: 'formulas.volume.is uses "ground.more", which is asked for under the bill; only materials may use it',
  },
  'bill field that refuses': {
    in: pathWithMaterial,
    change: {
      'fields.lost': { ...lost, onInvalid: 'error' },
      'materials[0].amount': 'volume * (1 + lost / percent)',
    },
    says: "fields.lost is asked for under the bill, where nothing is refused or hidden; leave out visibleWhen, and give a number a default and onInvalid: 'default'",
  },
  'constant with its unit': {
    change: { 'constants.lorryLoad.value': '7,5 tonne' },
    says: "constants.lorryLoad.value is '7,5 tonne', which is not an exact number; write '7.5'; its unit is a key of its own",
  },
  'constant below zero': {
    change: { 'constants.lorryLoad.value': '-7' },
    says: "constants.lorryLoad.value is '-7', which is not an exact number; write '7', and subtract it in the formula",
  },
})
