import { CONVERSIONS } from './conversions.ts'
import {
  combine,
  formatUnit,
  isCount,
  isCountSymbol,
  parseUnit,
  sameUnit,
  type Unit,
} from './unit.ts'

/* Advice on a formula that does not come out in its unit. */

/** Every conversion as a formula writes it, to one or to another power, with the unit that it cancels. */
const FACTORS: readonly { text: string; unit: Unit; isPlain: boolean }[] = [...CONVERSIONS].flatMap(
  ([name, { unit }]) =>
    [1, 2, 3].flatMap((power) => {
      const factor = power === 1 ? name : `${name}^${power}`
      const isPlain = power === 1
      return [
        { text: `/ ${factor}`, unit: combine([[parseUnit(unit), power]]), isPlain },
        { text: `* ${factor}`, unit: combine([[parseUnit(unit), -power]]), isPlain },
      ]
    }),
)

/** The conversions that cancel a surplus: one, or two of different kinds. */
function conversionsFor(surplus: Unit): string | undefined {
  const one = FACTORS.find(({ unit }) => sameUnit(unit, surplus))
  if (one) return one.text
  const plain = FACTORS.filter(({ isPlain }) => isPlain)
  for (const { text, unit } of plain) {
    const rest = combine([
      [surplus, 1],
      [unit, -1],
    ])
    const other = plain.find((factor) => sameUnit(factor.unit, rest))
    if (other) return `${text} ${other.text}`
  }
  return undefined
}

/**
 * Advises on a formula that comes out in `derived` where its definition declares `declared`.
 *
 * @param ofCount the advice where that is another count, or a measure
 */
export function adviceFor(
  derived: Unit,
  declared: Unit,
  ofCount = 'a count may be declared for that count or for a plain number',
): string {
  const surplus = combine([
    [derived, 1],
    [declared, -1],
  ])
  const conversions = conversionsFor(surplus) ?? (isCount(declared) && conversionsFor(derived))
  if (conversions) return `is a conversion missing, as ${conversions}?`
  const count = [...surplus].find(([symbol, power]) => isCountSymbol(symbol) && power > 0)?.[0]
  if (count !== undefined) {
    return `the count '${count}' is left over: what it is multiplied by is a figure for each, as kg/${count}`
  }
  if (isCount(declared)) return ofCount
  const isMissing = [...surplus.values()].every((power) => power < 0)
  const what = isMissing
    ? `what is missing is ${formatUnit(combine([[surplus, -1]]))}`
    : `what is too much is ${formatUnit(surplus)}`
  return `${what}; is a field or a figure missing, or its unit wrong?`
}
