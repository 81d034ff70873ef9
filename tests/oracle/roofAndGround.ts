import { riseUsed } from './pitch.ts'
import { ceilOf, isLess, minus, over, plus, ratio, rootOf, show, times } from './ratio.ts'
import { fromZero, positives, type Work } from './typed.ts'

/* Works out gable and hip roofs, and hardcore under a floor, by hand from the table of formulas. */

const TWO = ratio(2)

const gable: Work = (typed) => {
  const [length, span, cover] = positives(typed, ['roofLength', 'span', 'coverWidth']) ?? []
  const rise = span && riseUsed(typed, span)
  const [eaves, verge] = [fromZero(typed.eaves), fromZero(typed.verge)]
  if (!length || !span || !rise || !cover || !eaves || !verge) return null
  const half = over(span, TWO)
  const toPlate = rootOf(plus(times(half, half), times(rise, rise)))
  const slope = over(times(toPlate, plus(half, eaves)), half)
  const step = ratio(5, 100)
  const order = times(ceilOf(over(plus(slope, ratio(1, 10)), step)), step)
  const ridge = plus(length, times(verge, TWO))
  const perSide = ceilOf(over(ridge, cover))
  const sheets = times(perSide, TWO)
  const caps = ceilOf(over(minus(ridge, ratio(15, 100)), ratio(185, 100)))
  const ridgeCaps = isLess(caps, ratio(1)) ? ratio(1) : caps
  return {
    shown: {
      riseUsed: show(rise, 2),
      slopeLength: show(slope, 2),
      orderLength: show(order, 2),
      ridge: show(ridge, 2),
      roofArea: show(times(times(slope, ridge), TWO), 2),
      sheetsPerSide: show(perSide, 0),
      sheets: show(sheets, 0),
      runningMetres: show(times(sheets, order), 2),
      ridgeCaps: show(ridgeCaps, 0),
    },
    takes: {
      sheet: sheets,
      ridge: ridgeCaps,
      'roofing-nails': times(times(sheets, order), ratio(74, 1000)),
      gutter: times(ridge, TWO),
    },
    labour: { roofing: times(times(slope, ridge), TWO) },
  }
}

const hip: Work = (typed) => {
  const [length, span, cover] = positives(typed, ['roofLength', 'span', 'coverWidth']) ?? []
  const [eaves, cutting] = [fromZero(typed.eaves), fromZero(typed.cutting)]
  if (!length || !span || !cover || !eaves || !cutting || isLess(length, span)) return null
  const half = over(span, TWO)
  const rise = riseUsed(typed, span)
  if (!rise) return null
  const reach = plus(half, eaves)
  const k = over(rootOf(plus(times(half, half), times(rise, rise))), half)
  const slope = times(k, reach)
  const step = ratio(5, 100)
  const order = times(ceilOf(over(plus(slope, ratio(1, 10)), step)), step)
  const ridge = minus(length, span)
  const height = over(times(reach, rise), half)
  const one = rootOf(plus(times(TWO, times(reach, reach)), times(height, height)))
  const [long, short] = [plus(length, times(TWO, eaves)), plus(span, times(TWO, eaves))]
  const area = times(k, times(long, short))
  const cut = over(plus(ratio(100), cutting), ratio(100))
  const sheets = ceilOf(times(times(TWO, ceilOf(over(long, cover))), cut))
  const running = times(sheets, order)
  const covered = minus(plus(ridge, times(ratio(4), one)), ratio(15, 100))
  const needed = ceilOf(over(covered, ratio(185, 100)))
  const caps = isLess(needed, ratio(1)) ? ratio(1) : needed
  return {
    shown: {
      riseUsed: show(rise, 2),
      slopeLength: show(slope, 2),
      orderLength: show(order, 2),
      ridge: show(ridge, 2),
      hip: show(one, 2),
      roofArea: show(area, 2),
      sheets: show(sheets, 0),
      runningMetres: show(running, 2),
      caps: show(caps, 0),
    },
    takes: {
      sheet: sheets,
      ridge: caps,
      'roofing-nails': times(running, ratio(74, 1000)),
      gutter: times(TWO, plus(long, short)),
    },
    labour: { roofing: area },
  }
}

const hardcore: Work = (typed) => {
  const [length, width, thickness] = positives(typed, ['length', 'width', 'thickness']) ?? []
  const [blinding, bulking] = [fromZero(typed.blinding), fromZero(typed.bulking)]
  if (!length || !width || !thickness || !blinding || !bulking) return null
  const area = times(length, width)
  const looseForMm = over(times(area, plus(ratio(100), bulking)), ratio(100_000))
  const stone = times(looseForMm, thickness)
  const murram = times(looseForMm, blinding)
  return {
    shown: {
      area: show(area, 2),
      hardcore: show(stone, 2),
      hardcoreTonnes: show(times(stone, ratio(17, 10)), 1),
      blindingVolume: show(murram, 2),
    },
    takes: { hardcore: stone, murram },
  }
}

export const roofAndGround: [string, Work][] = [
  ['gable-roof-calculator', gable],
  ['hip-roof-calculator', hip],
  ['hardcore-calculator', hardcore],
]
