import { changed } from '../../support/changed.ts'
import {
  path,
  pathWithBeds,
  pathWithPrice,
  pathWithPriceOfMurram,
  sandWithPonds,
} from '../support/good.ts'
import { metres, withBeds } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(pathWithPriceOfMurram, {
    'solveFor[0] names "price", which is not always there; leave out its visibleWhen, or name another field':
      {
        solveFor: ['price'],
      },
  }),
  ...refusalsIn(pathWithPrice, {
    'results[0].increasesWith names "price", on which "volume" does not depend; leave it out': {
      'results[0].increasesWith': ['area', 'price'],
    },
  }),
  ...refusalsIn(path, {
    'formulas.loads.is comes out in 1, but is declared in kg; what is missing is kg; is a field or a figure missing, or its unit wrong?':
      { 'formulas.loads': { unit: 'kg', is: '«ceil(weight / lorryLoad)»' } },
    'solveFor[0] names "aera", which is not a number field; did you mean "area"?': {
      solveFor: ['aera'],
    },
    'solveFor[1] names "area" a second time; remove one': { solveFor: ['area', 'area'] },
    'results[0].decreasesWith names "stone", which is not a number field; known here: area, depth':
      { 'results[0].decreasesWith': ['area', 'stone'] },
    'results[0].increasesWith names "aera", which is not a number field; did you mean "area"?': {
      'results[0].increasesWith': ['aera'],
    },
    'results[1].of is "weight", which is absent where stone.density is; the key figure must always be there':
      { 'fields.stone.options.other': { label: 'Another' } },
    'results[1].of is "weight", which is absent where third is; the key figure must always be there':
      {
        'fields.other': {
          ...metres,
          label: 'Other depth',
          unit: 'cm',
          default: '1',
          visibleWhen: { stone: ['murram'] },
        },
        'fields.third': {
          ...metres,
          label: 'Third depth',
          unit: 'cm',
          default: '1',
          visibleWhen: { stone: ['murram'] },
        },
        'formulas.volume.is': 'area * first(twice, third) / cmPerM',
        'formulas.weight.is': 'volume * stone.density + area * depth / cmPerM * stone.density',
        'formulas.twice': { unit: 'cm', is: 'other * 2' },
      },
    'results[1].of is "weight", which is absent where depth is; the key figure must always be there':
      { 'fields.depth': { ...metres, unit: 'cm', optional: true } },
    'results[0].mayBeNegative gives a reason for what cannot happen: "volume" never comes out below zero; leave it out':
      { 'results[0].mayBeNegative': 'A path may be a ditch.' },
    "results has 0 rows with emphasis: 'key'; exactly one row is the answer": {
      'results[0].emphasis': 'normal',
      'results[1].emphasis': 'normal',
      'results[2].emphasis': 'normal',
    },
    'results is empty; at least one result is expected': { results: [] },
    'results[0].of is the result of "wieght", which is not a formula; did you mean "weight"?': {
      results: [{ of: 'wieght', label: 'Weight', decimals: 1, emphasis: 'key' }],
    },
    'results[3].of shows "volume" a second time; remove one': {
      'results[3]': { of: 'volume', label: 'Again', decimals: 0 },
    },
    'results[0].unit is for a count or a plain number, but weight is measured in tonne; leave it out':
      { results: [{ of: 'weight', label: 'Weight', unit: 'kilos', decimals: 1, emphasis: 'key' }] },
    'results[0].decimals is more than 6': {
      results: [{ of: 'weight', label: 'Weight', decimals: 9, emphasis: 'key' }],
    },
    "results[0].emphasis is none of 'normal', 'key'": {
      results: [{ of: 'weight', label: 'Weight', decimals: 1, emphasis: 'loud' }],
    },
    'results[0].of is not a name; a figure is a constant, and a calculation a formula: name that here':
      { 'results[0].of': 'area * depth' },
  }),
  ...refusalsIn(pathWithBeds, {
    'results[1].of is "weight", which is absent where beds.width is; the key figure must always be there':
      { 'fields.beds.fields.width.optional': true },
    'results[1].of is "weight", which is absent where there is no bed; the key figure must always be there':
      { 'formulas.volume.is': 'covered * depth / cmPerM + max(beds.bedArea) * depth / cmPerM' },
  }),
  ...mistakesIn(path, {
    'key figure of used rows that get less': {
      in: sandWithPonds,
      beside: {
        'gravel-calculator': changed(withBeds, {
          'fields.beds.formulas.kerbArea': { unit: 'm²', is: 'length * kerb' },
          'fields.kerb': { ...metres, label: 'Kerb', optional: true },
          'formulas.kerbs': { unit: 'm²', is: 'sum(beds.kerbArea)' },
          'results[3]': { of: 'kerbs', label: 'Kerbs', decimals: 2 },
          'examples.path.expect.kerbs': '0.00',
          'examples.yard.expect.kerbs': '0.00',
        }),
      },
      change: {
        'formulas.volume.is': 'gravel.kerbs * depth / cmPerM',
        'formulas.weight.is': 'volume * stone.density',
      },
      says: 'results[1].of is "weight", which is absent where gravel.kerb is; the key figure must always be there',
    },
    'result that may be negative for rows': {
      in: pathWithBeds,
      change: { 'formulas.covered': { unit: 'm²', is: 'area - sum(beds.bedArea)' } },
      says: [
        'results[0].of shows "volume", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
        'results[1].of shows "weight", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
        'results[2].of shows "loads", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
      ],
    },
    'result that may be negative': {
      change: {
        'formulas.left': { unit: 'tonne', is: 'lorryLoad - weight' },
        'results[3]': { of: 'left', label: 'left', decimals: 2 },
      },
      says: [
        'results[3].of shows "left", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
        "examples.path.expect.left is missing; the formulas give '5.40'",
        "examples.yard.expect.left is missing; the formulas give '-12.00'",
      ],
    },
  }),
]
