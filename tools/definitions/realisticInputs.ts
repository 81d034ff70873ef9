import type { FieldOf, PlainField } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { referenceTo } from '../../schemas/definition/rowReferences.ts'
import { rowCount } from '../../schemas/estimate/formValues.ts'
import { parseRational, parseTyped } from '../../schemas/formula/number.ts'

/** Gives numbers from 0 to 1, the same ones for the same seed. */
export type Random = () => number

/** A small well-known generator (mulberry32): a failure can be repeated from its seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Range {
  from: number
  to: number
  /** At most. */
  decimals: number
}

/**
 * The numbers that people are likely to enter into a field. The range goes from half the smallest to
 * twice the largest of its default and of its values in the worked examples, with as many decimals as
 * these have.
 */
function rangeOf(
  name: string,
  field: FieldOf<'number'>,
  { examples }: CalculatorWithGuidance,
): Range {
  const given = Object.values(examples).flatMap((example) => [
    example.given[name],
    ...Object.values(example.given).flatMap((rows) =>
      typeof rows === 'string' ? [] : rows.map((row) => row[name]),
    ),
  ])
  const { integer, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = field.accepts
  const limit = (text: string | undefined) => parseRational(text ?? '')?.valueOf()
  const least = limit(minimum ?? exclusiveMinimum) ?? 0
  const most = limit(maximum ?? exclusiveMaximum) ?? Number.POSITIVE_INFINITY
  const texts = [field.default, ...given].filter((text) => typeof text === 'string')
  const figures = texts.map((text) => parseTyped(text)).filter((figure) => figure !== undefined)
  const values = figures.map((figure) => figure.valueOf())
  const decimals = texts.map((text) => text.trim().split('.')[1]?.length ?? 0)
  const isKnown = values.length > 0
  const largest = Math.max(...values)
  return {
    from: Math.max(isKnown ? Math.min(...values) / 2 : 1, least),
    // If all values are zero, twice the largest would be zero again.
    to: Math.min(isKnown && largest > 0 ? largest * 2 : 100, most),
    decimals: integer ? 0 : isKnown ? Math.max(...decimals) : 2,
  }
}

/** Draws inputs as a person would type them: within realistic ranges, mostly in round figures. */
export function realisticInputs(
  calculator: CalculatorWithGuidance,
  random: Random,
): () => Record<string, string> {
  const fields = Object.entries(calculator.fields).map(([name, field]) => {
    if (field.kind !== 'repeat')
      return { name, text: realisticText(name, field, calculator, random) }
    const inner = Object.entries(field.fields).map(([key, plain]) => ({
      key,
      text: realisticText(key, plain, calculator, random),
    }))
    return { name, inner, minimum: field.minimum, maximum: field.maximum }
  })
  return () => {
    const texts: Record<string, string> = {}
    for (const { name, text, inner, minimum, maximum } of fields) {
      if (text) {
        texts[name] = text()
        continue
      }
      const rows = minimum + Math.floor(random() * 3)
      for (let row = 0; row < Math.min(rows, maximum); row += 1) {
        for (const { key, text } of inner) texts[`${name}.${row}.${key}`] = text()
      }
    }
    return withRows(calculator.fields, texts, random)
  }
}

/** The inputs with each row that belongs to one of another repeat belonging to one that is there. */
function withRows(
  fields: CalculatorWithGuidance['fields'],
  texts: Record<string, string>,
  random: Random,
): Record<string, string> {
  const chosen = Object.entries(texts).flatMap(([path, text]): [string, string][] => {
    const [name = '', , key = ''] = path.split('.')
    const repeat = fields[name]
    const references = Object.keys(fields).flatMap((other) => {
      const found = referenceTo(fields, name, other)
      return found === undefined ? [] : [{ key: found, rows: rowCount(other, texts) }]
    })
    if (repeat?.kind !== 'repeat' || references.length === 0) return [[path, text]]
    if (references.some(({ rows }) => rows === 0)) return []
    const own = references.find((reference) => reference.key === key)
    return [[path, own ? String(1 + Math.floor(random() * own.rows)) : text]]
  })
  return Object.fromEntries(chosen)
}

function realisticText(
  name: string,
  field: PlainField,
  calculator: CalculatorWithGuidance,
  random: Random,
): () => string {
  if (field.kind === 'choice') {
    const ids = Object.keys(field.options)
    return () => ids[Math.floor(random() * ids.length)] ?? field.default
  }
  const range = rangeOf(name, field, calculator)
  // Most people leave defaults as they are.
  return () =>
    field.default !== undefined && random() < 0.3 ? field.default : realisticNumber(range, random)
}

function realisticNumber({ from, to, decimals }: Range, random: Random): string {
  const scale = 10 ** Math.floor(random() * (decimals + 1))
  const units = Math.ceil(from * scale) + Math.floor(random() * (to - from) * scale)
  return String(units / scale)
}
