import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as review from '#language/review.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { say } from '../messages/message.ts'

/* The words that every part of a review sheet uses. */

/** One thing to check: what it is called, how the definition writes it, and what is to be known. */
export interface SheetItem {
  term: string
  code?: string
  lines: string[]
  /** The language of the term, where that is not the sheet's. */
  lang?: string
}

export function unitInWords(unit: string): string {
  return unit === '1' ? review.plainNumber : unitFor(unit, '1')
}

/** '6 bags/m³', '2/7', '10%'. */
export function withUnit(value: string, unit: string): string {
  const number = parseRational(value)
  // A quotient stays one: 2/7 says more than 0.285714….
  const figure = number && !value.includes('/') ? formatExact(number) : value
  return figureWithUnit(figure, unitFor(unit, value))
}

export function originInWords({
  source,
  assumption,
}: {
  source?: string | undefined
  assumption?: string | undefined
}): string {
  return source === undefined
    ? say(review.assumption, { assumption: assumption ?? '' })
    : say(review.source, { source })
}

/** 'Total weight for {bars} bars' as 'Total weight for … bars'. */
export function inTemplate(label: string): string {
  return label.replace(/\{[^{}]*\}/g, '…')
}
