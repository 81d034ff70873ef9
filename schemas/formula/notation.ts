import { agreeingUnit, figureWithUnit } from '#language/grammar.ts'
import * as messages from '#language/notation.ts'
import { spokenQuantity } from '#language/spokenUnits.ts'
import { say } from '../messages/message.ts'
import type { Operator } from './ast.ts'

/** How a working is written: in signs for the eye, or in words for a screen reader. */
export interface Notation {
  operators: Record<Operator, string>
  equals: string
  negative: (figure: string) => string
  bracket: (text: string) => string
  power: (base: string, exponent: number) => string
  /** Marks digits after which more follow. */
  goesOn: (digits: string) => string
  /** Such digits, followed by the exact fraction. */
  exactly: (digits: string, above: string, below: bigint) => string
  /** The square root of something. */
  root: (text: string) => string
  /** A fraction on its own, as a definition gives 2/7. */
  fraction: (above: string, below: bigint) => string
  /** A figure's text with its unit, which is that of exactly one or of more; of a plain number the figure. */
  quantity: (figure: string, unit: string, isOne: boolean) => string
}

export const visual: Notation = {
  operators: { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' },
  equals: ' = ',
  negative: (figure) => `−${figure}`,
  bracket: (text) => `(${text})`,
  power: (base, exponent) => base + superscript(exponent),
  root: (text) => `√(${text})`,
  goesOn: (digits) => `${digits}…`,
  exactly: (digits, above, below) => `${digits} (${above}/${below})`,
  fraction: (above, below) => `(${above}/${below})`,
  quantity: (figure, unit, isOne) => figureWithUnit(figure, agreeingUnit(unit, isOne)),
}

export const screenReader: Notation = {
  operators: {
    '+': ` ${messages.plus} `,
    '-': ` ${messages.minus} `,
    '*': ` ${messages.times} `,
    '/': ` ${messages.dividedBy} `,
  },
  equals: `, ${messages.equals} `,
  negative: (figure) => say(messages.negative, { figure }),
  bracket: (inside) => say(messages.bracket, { inside }),
  power: (base, exponent) => say(spokenPower(exponent), { base, exponent }),
  root: (inside) => say(messages.root, { inside }),
  goesOn: (digits) => say(messages.goesOn, { digits }),
  exactly: (digits, above, below) => say(messages.exactly, { digits, above, below: `${below}` }),
  fraction: (above, below) => say(messages.fraction, { above, below: `${below}` }),
  quantity: spokenQuantity,
}

function superscript(exponent: number): string {
  return [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}

function spokenPower(exponent: number) {
  if (exponent === 2) return messages.squared
  return exponent === 3 ? messages.cubed : messages.power
}
