import { checkDefinition } from '../../schemas/check/index.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import type { CheckedCalculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { metres, sand, withBeds } from '../rejected/support/language.ts'
import type { valid } from '../rejected/valid.ts'

/*
 * Two calculators of which one hands its rows over to the other, whose formulas then work on them: the
 * path has flower beds, which are dug out, and sand has ponds.
 */

export type Formulas = Record<string, { unit: string; is: string; [key: string]: unknown }>

export function check(slug: string, definition: unknown, known: CheckedCalculator[] = []) {
  const find = (of: string) => known.find((other) => other.slug === of)
  return checkDefinition(`calculators/${slug}.ts`, slug, definition, { ...NO_OTHERS, find })
}

/** A definition with more formulas, each shown as a result, which is nothing where there are no rows. */
export function withSums<
  Definition extends Pick<typeof valid, 'examples' | 'results'> & { formulas: object },
>(definition: Definition, formulas: Formulas) {
  const { path, yard } = definition.examples
  const shown = Object.keys(formulas)
  const none = Object.fromEntries(shown.map((of) => [of, '0.00']))
  return {
    ...definition,
    formulas: { ...definition.formulas, ...formulas },
    results: [...definition.results, ...shown.map((of) => ({ of, label: of, decimals: 2 }))],
    examples: {
      path: { ...path, expect: { ...path.expect, ...none } },
      yard: { ...yard, expect: { ...yard.expect, ...none } },
    },
  }
}

export const soil = {
  kind: 'choice',
  label: 'Soil',
  default: 'clay',
  units: { swelling: '1' },
  options: {
    clay: { label: 'Clay', values: { swelling: '1.4' } },
    loam: { label: 'Loam', values: { swelling: '1.25' } },
  },
  assumption: 'In common use.',
}
const length = { ...metres, label: 'Length' }
const edge = { ...metres, label: 'Edge', visibleWhen: { soil: ['loam'] } }
const beds = {
  ...withBeds.fields.beds,
  fields: { length, width: metres, soil, edge },
  formulas: {
    bedArea: { unit: 'm²', is: 'length * width' },
    dug: { unit: 'm³', is: 'bedArea * depth / cmPerM * soil.swelling' },
    trips: { unit: 'lorry', is: 'ceil(dug * stone.density / lorryLoad)' },
    corner: { unit: 'm', is: 'length + width', accepts: { maximum: '1000' } },
    kerb: { unit: 'm', is: 'edge * 2' },
  },
}
export const SUMS = {
  dug: { unit: 'm³', is: 'sum(beds.dug)' },
  trips: { unit: 'lorry', is: 'sum(beds.trips)' },
  border: { unit: 'm', is: 'sum(beds.length) + sum(beds.width)' },
  corners: { unit: 'm', is: 'sum(beds.corner)' },
  kerbs: { unit: 'm', is: 'sum(beds.kerb)' },
}
const fieldsWithBeds = { ...withBeds.fields, beds }
export const gravel = check(
  'gravel-calculator',
  withSums({ ...withBeds, fields: fieldsWithBeds }, SUMS),
)

export const ponds = {
  kind: 'repeat',
  label: 'Ponds',
  row: 'pond',
  maximum: 4,
  fields: { long: { ...metres, label: 'Long' }, wide: { ...metres, label: 'Wide' }, soil },
  formulas: { half: { unit: 'm', is: 'wide / 2' } },
}

/** What sand changes where it hands its ponds over as beds. */
interface Changes {
  given?: Record<string, string>
  fields?: object
  rows?: object
  constants?: object
  formulas?: Formulas
}

export function pondsDefinition({ given, fields, rows, constants = {}, formulas }: Changes = {}) {
  const handedOver = {
    of: 'ponds',
    given: { length: 'long', width: 'half', soil: 'soil', ...given },
  }
  const { gravel: use } = sand.uses
  const sums = Object.entries(SUMS).map(([name, { unit }]) => [
    name,
    { unit, is: `gravel.${name}` },
  ])
  return {
    ...withSums(sand, { ...Object.fromEntries(sums), ...formulas }),
    fields: { ...sand.fields, ...fields, ponds: { ...ponds, ...rows } },
    uses: { gravel: { ...use, given: { ...use.given, beds: handedOver } } },
    constants,
  }
}

export const sandWithPonds = (changes?: Changes) =>
  check('sand-calculator', pondsDefinition(changes), [gravel])

export function inRows({ fields }: CheckedCalculator, repeat: string) {
  const field = fields[repeat]
  if (field?.kind !== 'repeat') throw new Error(`${repeat} has no rows`)
  return field.formulas
}

export function textOf({ formulas }: CheckedCalculator, name: string) {
  const formula = formulas.find((each) => each.name === name)
  return formula && printFormula(formula.ast)
}

/** What the page shows for each result. */
export function shown(calculator: CheckedCalculator, given: Given) {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
  if (outcome.state === 'invalid') return outcome.fieldErrors
  return Object.fromEntries(outcome.estimate.rows.map(({ key, value }) => [key, value]))
}
