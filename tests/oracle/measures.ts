import { over, type Ratio, ratio, times } from './ratio.ts'

/**
 * A second, independent table of the sizes of units, as whole numbers of the smallest step that all of a
 * kind share. A new unit in schemas/measures.ts needs a line here; CONTRIBUTING names its other files.
 */
const STEPS: Readonly<Record<string, [kind: string, steps: bigint]>> = {
  // A tenth of a millimetre: an inch is 254 of them, by the agreement of 1959.
  m: ['length', 10_000n],
  cm: ['length', 100n],
  mm: ['length', 10n],
  km: ['length', 10_000_000n],
  ft: ['length', 3_048n],
  in: ['length', 254n],
  'm²': ['area', 10_000n ** 2n],
  'ft²': ['area', 3_048n ** 2n],
  g: ['mass', 1n],
  kg: ['mass', 1_000n],
  tonne: ['mass', 1_000_000n],
  ml: ['volume', 1n],
  litre: ['volume', 1_000n],
  'm³': ['volume', 1_000_000n],
  hour: ['time', 1n],
  day: ['time', 24n],
  KSh: ['money', 1n],
  '°': ['angle', 1n],
  '%': ['ratio', 1n],
  '1': ['ratio', 100n],
}

/** Whether this table has a unit. */
export function hasSize(unit: string): boolean {
  return STEPS[unit] !== undefined
}

/** Whether two units measure the same. */
export function isLike(unit: string, other: string): boolean {
  return hasSize(unit) && STEPS[unit]?.[0] === STEPS[other]?.[0]
}

/** So many of one unit in another of its kind. */
export function converted(value: Ratio, from: string, to: string): Ratio {
  const [one, other] = [STEPS[from], STEPS[to]]
  if (!one || !other) {
    const missing = one ? to : from
    throw new Error(`How large is '${missing}'? It wants a line in tests/oracle/measures.ts.`)
  }
  if (one[0] !== other[0]) throw new Error(`${from} is no ${to}`)
  return over(times(value, ratio(one[1])), ratio(other[1]))
}
