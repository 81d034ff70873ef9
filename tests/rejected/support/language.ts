import { valid } from '../valid.ts'

/*
 * The valid definition with rows, with what another calculator works out, and with single things
 * changed: what the mistakes in the language's larger words are made in.
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

/** The valid definition with another formula in the place of one of its own. */
export function withFormula(name: keyof typeof valid.formulas, unit: string, is: string) {
  return { ...valid, formulas: { ...valid.formulas, [name]: { unit, is } } }
}

/** The valid definition with changes of its field for the depth. */
export function withDepth(changes: Record<string, unknown>) {
  return { ...valid, fields: { ...valid.fields, depth: { ...valid.fields.depth, ...changes } } }
}

/** The valid definition with changes of its choice of stone. */
export function withStone(changes: Record<string, unknown>) {
  return { ...valid, fields: { ...valid.fields, stone: { ...valid.fields.stone, ...changes } } }
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

/** The path with one more field in each of its beds. */
export function withRowField(name: string, field: unknown) {
  return withRepeat({ fields: { ...withBeds.fields.beds.fields, [name]: field } })
}

/** The path with another area of each of its beds. */
export function withBedArea(is: string) {
  return withRepeat({ formulas: { bedArea: { unit: 'm²', is } } })
}

/** The path with another area that is covered. */
export function withCovered(is: string) {
  const covered = { unit: 'm²', is, accepts: 'positive' }
  return { ...withBeds, formulas: { ...withBeds.formulas, covered } }
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

/** A share that is bought beside what is worked out. */
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
  title: { page: 'Sand Calculator', menu: 'Sand', breadcrumb: 'Sand Calculator' },
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

/** Sand that uses another calculator, or gives it something else. */
export function withUse({ of = 'gravel-calculator', ...given }: Record<string, string>) {
  return { ...sand, uses: { gravel: { of, given: { ...sand.uses.gravel.given, ...given } } } }
}

/** Sand with changes of one of its fields. */
export function withSandField(name: keyof typeof sand.fields, changes: Record<string, unknown>) {
  return { ...sand, fields: { ...sand.fields, [name]: { ...sand.fields[name], ...changes } } }
}

const path = {
  name: 'Path',
  stage: 'Ground',
  of: 'gravel-calculator',
  given: { area: 'area', depth: 'depth', stone: 'stone' },
}

/** A calculator that makes an estimate of the path, with changes of that estimate. */
export function withEstimate(changes: Record<string, unknown> = {}, more: object = {}) {
  return {
    ...withRepeat({}),
    title: { page: 'Garden Estimator', menu: 'Garden', breadcrumb: 'Garden Estimator' },
    order: 9,
    estimates: [{ ...path, ...changes }],
    ...more,
  }
}

/** The examples of the garden, with the estimates that are made of them. */
export const gardenExamples = {
  path: { ...valid.examples.path, estimates: { Path: '1.6' } },
  yard: { ...valid.examples.yard, estimates: { Path: '19.0' } },
}
/** The valid definition whose volume is twice as much, divided by something: a share is 2 at first. */
export function withDivisor(divisor: string) {
  const share = {
    kind: 'number',
    label: 'Share',
    unit: '1',
    default: '2',
    accepts: { minimum: '0' },
  }
  const volume = { unit: 'm³', is: `area * depth / cmPerM * 2 / ${divisor}` }
  return {
    ...valid,
    fields: { ...valid.fields, share },
    formulas: { ...valid.formulas, volume },
  } as const
}

/** Sand that hands its ponds over as the beds of the gravel's path, as `given` says. */
export function withRowsHandedOver(given: unknown, changes: Record<string, unknown> = {}) {
  const fields = { long: { ...metres, label: 'Long' }, wide: { ...metres, label: 'Wide' } }
  const ponds = { kind: 'repeat', label: 'Ponds', row: 'pond', maximum: 4, fields, ...changes }
  const uses = {
    gravel: { ...sand.uses.gravel, given: { ...sand.uses.gravel.given, beds: given } },
  }
  return {
    file: 'sand-calculator.ts',
    beside: { 'gravel-calculator': withBeds },
    definition: { ...sand, fields: { ...sand.fields, ponds }, uses },
  }
}
