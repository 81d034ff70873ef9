import { path, pathWithBeds, pathWithPrice } from '../support/good.ts'
import { refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(path, {
    'fields.stone.options.murram.without names "density", which values has; leave one of the two out':
      { 'fields.stone.options.murram.without': ['density'] },
    'fields.stone.options.murram.without names "densty", which has no unit in fields.stone.units; did you mean "density"?':
      { 'fields.stone.options.murram.without': ['densty'] },
    "fields.stone.options.murram.countedAs.block is not a counted noun; nouns are lower-case words in the singular, as 'stone'":
      { 'fields.stone.options.murram.countedAs': { block: 'Big stones' } },
    'formulas.weight.is names "stone", a choice; use one of its values: stone.density, stone.size':
      {
        'fields.stone.units.size': 'mm',
        'fields.stone.options.ballast.values.size': '20',
        'fields.stone.options.murram': undefined,
        'formulas.weight.is': 'volume * «stone»',
      },
    'fields.stone has neither source nor assumption; say where its figures come from': {
      'fields.stone.assumption': undefined,
    },
    'fields.stone.options.ballast.values.colour has no unit in fields.stone.units; known here: density':
      {
        'fields.stone.options.ballast.values.colour': '3',
        'fields.stone.options.murram': undefined,
      },
    "fields.stone.default is 'ballast', which is none of the options": {
      'fields.stone.options': {},
    },
    "fields.stone.options.ballast.label shows {weight}, which is not one of the option's values; known here: density":
      {
        'fields.stone.options': {
          ballast: { label: 'Ballast {weight}', values: { density: '1.6' } },
        },
      },
    "fields.stone.options.ballast.values.density is 'about 1.6', which is not an exact number; write '5.5' or '2/7'":
      {
        'fields.stone.options': { ballast: { label: 'Ballast', values: { density: 'about 1.6' } } },
      },
    'fields.stone.options.murram has no value for "density", which fields.stone.units names': {
      'fields.stone.options.murram': { label: 'Murram {density}', values: {} },
    },
    'fields.stone has an unknown key "optional"; known here: kind, label, hint, default, units, labels, options, optionsOf, visibleWhen, placement, addedLater, source, assumption':
      { 'fields.stone.optional': true },
    "fields.stone.options.murram.label is 'Ballast', as that of ballast is; give one of the two another label":
      { 'fields.stone.options.murram.label': 'Ballast' },
    'formulas.weight.is names "stone.weight", which is no value of stone; it has stone.density': {
      'formulas.weight.is': 'volume * «stone.weight»',
    },
    'fields.depth.visibleWhen.stones is not a choice beside the field; did you mean "stone"?': {
      'fields.depth.visibleWhen': { stones: ['murram'] },
    },
    'fields.depth.visibleWhen.stone names \'muram\', which is none of the options; did you mean "murram"?':
      { 'fields.depth.visibleWhen': { stone: ['muram'] } },
    'fields.depth.visibleWhen.area is not a choice beside the field; known here: stone': {
      'fields.depth.visibleWhen': { area: ['20'] },
    },
    'fields.depth.visibleWhen.stone is empty; at least one option is expected': {
      'fields.depth.visibleWhen': { stone: [] },
    },
    "fields.depth.visibleWhen.stone is not a list; write ['murram']": {
      'fields.depth.visibleWhen': { stone: 'murram' },
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'fields.beds.fields.width.visibleWhen.stone is not a choice beside the field': {
      'fields.beds.fields.width.visibleWhen': { stone: ['murram'] },
    },
  }),
  ...refusalsIn(pathWithPrice, {
    'fields.price.visibleWhen.size is a choice that is not always visible itself; name one that is':
      {
        'fields.price.label': 'Width',
        'fields.price.optional': undefined,
        'fields.price.visibleWhen': { size: ['ballast'] },
        'fields.size': {
          ...valid.fields.stone,
          label: 'Size',
          visibleWhen: { stone: ['murram'] },
        },
      },
  }),
]
