import { valid } from '../valid.ts'
import {
  gardenExamples,
  gravel,
  sand,
  share,
  withBeds,
  withEstimate,
  withPrice,
  withPriceOfMurram,
  withRowsHandedOver,
} from './language.ts'
import { changed, type Good } from './mistakes.ts'

/*
 * The definitions that the mistakes are made in. Every one of them passes the check.
 */

function inFolder(slug: string, definition: object, beside: Record<string, unknown> = {}): Good {
  return { file: `${slug}.ts`, definition, beside }
}

const asPath = (definition: object) => inFolder('gravel-calculator', definition)

export const path = asPath(valid)
export const pathWithBeds = asPath(withBeds)
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

export const pathWithMaterialForEachBed = asPath({
  ...withBeds,
  materials: [{ material: 'ballast', amount: 'bedArea * depth / cmPerM', forEach: 'beds' }],
})

export const sandFromGravel = inFolder('sand-calculator', sand, gravel)

export const sandWithPonds: Good = withRowsHandedOver({
  of: 'ponds',
  given: { length: 'long', width: 'wide' },
})

export const garden = inFolder(
  'garden-estimator',
  withEstimate({}, { examples: gardenExamples }),
  gravel,
)
