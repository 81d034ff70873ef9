import { changed } from '../../support/changed.ts'
import { path, pathWithBeds, sandWithPonds } from '../support/good.ts'
import { metres, withBeds } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'decreases with a choice': {
    change: { 'results[0].decreasesWith': ['area', 'stone'] },
    says: 'results[0].decreasesWith names "stone", which is not a number field; known here: area, depth',
  },
  'increases with an unknown field': {
    change: { 'results[0].increasesWith': ['aera'] },
    says: 'results[0].increasesWith names "aera", which is not a number field; did you mean "area"?',
  },
  'key figure of an option whose values are entered': {
    change: { 'fields.stone.options.other': { label: 'Another' } },
    says: 'results[1].of is "weight", which is absent where stone.density is; the key figure must always be there',
  },
  'key figure of fields for one option alone': {
    change: {
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
    says: 'results[1].of is "weight", which is absent where third is; the key figure must always be there',
  },
  'key figure of rows that may be absent': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.width.optional': true },
    says: 'results[1].of is "weight", which is absent where beds.width is; the key figure must always be there',
  },
  'key figure of the largest of no rows': {
    in: pathWithBeds,
    change: {
      'formulas.volume.is': 'covered * depth / cmPerM + max(beds.bedArea) * depth / cmPerM',
    },
    says: 'results[1].of is "weight", which is absent where there is no bed; the key figure must always be there',
  },
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
  'key figure that may be absent': {
    change: { 'fields.depth': { ...metres, unit: 'cm', optional: true } },
    says: 'results[1].of is "weight", which is absent where depth is; the key figure must always be there',
  },
  'may be negative that cannot be': {
    change: { 'results[0].mayBeNegative': 'A path may be a ditch.' },
    says: 'results[0].mayBeNegative gives a reason for what cannot happen: "volume" never comes out below zero; leave it out',
  },
  'no key row': {
    change: {
      'results[0].emphasis': 'normal',
      'results[1].emphasis': 'normal',
      'results[2].emphasis': 'normal',
    },
    says: "results has 0 rows with emphasis: 'key'; exactly one row is the answer",
  },
  'no results': {
    change: { results: [] },
    says: 'results is empty; at least one result is expected',
  },
  'result of unknown formula': {
    change: { results: [{ of: 'wieght', label: 'Weight', decimals: 1, emphasis: 'key' }] },
    says: 'results[0].of is the result of "wieght", which is not a formula; did you mean "weight"?',
  },
  'result shown twice': {
    change: { 'results[3]': { of: 'volume', label: 'Again', decimals: 0 } },
    says: 'results[3].of shows "volume" a second time; remove one',
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
  'result unit for a measure': {
    change: {
      results: [{ of: 'weight', label: 'Weight', unit: 'kilos', decimals: 1, emphasis: 'key' }],
    },
    says: 'results[0].unit is for a count or a plain number, but weight is measured in tonne; leave it out',
  },
  'too many decimals': {
    change: { results: [{ of: 'weight', label: 'Weight', decimals: 9, emphasis: 'key' }] },
    says: 'results[0].decimals is more than 6',
  },
  'unknown emphasis': {
    change: { results: [{ of: 'weight', label: 'Weight', decimals: 1, emphasis: 'loud' }] },
    says: "results[0].emphasis is none of 'normal', 'key'",
  },

  'calculation as a result': {
    change: { 'results[0].of': 'area * depth' },
    says: 'results[0].of is not a name; a figure is a constant, and a calculation a formula: name that here',
  },
})
