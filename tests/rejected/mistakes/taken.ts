import { changed } from '../../support/changed.ts'
import {
  pathWithBedsBySoil,
  sandFromGravel,
  sandWithMaterials,
  sandWithOptions,
  sandWithPonds,
} from '../support/good.ts'
import { allowance, lost } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

const gravel = sandWithMaterials.beside['gravel-calculator']
/** Sand that also takes the chippings of a second calculator. */
const withChippings = {
  beside: {
    ...sandWithMaterials.beside,
    'chippings-calculator': changed(Object(gravel), { 'fields.lost.default': '8' }),
  },
  change: {
    'uses.chippings': {
      of: 'chippings-calculator',
      given: { area: 'area', depth: 'depth', stone: 'stone' },
    },
    'materials[1]': { use: 'chippings' },
  },
}

const taken = mistakesIn(sandWithMaterials, {
  'materials and warnings of a calculator without any': {
    beside: sandFromGravel.beside,
    says: [
      'materials[0].use takes the materials of gravel-calculator, which has none; leave it out',
      'warnings[0].use takes the warnings of gravel-calculator, which has none; leave it out',
    ],
  },
  'materials and warnings of no use': {
    change: {
      'materials[0].use': 'gravle',
      'warnings[0].use': 'walls',
      'uses.gravel.given.lost': 'depth',
    },
    says: [
      'materials[0].use is "gravle", which is not in uses; did you mean "gravel"?',
      'warnings[0].use is "walls", which is not in uses; known here: gravel',
    ],
  },
  'materials and warnings taken twice': {
    change: { 'materials[1]': { use: 'gravel' }, 'warnings[1]': { use: 'gravel' } },
    says: [
      'materials[1] is the same as materials[0]; change one, or leave it out',
      'warnings[1] is the same as warnings[0]; change one, or leave it out',
    ],
  },
  'materials that are neither': {
    change: { materials: ['gravel'] },
    says: "materials[0] is neither a material, { material, amount }, nor those of a used calculator, { use: 'walls' }",
  },
  'materials with an amount': {
    change: { 'materials[0].variant': 'fine' },
    says: 'materials[0] has an unknown key "variant"; known here: use, stage',
  },
  'warnings that are neither': {
    change: { warnings: ['gravel'] },
    says: "warnings[0] is neither a warning, { when, text }, nor those of a used calculator, { use: 'walls' }",
  },
  'own material beside others': {
    change: { 'materials[1]': { material: 'sand', amount: 'volume - area * depth / cmPerM / 2' } },
    says: 'materials[1].amount may come out below zero; use max(0, …)',
  },
  'fields left out whose defaults differ': {
    beside: {
      ...sandWithMaterials.beside,
      'chippings-calculator': changed(Object(gravel), {
        'fields.depth.default': '4',
        'examples.path.given.depth': '5',
      }),
    },
    change: {
      'uses.gravel.given': { area: 'area', stone: 'stone' },
      'uses.chippings': {
        of: 'chippings-calculator',
        given: { area: 'area', stone: 'stone' },
      },
      'fields.depth': undefined,
      'results[1].label': 'Weight',
      'formulas.gritted': { label: 'Gritted', unit: 'm³', is: 'chippings.volume' },
      'formulas.loads': undefined,
      'results[2]': { of: 'gritted', label: 'Gritted', decimals: 2 },
      materials: [],
      warnings: [],
      'examples.path.expect': { volume: '1.00', weight: '1.6', gritted: '0.80' },
      'examples.yard': {
        name: 'A yard',
        given: { area: '100' },
        expect: { volume: '5.00', weight: '8.0', gritted: '4.00' },
      },
    },
    says: "uses.chippings.depth is called 'depth' in the working, as uses.gravel.depth is; if it is a field, name a constant or field with another label for it in given",
  },
  'fields under the bill that differ': {
    ...withChippings,
    says: "uses.chippings.given leaves out lost, which is '8' at first, and in uses.gravel '5'; add a field lost of your own, which both get",
  },
  'field under the bill in another unit': {
    change: { 'fields.lost': { ...lost, unit: '1' } },
    says: 'uses.gravel.given.lost gives "lost" in 1, where gravel-calculator has %; convert it in a formula',
  },
  'field under the bill with a wider range': {
    change: { 'fields.lost': { ...lost, accepts: 'number' } },
    says: 'uses.gravel.given.lost gives "lost", which accepts a number, where gravel-calculator accepts a number, at least 0; let the field accept no more than that',
  },
  'field under the bill without its materials': {
    in: { ...sandFromGravel, beside: sandWithMaterials.beside },
    change: {
      'fields.share': { ...allowance, label: 'Share' },
      'uses.gravel.given.lost': 'share',
    },
    says: "uses.gravel.given.lost is for the materials of gravel-calculator alone; take them with { use: 'gravel' } in materials, or leave it out",
  },
  'rows without the choice that a material goes by': {
    in: { ...sandWithPonds, beside: { 'gravel-calculator': pathWithBedsBySoil.definition } },
    change: { materials: [{ use: 'gravel' }] },
    says: 'uses.gravel.given.beds.given gives nothing to soil, by whose options gravel-calculator keeps its rows apart; give it a choice',
  },
})

const options = mistakesIn(sandWithOptions, {
  'options of a choice that no row has': {
    beside: { 'gravel-calculator': pathWithBedsBySoil.definition },
    change: { 'fields.stone.optionsOf.field': 'beds.stone' },
    says: 'fields.stone.optionsOf.field is "beds.stone", which is no choice of gravel-calculator; did you mean "beds.soil"?',
  },
  'options of no calculator': {
    change: { 'fields.stone.optionsOf.of': 'gravle-calculator' },
    says: 'fields.stone.optionsOf.of is \'gravle-calculator\', which is not a calculator; did you mean "gravel-calculator"?',
  },
  'options of itself': {
    change: { 'fields.stone.optionsOf.of': 'sand-calculator' },
    says: "fields.stone.optionsOf.of is 'sand-calculator', which needs this calculator in turn: sand-calculator → sand-calculator",
  },
  'options of a number': {
    change: { 'fields.stone.optionsOf.field': 'depth' },
    says: 'fields.stone.optionsOf.field is "depth", which is no choice of gravel-calculator; known here: stone',
  },
  'options that the other does not have': {
    change: { 'fields.stone.optionsOf.only': ['ballast', 'muram'] },
    says: 'fields.stone.optionsOf.only[1] is \'muram\', which is no option of stone in gravel-calculator; did you mean "murram"?',
  },
  'options without the default': {
    change: {
      'fields.stone.optionsOf.only': ['murram'],
      'examples.path.given.stone': 'murram',
      'examples.path.expect.weight': '1.9',
    },
    says: "fields.stone.default is 'ballast', which is none of the options; known here: murram",
  },
  'options of its own beside those of another': {
    change: { 'fields.stone.options': valid.fields.stone.options },
    says: 'fields.stone.options is beside optionsOf; leave one of the two out',
  },
  'choice without options': {
    change: { 'fields.stone.optionsOf': undefined },
    says: [
      'fields.stone.default is missing; a text in quotes is expected',
      'fields.stone.units is missing; an object with names as keys is expected',
      'fields.stone.options is missing; an object with names as keys is expected',
    ],
  },
})

export const mistakes = [...taken, ...options]
