import { valid } from '../valid.ts'

/*
 * These functions make the valid definition with rows, with a price, or with the results of another
 * calculator.
 */

export const metres = { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' } as const

/** The valid definition with more fields and formulas, each shown as a result. */
export function withMore(
  fields: Record<string, unknown>,
  formulas: Record<string, { unit: string; [key: string]: unknown }>,
) {
  const shown = Object.keys(formulas).map((of) => ({ of, label: of, decimals: 2 }))
  return {
    ...valid,
    fields: { ...valid.fields, ...fields },
    formulas: { ...valid.formulas, ...formulas },
    results: [...valid.results, ...shown],
  }
}

/** The path with flower beds in it, which get no gravel. */
export const withBeds = {
  ...valid,
  fields: {
    ...valid.fields,
    beds: {
      kind: 'repeat',
      label: 'Flower beds',
      row: 'bed',
      maximum: 5,
      fields: { length: { ...metres, label: 'Length' }, width: metres },
      formulas: { bedArea: { unit: 'm²', is: 'length * width' } },
    },
  },
  formulas: {
    ...valid.formulas,
    covered: {
      unit: 'm²',
      is: 'area - sum(beds.bedArea)',
      accepts: 'positive',
      errorMessage: 'The beds are larger than the path',
    },
    volume: { unit: 'm³', is: 'covered * depth / cmPerM' },
  },
} as const

/** The path with changes of its beds. */
export function withRepeat(changes: Record<string, unknown>) {
  return {
    ...withBeds,
    fields: { ...withBeds.fields, beds: { ...withBeds.fields.beds, ...changes } },
  }
}

/** A definition whose first example is typed in otherwise, or expects something else. */
export function withExample<Definition extends { examples: typeof valid.examples }>(
  definition: Definition,
  given: Record<string, unknown>,
  expected: Record<string, string> = {},
) {
  const { path } = definition.examples
  const changed = {
    ...path,
    given: { ...path.given, ...given },
    expect: { ...path.expect, ...expected },
  }
  return { ...definition, examples: { ...definition.examples, path: changed } }
}

export const price = {
  kind: 'number',
  label: 'Price',
  unit: 'KSh/tonne',
  accepts: 'positive',
} as const

/** A share that people buy in addition to the result. */
export const allowance = {
  kind: 'number',
  label: 'For what is lost',
  unit: '%',
  default: '5',
  accepts: { minimum: '0' },
  onInvalid: 'default',
} as const

/** The same, asked for under the bill. */
export const lost = { ...allowance, placement: 'bill' } as const

/** A material that no catalogue has. */
export const testCloth = {
  name: 'test cloth',
  unit: 'm²',
  packs: { roll: { singular: 'roll', plural: 'rolls', of: 'test cloth of 50 m²', holds: '50' } },
  assumption: 'Sold in rolls of 2 m by 25 m.',
} as const

/** The path with its price, which may stay empty. */
export const withPrice = withMore(
  { price: { ...price, optional: true } },
  { cost: { unit: 'KSh', is: 'weight * price' } },
)

/** The path with its price where it is of murram, and only there. */
export const withPriceOfMurram = {
  ...withMore(
    { price: { ...price, default: '900', visibleWhen: { stone: ['murram'] } } },
    { cost: { unit: 'KSh', is: 'weight * price' } },
  ),
  examples: {
    ...valid.examples,
    yard: {
      ...valid.examples.yard,
      expect: { ...valid.examples.yard.expect, cost: '17,100.00' },
    },
  },
}

/** The other definitions in the folder of one that uses gravel. */
export const gravel = { 'gravel-calculator': valid }

/** A calculator whose answers are another's. */
export const sand = {
  ...valid,
  title: { page: 'Sand Calculator', menu: 'Sand' },
  order: 8,
  constants: {},
  uses: {
    gravel: {
      of: 'gravel-calculator',
      given: { area: 'area', depth: 'depth', stone: 'stone' },
    },
  },
  formulas: {
    volume: { unit: 'm³', is: 'gravel.volume' },
    weight: { unit: 'tonne', is: 'gravel.weight' },
    loads: { unit: 'lorry', is: 'gravel.loads' },
  },
} as const

/** A number that may be zero. */
export const share = {
  kind: 'number',
  label: 'Share',
  unit: '1',
  accepts: { minimum: '0' },
} as const

/** The path whose beds have an edge, too, which somebody must enter. */
export const withEdges = withRepeat({
  fields: { ...withBeds.fields.beds.fields, edge: { ...metres, label: 'Edge' } },
  formulas: { bedArea: { unit: 'm²', is: 'length * width + edge^2' } },
})

/** The path with beds, and with tree pits in them, which get no soil: each pit belongs to a bed. */
export const withPits = {
  ...withBeds,
  fields: {
    ...withBeds.fields,
    beds: {
      ...withBeds.fields.beds,
      formulas: {
        ...withBeds.fields.beds.formulas,
        planted: {
          unit: 'm²',
          is: 'bedArea - sum(pits.pitArea)',
          accepts: 'positive',
          errorMessage: 'The pits are larger than the bed',
        },
      },
    },
    pits: {
      kind: 'repeat',
      label: 'Tree pits',
      row: 'pit',
      maximum: 50,
      fields: {
        bed: { kind: 'row', of: 'beds', label: 'Bed' },
        side: { ...metres, label: 'Side' },
      },
      formulas: { pitArea: { unit: 'm²', is: 'side^2' } },
    },
  },
  formulas: { ...withBeds.formulas, soil: { unit: 'm²', is: 'sum(beds.planted)' } },
  results: [...withBeds.results, { of: 'soil', label: 'Soil', decimals: 2 }],
  examples: {
    path: {
      ...withBeds.examples.path,
      given: {
        area: '22.25',
        beds: [
          { length: '2', width: '1' },
          { length: '0.5', width: '0.5' },
        ],
        pits: [{ bed: '1', side: '0.5' }],
      },
      expect: { ...withBeds.examples.path.expect, soil: '2.00' },
    },
    yard: {
      ...withBeds.examples.yard,
      expect: { ...withBeds.examples.yard.expect, soil: '0.00' },
    },
  },
} as const
