import { formatExact, parseRational } from '../formula/number.ts'
import type { FieldOf } from './calculator.ts'

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names that a text shows in braces: 'Total weight for {bars} bars' shows bars. */
export function interpolatedNames(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '')
}

/** Puts values where a text has names in braces. A name without a value stays as it is. */
export function interpolate(
  text: string,
  valueNamed: (name: string) => string | undefined,
): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => valueNamed(name) ?? whole)
}

/** An option's label with its own values in place: '6" Hollow Block (450 × 225 × 150 mm)'. */
export function optionLabel(field: FieldOf<'choice'>, id: string): string {
  const option = Object.hasOwn(field.options, id) ? field.options[id] : undefined
  if (!option) return id
  return interpolate(option.label, (name) => {
    const value = Object.hasOwn(option.values, name) && parseRational(option.values[name] ?? '')
    return value ? formatExact(value) : undefined
  })
}
