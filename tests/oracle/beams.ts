import { type Cuts, inBars } from './cuts.ts'
import { concreteOf } from './mixes.ts'
import {
  isAboveZero,
  isLess,
  least,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  show,
  times,
} from './ratio.ts'
import { fromZero, positives, type Work, wholeFrom } from './typed.ts'

/* Works out beams with their steel by hand, and cuts bars one after another. */

const TWO = ratio(2)
const THOUSAND = ratio(1000)
const BAR = ratio(12)
const DIAMETERS = ['8', '10', '12', '16', '20', '25', '32']

/** The weight of a length of bar by the rule of 162, for a diameter in millimetres. */
export function weighs(diameter: number, metres: Ratio): Ratio {
  return over(times(metres, ratio(diameter * diameter)), ratio(162))
}

/** Whole bars for so many pieces of one length, of which none is longer than a bar. */
export function cutFrom(pieces: Ratio, length: Ratio): Ratio {
  // As many as fit: one more would not.
  const each = least(1n, (count) => isLess(BAR, times(length, ratio(count + 1n))))
  return ratio(least(0n, (bars) => !isLess(ratio(bars * each), pieces)))
}

const beam: Work = (typed) => {
  const [length, width, depth, spacing] =
    positives(typed, ['beamLength', 'width', 'depth', 'ringSpacing']) ?? []
  const [beams, mainBars] = [wholeFrom(typed.beams, 1), wholeFrom(typed.mainBars, 1)]
  const cover = fromZero(typed.cover)
  const isRing = typed.kind === 'ring'
  const { mainDiameter = '', ringDiameter = '' } = typed
  if (!isRing && typed.kind !== 'beam') return null
  if (!DIAMETERS.includes(mainDiameter) || !['8', '10', '12'].includes(ringDiameter)) return null
  if (!length || !width || !depth || !spacing || !beams || !mainBars || !cover) return null
  const [main, link] = [Number(mainDiameter), Number(ringDiameter)]
  const covers = times(cover, TWO)
  const [inWidth, inDepth] = [minus(width, covers), minus(depth, covers)]
  if (!isAboveZero(inWidth) || !isAboveZero(inDepth)) return null
  const withSteel = isRing ? length : minus(length, over(covers, THOUSAND))
  if (!isAboveZero(withSteel)) return null
  const lap = ratio(50 * main, 1000)
  const line = isRing ? plus(withSteel, lap) : withSteel
  // The bars of one line: all whole but the last, which is as short as it may be.
  const inLine = least(1n, (count) => {
    const reach = minus(times(BAR, ratio(count)), times(lap, ratio(count - 1n)))
    return !isLess(reach, line)
  })
  const laps = ratio(inLine - 1n)
  const steelOfLine = plus(line, times(lap, laps))
  const last = minus(steelOfLine, times(BAR, laps))
  const lines = times(mainBars, beams)
  const mainWhole = plus(times(lines, laps), cutFrom(lines, last))
  const mainWeight = weighs(main, times(lines, steelOfLine))
  const hooks = ratio(Math.max(16 * link, 160))
  const ring = over(plus(times(TWO, plus(inWidth, inDepth)), hooks), THOUSAND)
  if (isLess(BAR, ring)) return null
  const bays = least(
    0n,
    (count) => !isLess(times(spacing, ratio(count)), times(withSteel, THOUSAND)),
  )
  const rings = times(ratio(bays + 1n), beams)
  const ringWhole = cutFrom(rings, ring)
  const ringWeight = weighs(link, times(rings, ring))
  const steel = plus(mainWeight, ringWeight)
  const wire = over(steel, ratio(100))
  const face = plus(times(TWO, depth), isRing ? ratio(0) : width)
  const formwork = over(times(times(length, beams), face), THOUSAND)
  // Each beam by itself: as few as leave no more than 1.2 m to one.
  const each = least(1n, (count) => !isLess(times(ratio(12, 10), ratio(count)), length))
  const props = times(ratio(each), beams)
  const volume = over(times(times(times(length, width), depth), beams), ratio(1_000_000))
  const concrete = concreteOf(volume, typed)
  if (!concrete) return null
  const cut: Cuts = {
    [`steel ${main} mm`]: [
      [BAR, times(lines, laps)],
      [last, lines],
    ],
  }
  cut[`steel ${link} mm`] = [...(cut[`steel ${link} mm`] ?? []), [ring, rings]]
  return {
    shown: {
      ...concrete.shown,
      formwork: show(formwork, 2),
      mainWhole: show(mainWhole, 0),
      mainWeight: show(mainWeight, 2),
      rings: show(rings, 0),
      ringLength: show(ring, 2),
      ringWhole: show(ringWhole, 0),
      ringWeight: show(ringWeight, 2),
      wire: show(wire, 2),
    },
    cut,
    takes: {
      ...concrete.takes,
      ...inBars(cut),
      'binding-wire': wire,
      ...(typed.formworkBoards === 'bought' && { 'formwork-board': formwork }),
      ...(typed.formworkBoards === 'bought' && !isRing && { prop: props }),
    },
    labour: { ...concrete.labour, 'steel-fixing': steel, formwork },
  }
}

/** A schedule of up to so many rows. */
const ROWS = 60

const schedule: Work = (typed) => {
  const metres = new Map(DIAMETERS.map((diameter) => [diameter, ratio(0)]))
  const cut: Cuts = {}
  let whole = ratio(0)
  for (let row = 0; row < ROWS; row += 1) {
    const at = (name: string) => typed[`bars.${row}.${name}`]
    // A row in which nothing was typed is none, whatever its diameter.
    if (`${at('cutLength') ?? ''}${at('count') ?? ''}`.trim() === '') continue
    const [length] = positives({ length: at('cutLength') ?? '' }, ['length']) ?? []
    const count = wholeFrom(at('count'), 1)
    const diameter = at('diameter') ?? ''
    const before = metres.get(diameter)
    if (!length || !count || !before || isLess(BAR, length)) return null
    metres.set(diameter, plus(before, times(length, count)))
    whole = plus(whole, cutFrom(count, length))
    const key = `steel ${diameter} mm`
    cut[key] = [...(cut[key] ?? []), [length, count]]
  }
  const weights = DIAMETERS.map((diameter) =>
    weighs(Number(diameter), metres.get(diameter) ?? ratio(0)),
  )
  const total = weights.reduce(plus)
  if (!isAboveZero(total)) return null
  const wire = over(total, ratio(100))
  const byDiameter = DIAMETERS.map((diameter, index) => [
    `of${diameter}`,
    show(weights[index] ?? ratio(0), 2),
  ])
  return {
    shown: {
      totalWeight: show(total, 2),
      wholeBars: show(whole, 0),
      ...Object.fromEntries(byDiameter),
      wire: show(wire, 2),
    },
    cut,
    takes: { ...inBars(cut), 'binding-wire': wire },
    labour: { 'steel-fixing': total },
  }
}

export const beams: [string, Work][] = [
  ['beam-calculator', beam],
  ['bar-schedule-calculator', schedule],
]
