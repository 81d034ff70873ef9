import { changed } from '../../support/changed.ts'
import { valid } from '../valid.ts'
import {
  gravel,
  lost,
  metres,
  sand,
  share,
  testCloth,
  withBeds,
  withPits,
  withPrice,
  withPriceOfMurram,
} from './language.ts'
import type { Good } from './mistakes.ts'

/*
 * The tables of mistakes change these definitions. Every one of them passes the check.
 */

function inFolder(slug: string, definition: object, beside: Record<string, unknown> = {}): Good {
  return { file: `${slug}.ts`, definition, beside }
}

const asPath = (definition: object) => inFolder('gravel-calculator', definition)

export const path = asPath(valid)
export const pathWithBeds = asPath(withBeds)
export const pathWithPits = asPath(withPits)
export const pathWithPrice = asPath(withPrice)
export const pathWithPriceOfMurram = asPath(withPriceOfMurram)

/** The path whose volume depends on a share, which is 2 at first. */
export const pathWithShare = asPath(
  changed(valid, {
    'fields.share': { ...share, default: '2' },
    'formulas.volume.is': 'area * depth / cmPerM * 4 / (share + 2)',
  }),
)

/** The path whose price is there only for murram that is rolled or raked. */
export const pathWithPriceOfFinishedMurram = asPath(
  changed(withPriceOfMurram, {
    'fields.finish': {
      kind: 'choice',
      label: 'Finish',
      default: 'loose',
      units: { effort: '1' },
      options: {
        loose: { label: 'Loose', values: { effort: '1' } },
        rolled: { label: 'Rolled', values: { effort: '1.2' } },
        raked: { label: 'Raked', values: { effort: '1.1' } },
      },
      assumption: 'As people work.',
    },
    'fields.price.visibleWhen.finish': ['rolled', 'raked'],
    'formulas.cost.is': 'weight * price * finish.effort',
    'examples.yard.expect.cost': undefined,
  }),
)

export const pathWithMaterial = asPath({
  ...valid,
  materials: [{ material: 'ballast', amount: 'volume' }],
})

export const pathWithOwnMaterial = asPath({
  ...valid,
  materials: [{ material: 'test-cloth', amount: 'area' }],
  ownMaterials: { 'test-cloth': testCloth },
})

export const pathWithMaterialForEachBed = asPath({
  ...withBeds,
  materials: [{ material: 'ballast', amount: 'bedArea * depth / cmPerM', forEach: 'beds' }],
})

export const sandFromGravel = inFolder('sand-calculator', sand, gravel)

/** Sand that takes the gravel's material with what is lost of it, and its warning. */
export const sandWithMaterials = inFolder(
  'sand-calculator',
  { ...sand, materials: [{ use: 'gravel' }], warnings: [{ use: 'gravel' }] },
  {
    'gravel-calculator': changed(valid, {
      'fields.lost': lost,
      materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
      'formulas.rest': { unit: 'tonne', is: 'max(0, weight - lorryLoad)' },
      warnings: [{ when: 'rest', text: 'Order ahead.' }],
    }),
  },
)

/** Sand whose stones are those of the gravel. */
export const sandWithOptions = inFolder(
  'sand-calculator',
  changed(sand, {
    'fields.stone': {
      kind: 'choice',
      label: 'Stone',
      optionsOf: { of: 'gravel-calculator', field: 'stone' },
    },
  }),
  gravel,
)

/** Sand whose ponds are the beds of the gravel's path. */
export const sandWithPonds = inFolder(
  'sand-calculator',
  changed(sand, {
    'fields.ponds': {
      kind: 'repeat',
      label: 'Ponds',
      row: 'pond',
      maximum: 4,
      fields: { long: { ...metres, label: 'Long' }, wide: { ...metres, label: 'Wide' } },
    },
    'uses.gravel.given.beds': { of: 'ponds', given: { length: 'long', width: 'wide' } },
  }),
  { 'gravel-calculator': withBeds },
)

/** A calculator that makes an estimate of the path. */
export const garden = inFolder(
  'garden-estimator',
  changed(withBeds, {
    title: { page: 'Garden Estimator', menu: 'Garden' },
    order: 9,
    estimates: [
      {
        name: 'Path',
        stage: 'Ground',
        of: 'gravel-calculator',
        given: { area: 'area', depth: 'depth', stone: 'stone' },
      },
    ],
    'examples.path.estimates': { Path: '1.6' },
    'examples.yard.estimates': { Path: '19.0' },
  }),
  gravel,
)

/** The path with beds of two soils, and what there is of each. */
export const pathWithBedsBySoil = asPath(
  changed(withBeds, {
    'fields.beds.fields.soil': {
      kind: 'choice',
      label: 'Soil',
      default: 'loam',
      units: { weight: 'tonne/m³' },
      options: {
        loam: { label: 'Loam', values: { weight: '1.2' } },
        clay: { label: 'Clay', values: { weight: '1.6' } },
      },
      assumption: 'As it is dug.',
    },
    'formulas.bedsOf': { unit: 'm²', is: 'sum(beds.bedArea)', by: 'beds.soil' },
    'results[3]': { of: 'bedsOf', label: 'Beds of {soil}', decimals: 2 },
    materials: [
      {
        material: 'ballast',
        by: 'beds.soil',
        amount: 'sum(beds.bedArea) * depth / cmPerM',
        variant: '{soil}',
      },
    ],
  }),
)
