import {
  path,
  pathWithBeds,
  pathWithMaterialForEachBed,
  sandFromGravel,
  sandWithMaterials,
} from '../support/good.ts'
import { lost, metres, withBeds } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

/** Sand that works out by itself what it took from gravel. */
const withoutGravel = {
  'constants.lorryLoad': { value: '7', unit: 'tonne', assumption: 'A common tipper.' },
  'formulas.volume.is': 'area * depth / cmPerM',
  'formulas.weight.is': 'volume * stone.density',
  'formulas.loads.is': 'ceil(weight / lorryLoad)',
}

export const mistakes = [
  ...refusalsIn(path, {
    'fields.stone.units.bulk is read by nothing; write stone.bulk in a formula, or leave it out with its values':
      {
        'fields.stone.units.bulk': '1',
        'fields.stone.options.ballast.values.bulk': '1.3',
        'fields.stone.options.murram.values.bulk': '1.2',
      },
    'fields.lost reaches no result; use it in a formula, or leave it out': { 'fields.lost': lost },
    'constants.bagWeight reaches no result; use it in a formula, or leave it out': {
      'constants.bagWeight': { value: '1000', unit: 'kg/tonne', source: 'The metric system.' },
    },
    'fields.wastage reaches no result; use it in a formula, or leave it out': {
      'fields.wastage': {
        kind: 'number',
        label: 'Wastage',
        unit: '%',
        default: '5',
        accepts: 'number',
      },
    },
  }),
  ...refusalsIn(pathWithMaterialForEachBed, {
    'fields.beds.fields.deep reaches no result; use it in a formula, or leave it out': {
      'fields.beds.fields.deep': { ...metres, label: 'Deep' },
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'fields.length reaches no result; use it in a formula, or leave it out': {
      'fields.length': { ...metres, label: 'Length of the path', default: '1' },
      'fields.beds.formulas.bedArea.is': 'width^2',
      'formulas.covered.is': 'area - sum(beds.bedArea) - sum(beds.length) * depth / cmPerM',
    },
    'fields.beds.formulas.edge reaches no result; use it in a formula, or leave it out': {
      'fields.beds.formulas.edge': { unit: 'm', is: '2 * (length + width)' },
    },
  }),
  ...refusalsIn(sandFromGravel, {
    'uses.gravel reaches no result; use it in a formula, or leave it out': withoutGravel,
  }),
  ...refusalsIn(sandWithMaterials, {
    "uses.gravel reaches no result; use it in a formula, buy what it takes with { use: 'gravel' } in materials, or leave it out":
      { ...withoutGravel, materials: undefined, warnings: undefined },
  }),
  ...mistakesIn(path, {
    'unused formula with its constant': {
      change: {
        'constants.bagWeight': { value: '1000', unit: 'kg/tonne', source: 'The metric system.' },
        'formulas.kilograms': { unit: 'kg', is: 'weight * bagWeight' },
      },
      says: [
        'constants.bagWeight reaches no result; use it in a formula, or leave it out',
        'formulas.kilograms reaches no result; use it in a formula, or leave it out',
      ],
    },
    'unused repeat': {
      change: { 'fields.beds': withBeds.fields.beds },
      says: [
        'fields.beds.fields.length reaches no result; use it in a formula, or leave it out',
        'fields.beds.fields.width reaches no result; use it in a formula, or leave it out',
        'fields.beds.formulas.bedArea reaches no result; use it in a formula, or leave it out',
        'fields.beds reaches no result; use it in a formula, or leave it out',
      ],
    },
  }),
]
