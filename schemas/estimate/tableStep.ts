import Fraction from 'fraction.js'
import * as words from '#language/working.ts'
import type { CompiledTable } from '../formula/compiled.ts'
import { asSentence, type Explanation, type Figures, shownAs } from '../formula/explain.ts'
import { type Figure, withUnit } from '../formula/figureText.ts'
import { type Notation, screenReader, visual } from '../formula/notation.ts'
import { parseRational } from '../formula/number.ts'
import { capitalised, say } from '../messages/message.ts'

type Key = CompiledTable['keys'][number]

/**
 * Explains what is looked up: 'Size of the cable = in the table by load current, for 28 A, the next up
 * from 23.5 A = 4 mm²'; a straight line between two figures is worked out.
 */
export function explainTable(table: CompiledTable, own: Figure, { figure }: Figures): Explanation {
  const told = (notation: Notation) => {
    const keys = table.keys.map((key) => figure(key.name).words)
    const lines = table.keys.map((key) => lineOf(key, table, figure(key.name), notation))
    const where = say(words.inTable, { keys: both(keys), lines: both(lines) })
    const worked = straightLine(table, own, figure, notation)
    return capitalised(
      [own.words, where, ...worked, ...shownAs(own, notation)].join(notation.equals),
    )
  }
  return { visual: told(visual), screenReader: asSentence(told(screenReader)) }
}

/** What a table has one or two of. */
function both(texts: readonly string[]): string {
  return texts.reduce((first, next) => say(words.and, { first, next }))
}

/** A step of a number, or an option, as it is said. */
function lineOf(
  { lines, unit, options }: Key,
  { between }: CompiledTable,
  { value, ...given }: Figure,
  notation: Notation,
): string {
  const steps = lines.map((line) => parseRational(line) ?? new Fraction(0))
  if (options) return options[steps.findIndex((place) => place.equals(value))] ?? ''
  const said = (step: Fraction) => withUnit({ value: step, unit, given: true }, notation)
  const exact = withUnit({ ...given, value }, notation)
  const next = steps.findIndex((step) => step.gte(value))
  const [before, after] = [steps[next - 1], steps[next]]
  if (!after || after.equals(value)) return exact
  if (between === 'up') return say(words.nextUp, { line: said(after), value: exact })
  if (!before) return exact
  return say(words.between, { value: exact, lower: said(before), upper: said(after) })
}

/** '5 kg + (7 kg − 5 kg) × (3.5 m − 3 m) ÷ (4 m − 3 m)', for one key between two lines. */
function straightLine(
  { keys, between, figures }: CompiledTable,
  own: Figure,
  figure: Figures['figure'],
  notation: Notation,
): string[] {
  const [key, other] = keys
  if (!key || other || between === 'up') return []
  const at = figure(key.name)
  const steps = key.lines.map((line) => parseRational(line) ?? new Fraction(0))
  const next = steps.findIndex((step) => step.gte(at.value))
  const [before, after] = [steps[next - 1], steps[next]]
  if (!before || !after || after.equals(at.value)) return []
  const { operators, bracket } = notation
  const said = (value: Fraction, { unit }: Figure) =>
    withUnit({ value, unit, given: true }, notation)
  const [low, high] = [figures[next - 1], figures[next]].map(([text = ''] = []) =>
    said(parseRational(text) ?? new Fraction(0), own),
  )
  const rise = bracket(high + operators['-'] + low)
  const past = bracket(withUnit(at, notation) + operators['-'] + said(before, at))
  const width = bracket(said(after, at) + operators['-'] + said(before, at))
  return [low + operators['+'] + rise + operators['*'] + past + operators['/'] + width]
}
