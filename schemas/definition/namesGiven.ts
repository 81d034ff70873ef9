import type { DefinitionWithDefaults } from './calculator.ts'

type ChildEstimate = DefinitionWithDefaults['estimates'][number]

/** The names that an estimate of another calculator is made of: what it is given, and what decides whether it is made. */
export function namesGiven({ given, when }: Pick<ChildEstimate, 'given' | 'when'>): string[] {
  const targets = Object.values(given).flatMap((target) =>
    typeof target === 'object' && 'option' in target ? [] : target,
  )
  return when === undefined ? targets : [...targets, when]
}
