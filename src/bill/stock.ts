import type Fraction from 'fraction.js'
import { packNoun } from '#language/grammar.ts'
import * as solve from '#messages/solve.ts'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import { parsePrice } from '../../schemas/bill/money.ts'
import { costOfAll, type Stock } from '../../schemas/bill/solve.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { isNegative, parseTyped } from '../../schemas/formula/number.ts'
import { say } from '../../schemas/messages/message.ts'

/** A box for what a person has of a line, or for the budget. */
export interface Box {
  /** The name of the input. */
  name: string
  /** The name under which the tab keeps its text: a count of bags is none of lorries. */
  key: string
  label: string
  /** The line that it limits; without one, the budget. */
  line?: BillLine
}

export const BUDGET_BOX: Box = { name: 'have-budget', key: 'budget', label: solve.budget }

/** The boxes of a bill: one for each line, and one for the budget once every line has a price. */
export function boxesOf(bill: Bill): Box[] {
  const ofLines = bill.lines.map((line): Box => {
    const { key, material, countedPack } = line
    const isOne = bill.lines.filter((other) => other.material.id === material.id).length === 1
    return {
      name: `have-${isOne ? material.id : key}`,
      key: `${key}@${countedPack.id}`,
      label: say(solve.have, { material: lineName(line), packs: packNoun(countedPack).other }),
      line,
    }
  })
  return costOfAll(bill) ? [...ofLines, BUDGET_BOX] : ofLines
}

/** The number in a box: zero or more; 'empty' sets no limit, and undefined is none. */
export function readBox({ key, line }: Box, texts: FormValues) {
  const text = texts[key] ?? ''
  if (text.trim() === '') return 'empty'
  const number = line ? parseTyped(text) : parsePrice(text)
  return number && !isNegative(number) ? number : undefined
}

/** The stock that the boxes say; 'unread' where one says no number, and 'empty' where none says anything. */
export function readStock(boxes: readonly Box[], texts: FormValues): Stock | 'unread' | 'empty' {
  const packs = new Map<string, Fraction>()
  let budget: Stock['budget']
  for (const box of boxes) {
    const number = readBox(box, texts)
    if (!number) return 'unread'
    if (number === 'empty') continue
    if (box.line) packs.set(box.line.key, number)
    else budget = number
  }
  return packs.size === 0 && budget === undefined ? 'empty' : { packs, budget }
}
