import { changed } from '../../support/changed.ts'
import { path, pathWithBeds, pathWithMaterial, sandFromGravel } from '../support/good.ts'
import { allowance, lost } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
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

export const mistakes = [
  ...refusalsIn(path, {
    'fields.area.addedLater is of a field without a default, which an older link would lack; give it one':
      { 'fields.area.addedLater': true },
    "fields.area.accepts is missing; it is 'number', 'positive', or limits as { minimum: '0' }": {
      'fields.area.accepts': undefined,
    },
    "constants.lorryLoad.value is '1e2', which is not an exact number; write '5.5' or '2/7'": {
      'constants.lorryLoad': { value: '1e2', unit: 'cm/m', source: 'The metric system.' },
    },
    'constants.lorryLoad has both source and assumption; a figure has one origin': {
      'constants.lorryLoad.source': 'A dealer.',
    },
    'constants.lorryLoad has neither source nor assumption; say where its figures come from': {
      'constants.lorryLoad': { value: '100', unit: 'cm/m' },
    },
    'fields.depth.default is not a text in quotes': { 'fields.depth.default': 5 },
    'fields.stone.default is \'balast\', which is none of the options; did you mean "ballast"?': {
      'fields.stone.default': 'balast',
    },
    "fields.depth.default is '0', which the field itself does not accept; it accepts a number above zero":
      { 'fields.depth.default': '0' },
    "fields.depth.default is '2 in'; write '2', which is in the unit of the field": {
      'fields.depth.default': '2 in',
    },
    'fields.area is not an object': { 'fields.area': 'm²' },
    "fields.depth.placement is none of 'bill', 'price'": { 'fields.depth.placement': 'form' },
    'fields.depth.accepts.minimum is below zero, as no limit may be; leave it out where numbers below zero are right':
      { 'fields.depth.accepts': { minimum: '-1' } },
    'fields.depth.accepts.integer can be nothing but true; write true, or leave it out': {
      'fields.depth.accepts': { integer: false },
    },
    'fields.depth.accepts has an unknown key "above"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer':
      { 'fields.depth.accepts': { above: '1' } },
    'fields.depth.accepts accepts nothing: there is no number below 6, at least 6': {
      'fields.depth.accepts': { minimum: '6', exclusiveMaximum: '6' },
    },
    'fields.depth.accepts accepts nothing: there is no whole number above 5 and below 6': {
      'fields.depth.accepts': { exclusiveMinimum: '5', exclusiveMaximum: '6', integer: true },
    },
    "fields.area.accepts is none of 'number', 'positive', or limits as { minimum: '0' }": {
      'fields.area.accepts': 'whole',
    },
    "fields.area.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'": {
      'fields.area.kind': 'slider',
    },
    'fields.depth.usual has minimum 50 above maximum 2; exchange them': {
      'fields.depth.usual': { of: 'a path', minimum: '50', maximum: '2' },
    },
    'fields.depth.usual.take is 60, which is outside 2 to 50': {
      'fields.depth.usual': { of: 'a path', minimum: '2', maximum: '50', take: '60' },
    },
    'fields.depth.usual.with.stone.balast is not an option of stone; did you mean "ballast"?': {
      'fields.depth.usual': {
        of: 'a path',
        minimum: '2',
        maximum: '50',
        with: { stone: { balast: { of: 'a path of ballast', minimum: '5', maximum: '20' } } },
      },
    },
    'fields.depth.usual.with.stones is not a choice beside the field; did you mean "stone"?': {
      'fields.depth.usual': { of: 'a path', minimum: '2', maximum: '50', with: { stones: {} } },
    },
    "fields.depth.usual leaves out the field's own default, 5; widen it": {
      'fields.depth.usual': { of: 'a path', minimum: '10', maximum: '50' },
    },
    'fields.depth.optional can be nothing but true; write true, or leave it out': {
      'fields.depth.optional': false,
    },
    'fields.depth is optional and has a default, so it is never absent; leave one out': {
      'fields.depth.optional': true,
    },
    "fields.area has onInvalid: 'default' but no default; give it one": {
      'fields.area.onInvalid': 'default',
    },
    "constants.lorryLoad.value is '7,5 tonne', which is not an exact number; write '7.5'; its unit is a key of its own":
      { 'constants.lorryLoad.value': '7,5 tonne' },
    "constants.lorryLoad.value is '-7', which is not an exact number; write '7', and subtract it in the formula":
      { 'constants.lorryLoad.value': '-7' },
  }),
  ...refusalsIn(pathWithBeds, {
    'fields.beds.formulas.bedArea.is uses "lost", which is asked for under the bill; only materials may use it':
      {
        'fields.beds.formulas.bedArea.is': 'length * width * (1 + lost / percent)',
        'fields.lost': lost,
        materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
      },
    'fields.beds.fields.lost.placement is in a row; only a field of the calculator itself is asked for under the bill':
      { 'fields.beds.fields.lost': lost },
  }),
  ...refusalsIn(pathWithMaterial, {
    'formulas.volume.is uses "lost", which is asked for under the bill; only materials may use it':
      {
        'fields.lost': lost,
        'formulas.volume.is': 'area * depth / cmPerM * (1 + lost / percent)',
        'materials[0].amount': 'volume * (1 + lost / percent)',
      },
    'formulas.volume.is uses "ground.more", which is asked for under the bill; only materials may use it':
      {
        'fields.ground': GROUND,
        'formulas.volume.is': 'area * depth / cmPerM * ground.more',
        'materials[0].amount': 'volume * ground.more',
      },
    "fields.lost is asked for under the bill, where nothing is refused or hidden; leave out visibleWhen, and give a number a default and onInvalid: 'default'":
      {
        'fields.lost': { ...lost, onInvalid: 'error' },
        'materials[0].amount': 'volume * (1 + lost / percent)',
      },
  }),
  ...mistakesIn(path, {
    'no fields': {
      change: { fields: {} },
      says: [
        'fields is empty; at least one field is expected',
        'results[1].label shows {depth}, which is not a field or formula; known here: volume, weight, loads',
      ],
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
  }),
]
