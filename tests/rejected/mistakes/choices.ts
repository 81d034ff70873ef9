import { path, pathWithBeds, pathWithPrice } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = mistakesIn(path, {
  'option without a value that it has': {
    change: { 'fields.stone.options.murram.without': ['density'] },
    says: 'fields.stone.options.murram.without names "density", which values has; leave one of the two out',
  },
  'option without something unknown': {
    change: { 'fields.stone.options.murram.without': ['densty'] },
    says: 'fields.stone.options.murram.without names "densty", which has no unit in fields.stone.units; did you mean "density"?',
  },
  'choice of two values': {
    change: {
      'fields.stone.units.size': 'mm',
      'fields.stone.options.ballast.values.size': '20',
      'fields.stone.options.murram': undefined,
      'formulas.weight.is': 'volume * stone',
    },
    says: [
      'formulas.weight.is names "stone", a choice; use one of its values: stone.density, stone.size',
      '    volume * stone',
      '             ^^^^^',
    ],
  },
  'choice without origin': {
    change: { 'fields.stone.assumption': undefined },
    says: 'fields.stone has neither source nor assumption; say where its figures come from',
  },
  'extra option value': {
    change: {
      'fields.stone.options.ballast.values.colour': '3',
      'fields.stone.options.murram': undefined,
    },
    says: 'fields.stone.options.ballast.values.colour has no unit in fields.stone.units; known here: density',
  },
  'no options': {
    change: { 'fields.stone.options': {} },
    says: "fields.stone.default is 'ballast', which is none of the options",
  },
  'option label shows unknown value': {
    change: {
      'fields.stone.options': {
        ballast: { label: 'Ballast {weight}', values: { density: '1.6' } },
      },
    },
    says: "fields.stone.options.ballast.label shows {weight}, which is not one of the option's values; known here: density",
  },
  'option value not exact': {
    change: {
      'fields.stone.options': { ballast: { label: 'Ballast', values: { density: 'about 1.6' } } },
    },
    says: "fields.stone.options.ballast.values.density is 'about 1.6', which is not an exact number; write '5.5' or '2/7'",
  },
  'option without value': {
    change: { 'fields.stone.options.murram.values': {} },
    says: 'fields.stone.options.murram has no value for "density", which fields.stone.units names',
  },
  'optional choice': {
    change: { 'fields.stone.optional': true },
    says: 'fields.stone has an unknown key "optional"; known here: kind, label, hint, default, units, labels, options, optionsOf, visibleWhen, placement, addedLater, source, assumption',
  },
  'options with one label': {
    change: { 'fields.stone.options.murram.label': 'Ballast' },
    says: "fields.stone.options.murram.label is 'Ballast', as that of ballast is; give one of the two another label",
  },
  'unknown value of a choice': {
    change: { 'formulas.weight.is': 'volume * stone.weight' },
    says: [
      'formulas.weight.is names "stone.weight", which is no value of stone; it has stone.density',
      '    volume * stone.weight',
      '             ^^^^^^^^^^^^',
    ],
  },
  'visible when a choice outside of the row': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.width.visibleWhen': { stone: ['murram'] } },
    says: 'fields.beds.fields.width.visibleWhen.stone is not a choice beside the field',
  },
  'visible when a choice that may be absent': {
    in: pathWithPrice,
    change: {
      'fields.price.label': 'Width',
      'fields.price.optional': undefined,
      'fields.price.visibleWhen': { size: ['ballast'] },
      'fields.size': { ...valid.fields.stone, visibleWhen: { stone: ['murram'] } },
    },
    says: 'fields.price.visibleWhen.size is a choice that is not always visible itself; name one that is',
  },
  'visible when an unknown field': {
    change: { 'fields.depth.visibleWhen': { stones: ['murram'] } },
    says: 'fields.depth.visibleWhen.stones is not a choice beside the field; did you mean "stone"?',
  },
  'visible when an unknown option': {
    change: { 'fields.depth.visibleWhen': { stone: ['muram'] } },
    says: 'fields.depth.visibleWhen.stone names \'muram\', which is none of the options; did you mean "murram"?',
  },
  'visible when no choice': {
    change: { 'fields.depth.visibleWhen': { area: ['20'] } },
    says: 'fields.depth.visibleWhen.area is not a choice beside the field; known here: stone',
  },
  'visible when no option': {
    change: { 'fields.depth.visibleWhen': { stone: [] } },
    says: 'fields.depth.visibleWhen.stone is empty; at least one option is expected',
  },
  'visible when one option as a text': {
    change: { 'fields.depth.visibleWhen': { stone: 'murram' } },
    says: "fields.depth.visibleWhen.stone is not a list; write ['murram']",
  },
})
