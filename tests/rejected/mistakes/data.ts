import { path } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

const { area, depth, stone } = valid.fields

const endless: Record<string, unknown> = { ...valid }
endless.guide = endless

export const mistakes = [
  ...refusalsIn(path, {
    'tip is null; a definition is pure data: text, numbers, lists, objects': { tip: null },
    'guide has an unknown key "colour", "size"; known here: heading, steps': {
      'guide.colour': 'red',
      'guide.size': 'large',
    },
    'fields.area has an unknown key "labell"; known here: kind, label, unit, hint, placeholder, default, accepts, usual, onInvalid, optional, visibleWhen, placement, addedLater':
      { 'fields.area.labell': 'Area' },
    'has an unknown key "colour"; known here: title, summary, keywords, category, order, icon, fields, headings, usualValues, constants, uses, formulas, results, solveFor, warnings, estimates, materials, ownMaterials, whenInvalid, whenChanged, empty, tip, footnote, picture, examples, assumptions, sources, guide, faqs, related':
      { colour: 'red' },
  }),
  ...mistakesIn(path, {
    'a list exported': {
      definition: [valid],
      says: 'is not an object; it has title, summary, keywords, category, order, icon, fields, headings, usualValues, constants, uses, formulas, results, solveFor, warnings, estimates, materials, ownMaterials, whenInvalid, whenChanged, empty, tip, footnote, picture, examples, assumptions, sources, guide, faqs, related',
    },
    'data that contains itself': {
      definition: endless,
      says: 'guide contains itself; a definition is pure data, which ends somewhere',
    },
    'date in the data': {
      definition: { ...valid, order: new Date(0) },
      says: 'order is a date; a definition is pure data: text, numbers, lists, objects',
    },
    'function exported': {
      definition: () => valid,
      says: 'is function; a definition is pure data: text, numbers, lists, objects',
    },
    'function in a list': {
      definition: { ...valid, guide: { ...valid.guide, steps: ['Measure.', () => 'Calculate.'] } },
      says: 'guide.steps[1] is function; a definition is pure data: text, numbers, lists, objects',
    },
    'not a number in the data': {
      definition: { ...valid, order: Number.NaN },
      says: 'order is NaN; a definition is pure data: text, numbers, lists, objects',
    },
    'nothing exported': {
      definition: undefined,
      says: 'exports nothing; write export default defineCalculator({ … })',
    },
    'promise in the data': {
      definition: { ...valid, summary: Promise.resolve('Tonnes of gravel') },
      says: "summary is a function's result that is not there yet; a definition is pure data: text, numbers, lists, objects",
    },
    'prototype as computed key': {
      definition: { ...valid, fields: { ...valid.fields, ['__proto__']: valid.fields.depth } },
      says: 'fields.__proto__ is a key that no definition may have; choose another name',
    },
    'prototype as literal key': {
      definition: { ...valid, fields: { area, stone, __proto__: { depth } } },
      says: 'fields is not a plain object (is __proto__ one of its keys?); a definition is pure data',
    },
    'undefined in the data': {
      definition: { ...valid, tip: undefined },
      says: 'tip is undefined; a definition is pure data: text, numbers, lists, objects',
    },
    'pattern in the data': {
      definition: { ...valid, order: /7/ },
      says: 'order is a RegExp; a definition is pure data: text, numbers, lists, objects',
    },
  }),
]
