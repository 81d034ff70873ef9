import type { CalculatorWithGuidance, Field } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { type FormValues, formValuesOf } from '../../schemas/estimate/formValues.ts'
import { calculators, importCalculatorWithGuidance } from '../registry.ts'

/** A worked example of a calculator, computed. */
export interface Sample {
  calculator: CalculatorWithGuidance
  texts: FormValues
  estimate: Estimate
}

/** The worked examples of every calculator, in the order of the menu. */
export async function loadSamples(): Promise<Sample[]> {
  const loaded = await Promise.all(calculators.map(importCalculatorWithGuidance))
  return loaded.flatMap((calculator) =>
    Object.values(calculator.examples).map(({ given }) => {
      const texts = formValuesOf(calculator.fields, given)
      return { calculator, texts, estimate: estimateOf(calculator, texts) }
    }),
  )
}

/**
 * Computes texts that the calculator accepts.
 *
 * @throws Error if it refuses them.
 */
function estimateOf(calculator: CalculatorWithGuidance, texts: FormValues): Estimate {
  const outcome = computeEstimate(calculator, texts)
  if (outcome.state === 'ready') return outcome.estimate
  throw new Error(`${calculator.slug} refuses ${outcome.fieldErrors[0].message}`)
}

/**
 * The first result of `find` among some items. The gallery asks for a property of a calculator, never for
 * a calculator by its name, so that each calculator may be removed.
 *
 * @throws Error if there is none: the gallery would silently show less.
 */
export function firstOf<Item, Found>(
  items: readonly Item[],
  description: string,
  find: (item: Item) => Found | undefined,
): Found {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  throw new Error(`The gallery found no calculator with ${description}`)
}

/** The first field of any calculator that fits. */
export function fieldWith<Kind extends Field['kind']>(
  samples: readonly Sample[],
  description: string,
  kind: Kind,
  fits: (field: Extract<Field, { kind: Kind }>) => boolean,
): Extract<Field, { kind: Kind }> {
  const isOfKind = (field: Field): field is Extract<Field, { kind: Kind }> => field.kind === kind
  return firstOf(samples, description, ({ calculator }) =>
    Object.values(calculator.fields).filter(isOfKind).find(fits),
  )
}
