import { riseUsed } from './pitch.ts'
import { isLess, least, over, plus, type Ratio, ratio, rootOf, show, times } from './ratio.ts'
import { type Amounts, fromZero, positives, type Work, wholeFrom } from './typed.ts'

/* Works out the timber of a gable roof by hand: each piece of it, end to end. */

const TWO = ratio(2)
const sum = (...lengths: Ratio[]) => lengths.reduce(plus)

/** How many stand on a length, one at each end, no further apart than so much. */
function standing(length: Ratio, apart: Ratio): Ratio {
  const bays = least(0n, (count) => !isLess(times(apart, ratio(count)), length))
  return ratio(bays + 1n)
}

const SIZES: Record<string, string[]> = {
  mainSize: ['4x2', '5x2', '6x2'],
  webSize: ['3x2', '4x2'],
  purlinSize: ['2x2', '3x2'],
  fasciaSize: ['6x1', '8x1', '9x1'],
}

const roofTimber: Work = (typed) => {
  const names = ['roofLength', 'span', 'spacing', 'purlinSpacing']
  const [length, span, spacing, apart] = positives(typed, names) ?? []
  const rise = span && riseUsed(typed, span)
  const [eaves, verge, wastage] = [
    fromZero(typed.eaves),
    fromZero(typed.verge),
    fromZero(typed.wastage),
  ]
  if (!length || !span || !rise || !spacing || !apart || !eaves || !verge || !wastage) return null
  const isTruss = typed.frame === 'truss'
  if (!isTruss && typed.frame !== 'rafter') return null
  const struts = wholeFrom(typed.struts, 0)
  if (isTruss && !struts) return null
  for (const [name, sizes] of Object.entries(SIZES)) {
    if (name === 'webSize' && !isTruss) continue
    if (!sizes.includes(typed[name] ?? '')) return null
  }
  // The rise over half the span, squared, is that of the whole slope too: similar triangles.
  const half = over(span, TWO)
  const toPlate = rootOf(plus(times(half, half), times(rise, rise)))
  const rafter = plus(toPlate, over(times(toPlate, eaves), half))
  const ridge = sum(length, verge, verge)
  const frames = standing(length, spacing)
  const rows = standing(rafter, apart)
  const fromMetres = (metres: Ratio) =>
    over(times(metres, plus(ratio(100), wastage)), times(ratio(100), ratio(3048, 10_000)))
  const main = fromMetres(sum(times(frames, sum(rafter, rafter, span)), length, length))
  const webs =
    isTruss && struts
      ? fromMetres(times(frames, plus(rise, over(times(struts, toPlate), TWO))))
      : undefined
  const purlins = fromMetres(times(times(TWO, rows), ridge))
  const ridgeBoard = isTruss ? ratio(0) : ridge
  const boards = fromMetres(sum(ridge, ridge, ridgeBoard, rafter, rafter, rafter, rafter))
  const total = sum(main, webs ?? ratio(0), purlins, boards)
  const nails = over(total, ratio(100))
  const takes: Amounts = {}
  const take = (size: string | undefined, feet: Ratio | undefined) => {
    if (!feet) return
    const key = `timber ${(size ?? '').replace('x', ' × ')}`
    takes[key] = takes[key] ? plus(takes[key], feet) : feet
  }
  take(typed.mainSize, main)
  take(typed.webSize, webs)
  take(typed.purlinSize, purlins)
  take(typed.fasciaSize, boards)
  return {
    shown: {
      riseUsed: show(rise, 2),
      rafterLength: show(rafter, 2),
      frames: show(frames, 0),
      purlinRows: show(rows, 0),
      mainFeet: show(main, 1),
      ...(webs && { webFeet: show(webs, 1) }),
      purlinFeet: show(purlins, 1),
      boardFeet: show(boards, 1),
      totalFeet: show(total, 1),
      nails: show(nails, 1),
    },
    takes: { ...takes, nails },
    labour: { 'roof-framing': times(times(TWO, rafter), ridge) },
  }
}

export const timber: [string, Work][] = [['roof-timber-calculator', roofTimber]]
