import type { CompiledFormula } from '../formula/compiled.ts'
import type { Calculator } from './compiled.ts'
import { interpolatedNames } from './interpolation.ts'

/**
 * The label of a formula: its own, that of its result, or its name split into words. A formula of
 * a row is no result.
 */
export function formulaLabel(
  { name, label }: CompiledFormula,
  results?: Calculator['results'],
): string {
  const result = results?.find(({ of }) => of === name)?.label
  const readable =
    result !== undefined && interpolatedNames(result).length === 0 ? result : undefined
  return inSentence(label ?? readable ?? splitName(name))
}

/** 'effectiveFace' as 'effective face'. */
export function splitName(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
}

/** A label as a formula has it: without a remark in brackets and without a capital. */
export function inSentence(label: string): string {
  const bare = label.replace(/\s*\([^()]*\)/g, '')
  return /^[A-Z][a-z ]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
}
