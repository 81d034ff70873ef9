import fc from 'fast-check'
import type { FieldOf, PlainField } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { parseRational } from '../../schemas/formula/number.ts'
import { NOT_NUMBERS, NUMBERS } from '../formula/typed.ts'

/** A decimal as people write it: `4`, `4.0`, `.5`, `1,250.75`, ` 12 `. */
function decimal(most: number, mostDecimals: number): fc.Arbitrary<string> {
  return fc
    .record({
      whole: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: Math.min(most, 60) }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: most }) },
      ),
      decimals: fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: mostDecimals }),
      grouped: fc.boolean(),
      spaced: fc.boolean(),
      bare: fc.boolean(),
    })
    .map(({ whole, decimals, grouped, spaced, bare }) => {
      const digits = grouped ? whole.toLocaleString('en-KE') : String(whole)
      const written = bare && whole === 0 && decimals !== '' ? '' : digits
      const text = decimals === '' ? written : `${written}.${decimals}`
      return spaced ? ` ${text} ` : text
    })
}

/** Sizes of real rooms, tiles, sheets and bars, and an allowance as people enter it. */
function realisticText(field: PlainField): fc.Arbitrary<string> {
  return field.kind === 'choice'
    ? fc.constantFrom(...Object.keys(field.options))
    : realisticNumber(field)
}

function realisticNumber({ unit, accepts, default: standard }: FieldOf<'number'>) {
  if (accepts.integer) return fc.oneof(fc.integer({ min: 1, max: 40 }).map(String), decimal(60, 0))
  if (unit === '%') {
    return fc.oneof(
      fc.constantFrom('0', '5', '7.5', '10', '12.5', '15', '20', '-5', '-10', ''),
      decimal(40, 2),
    )
  }
  return fc.oneof(
    { weight: 30, arbitrary: decimal(['mm', 'cm'].includes(unit) ? 1500 : 3000, 3) },
    { weight: 4, arbitrary: fc.constantFrom('1', '2', '2.5', '3', '10', '20', '30', '60') },
    { weight: 1, arbitrary: fc.constant(standard ?? '') },
  )
}

/** Texts that nobody expects in a number field. */
export const HOSTILE = [
  ...NOT_NUMBERS.filter(({ length }) => length < 10_000),
  ...NUMBERS.map(([typed]) => typed),
  '\t\n',
  '0.0',
  '1/0',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '٣٫١٤',
  '–5',
  '\u202e21',
  '\ufeff12',
  '000000000000000',
  '100',
  '-100',
  '-450',
  '-225',
  '<script>alert(1)</script>',
  "'; DROP TABLE tiles; --",
  '{bars}',
  '12 m',
  '6" Hollow Block',
  'Sitting room 5.2 × 4.5, kitchen 3 × 3\r\nTotal: 23.4 + 9',
  'm'.repeat(10_000),
  '9'.repeat(10_000),
  '一',
  "3'",
  '#{1}',
  '{{1}}',
  '\u0000',
  '\u0007',
  '3\u200b',
  '\t3\t',
  '💥',
  '-99999999999999',
  '.000000000000001',
  'Room 3 m by 4 m',
  '=1+1',
  '-100.0000001',
  ' 7 ',
]

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,+- ') }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 16, maxLength: 16 }),
  fc.string({ unit: fc.constantFrom(...'٠١٢٣٤٥٦٧٨٩०१२۰۱۲０１２'), minLength: 1 }),
  fc.double().map(String),
)

/** A row is a part of something larger: a door of a wall, a gate of a fence. */
const IN_ROWS = '3'

/** Mostly what fits between a field's limits, where it has an upper one: all else would be refused. */
function fitting(
  field: PlainField,
  text: (field: PlainField) => fc.Arbitrary<string>,
  otherLimit: string | undefined,
): fc.Arbitrary<string> {
  const accepts = field.kind === 'number' ? field.accepts : undefined
  const limit = parseRational(accepts?.maximum ?? accepts?.exclusiveMaximum ?? otherLimit ?? '')
  if (!accepts || !limit) return text(field)
  const step = accepts.integer ? 1 : 4
  const most = Math.max(1, limit.mul(step).floor().valueOf())
  const least = parseRational(accepts.minimum ?? accepts.exclusiveMinimum ?? '0')
  const min = Math.min(most, Math.max(1, least?.mul(step).ceil().valueOf() ?? 1))
  const fits = fc.integer({ min, max: most }).map((count) => String(count / step))
  return fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: text(field) })
}

/**
 * The texts of a whole form, a text for each box: for a repeat up to three rows, or as many as there
 * must be.
 */
export function textsInto(
  { fields }: Pick<CalculatorWithGuidance, 'fields'>,
  text: (field: PlainField) => fc.Arbitrary<string>,
  limit?: string,
): fc.Arbitrary<Record<string, string>> {
  const parts = Object.entries(fields).map(([name, field]) => {
    if (field.kind !== 'repeat')
      return fitting(field, text, limit).map((typed) => ({ [name]: typed }))
    const row = textsInto({ fields: field.fields }, text, IN_ROWS)
    const maxLength = Math.min(field.maximum, field.minimum + 3)
    return fc
      .array(row, { minLength: field.minimum, maxLength })
      .map((rows) =>
        Object.fromEntries(
          rows.flatMap((texts, index) =>
            Object.entries(texts).map(([key, typed]) => [`${name}.${index}.${key}`, typed]),
          ),
        ),
      )
  })
  return fc.tuple(...parts).map((typed) => Object.assign({}, ...typed))
}

/** Random inputs as a person on a building site would type them. */
export function realisticInputs(calculator: CalculatorWithGuidance) {
  return textsInto(calculator, realisticText)
}

/** Random inputs where any field may hold anything at all, and the others something sensible. */
export function hostileInputs(calculator: CalculatorWithGuidance) {
  return textsInto(calculator, (field) => fc.oneof(hostileText, realisticText(field), hostileText))
}

/** '12 m', `6"`, '1 1/2 in': a number that says its unit. */
const WITH_UNIT = /\d\s*(mm|cm|m|ft|foot|feet|in|inch|inches|kgs?|g|tonnes?|t|['"′″’”])/i

/** Whether a number says its unit: oracles read plain numbers, and measures have a proof of their own. */
export function saysUnit(typed: Readonly<Record<string, string>>): boolean {
  return Object.values(typed).some((text) => WITH_UNIT.test(text))
}
