import * as messages from '#language/bill.ts'
import { figureWithUnit } from '#language/grammar.ts'
import { capitalised, say } from '../messages/message.ts'
import { type Amount, isLabour } from './amounts.ts'
import type { Bill, BillLine } from './bill.ts'

// The lines of a bill in words.

/** More lines are counted. */
const MAX_NAMED = 3

/** 'Cement', 'Steel bars, 12 mm': what a line is called. */
export function lineName({ material, variant }: Pick<Amount, 'material' | 'variant'>): string {
  const name = capitalised(material.name)
  return variant === undefined ? name : `${name}, ${variant}`
}

/** A line's name inside a sentence: 'sand', 'steel bars (12 mm)'. */
export function nameInSentence({ material, variant }: Amount): string {
  return variant === undefined ? material.name : `${material.name} (${variant})`
}

/** '12 bags of cement of 50 kg'. */
export function askedFor(line: BillLine): string {
  return figureWithUnit(line.packCountFigure, line.packsDescription)
}

/**
 * The lines without a price, in a few words: 'sand and ballast', '12 of 16 materials'; empty where all
 * have one.
 */
export function withoutPrice({ lines }: Bill): string {
  const without = lines.filter(({ cost }) => !cost)
  if (without.length <= MAX_NAMED) return inList(without.map((line) => nameInSentence(line)))
  const some = lines.every(isLabour) ? messages.someWork : messages.someMaterials
  return say(some, { count: without.length, all: lines.length })
}

/** 'Not priced: electricity and transport': the lines that a person prices and left empty; empty where there are none. */
export function notPriced({ priced }: Pick<Bill, 'priced'>): string {
  const without = priced.filter(({ cost }) => !cost)
  if (without.length === 0) return ''
  return say(messages.notPriced, { lines: inList(without.map(({ label }) => label)) })
}

/** 'sand', 'sand and ballast', 'cement, sand and ballast'. */
export function inList(names: readonly string[]): string {
  const others = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  return others.length === 0 ? last : say(messages.lastOf, { others: others.join(', '), last })
}
