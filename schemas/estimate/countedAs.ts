import type { Calculator } from '../definition/compiled.ts'
import type { Inputs } from './inputs.ts'

/**
 * The word for what is counted in a unit: that which a chosen option has for it, as 'stone' for 'block', or the
 * unit itself.
 */
export function countedAs(
  { fields }: Pick<Calculator, 'fields'>,
  inputs: Inputs,
  unit: string,
): string {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'choice') continue
    const word = field.options[inputs[name]?.typed ?? '']?.countedAs?.[unit]
    if (word !== undefined) return word
  }
  return unit
}
