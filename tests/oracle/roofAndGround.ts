import { riseUsed } from './pitch.ts'
import { ceilOf, isLess, minus, over, plus, ratio, rootOf, show, times } from './ratio.ts'
import { fromZero, positives, type Work } from './typed.ts'

/* Works out the gable roof, and hardcore under a floor, by hand from the table of formulas. */

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
  ['hardcore-calculator', hardcore],
]
