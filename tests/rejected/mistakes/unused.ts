import { path, pathWithBeds, pathWithMaterialForEachBed, sandFromGravel } from '../support/good.ts'
import { lost, metres, withBeds } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'bill field that is not used': {
    change: { 'fields.lost': lost },
    says: 'fields.lost reaches no result; use it in a formula, or leave it out',
  },
  'unused constant': {
    change: {
      'constants.bagWeight': { value: '1000', unit: 'kg/tonne', source: 'The metric system.' },
    },
    says: 'constants.bagWeight reaches no result; use it in a formula, or leave it out',
  },
  'unused field of a row with a material': {
    in: pathWithMaterialForEachBed,
    change: { 'fields.beds.fields.deep': { ...metres, label: 'Deep' } },
    says: 'fields.beds.fields.deep reaches no result; use it in a formula, or leave it out',
  },
  'unused field of a row': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.height': { ...metres, label: 'Height' } },
    says: 'fields.beds.fields.height reaches no result; use it in a formula, or leave it out',
  },
  'unused field with the name of one in a row': {
    in: pathWithBeds,
    change: {
      'fields.length': { ...metres, label: 'Length of the path', default: '1' },
      'fields.beds.formulas.bedArea.is': 'width^2',
      'formulas.covered.is': 'area - sum(beds.bedArea) - sum(beds.length) * depth / cmPerM',
    },
    says: 'fields.length reaches no result; use it in a formula, or leave it out',
  },
  'unused field': {
    change: {
      'fields.wastage': {
        kind: 'number',
        label: 'Wastage',
        unit: '%',
        default: '5',
        accepts: 'number',
      },
    },
    says: 'fields.wastage reaches no result; use it in a formula, or leave it out',
  },
  'unused formula of a row': {
    in: pathWithBeds,
    change: { 'fields.beds.formulas.edge': { unit: 'm', is: '2 * (length + width)' } },
    says: 'fields.beds.formulas.edge reaches no result; use it in a formula, or leave it out',
  },
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
  'unused formula': {
    change: { 'formulas.double': { unit: 'm³', is: 'volume * 2' } },
    says: 'formulas.double reaches no result; use it in a formula, or leave it out',
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
  'unused use': {
    in: sandFromGravel,
    change: {
      'constants.lorryLoad': { value: '7', unit: 'tonne', assumption: 'A common tipper.' },
      'formulas.volume.is': 'area * depth / cmPerM',
      'formulas.weight.is': 'volume * stone.density',
      'formulas.loads.is': 'ceil(weight / lorryLoad)',
    },
    says: 'uses.gravel reaches no result; use it in a formula, or leave it out',
  },
})
