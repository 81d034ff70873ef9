import { formatExact, parseRational } from '../formula/number.ts'
import { interpolate } from '../messages/message.ts'
import type { FieldOf } from './calculator.ts'

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names that a text shows in braces: 'Total weight for {bars} bars' shows bars. */
export function interpolatedNames(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '')
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
