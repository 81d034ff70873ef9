import { over, type Ratio, ratio, times } from './ratio.ts'

/** Units as whole numbers of the smallest step that all of a kind share; areas are squares of these. */
const STEPS: Readonly<Record<string, [kind: string, steps: bigint]>> = {
  // A tenth of a millimetre: an inch is 254 of them, by the agreement of 1959.
  m: ['length', 10_000n],
  cm: ['length', 100n],
  mm: ['length', 10n],
  ft: ['length', 3_048n],
  in: ['length', 254n],
  'm²': ['area', 10_000n ** 2n],
  'ft²': ['area', 3_048n ** 2n],
  g: ['mass', 1n],
  kg: ['mass', 1_000n],
  tonne: ['mass', 1_000_000n],
}

/** The units of a kind. */
export function unitsLike(unit: string): string[] {
  return Object.keys(STEPS).filter((other) => kindOf(other) === kindOf(unit))
}

function kindOf(unit: string): string | undefined {
  return STEPS[unit]?.[0]
}

/** So many of one unit in another of its kind. */
export function converted(value: Ratio, from: string, to: string): Ratio {
  const [one, other] = [STEPS[from], STEPS[to]]
  if (!one || !other || one[0] !== other[0]) throw new Error(`${from} is no ${to}`)
  return over(times(value, ratio(one[1])), ratio(other[1]))
}
