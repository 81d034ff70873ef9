import { weighs } from './beams.ts'
import { type Cuts, inBars } from './cuts.ts'
import { concreteOf } from './mixes.ts'
import {
  ceilOf,
  floorOf,
  isAboveZero,
  isLess,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  rootOf,
  show,
  times,
} from './ratio.ts'
import {
  type Amounts,
  fromZero,
  positive,
  positives,
  type Typed,
  type Work,
  type Worked,
  wholeFrom,
} from './typed.ts'

/* Works out structures of concrete and steel by hand from the table of formulas. */

const MILLION = ratio(1_000_000)
const THOUSAND = ratio(1000)

const foundation: Work = (typed) => {
  const names = ['trenchLength', 'trenchWidth', 'trenchDepth', 'thickness']
  const [length, width, depth, thickness] = positives(typed, names) ?? []
  if (!length || !width || !depth || !thickness) return null
  const concrete = over(thickness, ratio(100))
  const above = minus(depth, concrete)
  if (!isAboveZero(above)) return null
  const base = times(length, width)
  const dug = times(base, depth)
  const worked = concreteOf(times(base, concrete), typed, {
    excavation: show(dug, 2),
    heightAbove: show(above, 2),
  })
  return worked && { ...worked, labour: { ...worked.labour, excavation: dug } }
}

/** With the formwork, where it is to be bought. */
function withBoards(worked: Worked | null, typed: Typed, formwork: Amounts): Worked | null {
  if (!worked || typed.formworkBoards !== 'bought') return worked
  return { ...worked, takes: { ...worked.takes, ...formwork } }
}

const SHAPES = new Map([
  ['square', ratio(1)],
  ['rectangular', ratio(1)],
  ['round', ratio(785_398_163_397_448_309_615_660_845_820n, 10n ** 30n)],
])

const column: Work = (typed) => {
  const [size, height] = positives(typed, ['size', 'height']) ?? []
  const columns = wholeFrom(typed.columns, 1)
  const part = SHAPES.get(typed.shape ?? '')
  // The other side of a column with two is not there for others, whatever is in it.
  const other = typed.shape === 'rectangular' ? positive(typed.otherSide) : size
  if (!size || !other || !height || !columns || !part) return null
  const face = over(times(times(size, other), part), MILLION)
  const around = over(times(times(plus(size, other), ratio(2)), part), THOUSAND)
  const boards = times(times(around, height), columns)
  return withBoards(concreteOf(times(times(face, height), columns), typed), typed, {
    'formwork-board': boards,
  })
}

const staircase: Work = (typed) => {
  const steps = wholeFrom(typed.steps, 2)
  const [riser, tread, width, waist] = positives(typed, ['riser', 'tread', 'width', 'waist']) ?? []
  if (!steps || !riser || !tread || !width || !waist) return null
  const slope = rootOf(plus(times(riser, riser), times(tread, tread)))
  // From the side: the slab under one step, and the triangle on it.
  const side = plus(times(waist, slope), over(times(riser, tread), ratio(2)))
  const volume = over(times(times(width, steps), side), MILLION)
  const under = over(times(slope, steps), THOUSAND)
  const faces = times(over(times(plus(slope, riser), steps), THOUSAND), width)
  const boards = plus(faces, over(times(times(side, steps), ratio(2)), MILLION))
  const props = ceilOf(over(under, ratio(12, 10)))
  const worked = concreteOf(volume, typed, {
    totalRise: show(over(times(steps, riser), THOUSAND), 2),
    slope: show(slope, 0),
  })
  return withBoards(worked, typed, { 'formwork-board': boards, prop: props })
}

const slabSteel: Work = (typed) => {
  const names = ['slabLength', 'slabWidth', 'spacing', 'barLength']
  const [length, width, spacing, barLength] = positives(typed, names) ?? []
  const cover = fromZero(typed.cover)
  const { diameter = '', acrossDiameter = '', acrossSpacing = '' } = typed
  const acrossSize = acrossDiameter === 'same' ? diameter : acrossDiameter
  if (![diameter, acrossSize].every((size) => ['8', '10', '12', '16'].includes(size))) return null
  const apartAcross = acrossSpacing.trim() === '' ? spacing : positive(acrossSpacing)
  if (!length || !width || !spacing || !barLength || !cover || !apartAcross) return null
  const covers = over(times(cover, ratio(2)), THOUSAND)
  const along = minus(length, covers)
  const across = minus(width, covers)
  if (!isAboveZero(along) || !isAboveZero(across)) return null
  if (isLess(barLength, along) || isLess(barLength, across)) return null
  const apart = over(spacing, THOUSAND)
  const barsAlong = plus(ceilOf(over(across, apart)), ratio(1))
  const barsAcross = plus(ceilOf(over(along, over(apartAcross, THOUSAND))), ratio(1))
  const whole = (bars: Ratio, long: Ratio) => ceilOf(over(bars, floorOf(over(barLength, long))))
  const [wholeAlong, wholeAcross] = [whole(barsAlong, along), whole(barsAcross, across)]
  const pieces = plus(wholeAlong, wholeAcross)
  const weightAlong = weighs(Number(diameter), times(wholeAlong, barLength))
  const weightAcross = weighs(Number(acrossSize), times(wholeAcross, barLength))
  const weight = plus(weightAlong, weightAcross)
  const steel: Cuts =
    diameter === acrossSize
      ? {
          steel: [
            [along, barsAlong],
            [across, barsAcross],
          ],
        }
      : {
          [`steel ${diameter} mm`]: [[along, barsAlong]],
          [`steel ${acrossSize} mm`]: [[across, barsAcross]],
        }
  const isTwelve = !isLess(barLength, ratio(12)) && !isLess(ratio(12), barLength)
  return {
    shown: {
      along: show(along, 2),
      across: show(across, 2),
      barsAlong: show(barsAlong, 0),
      barsAcross: show(barsAcross, 0),
      pieces: show(pieces, 0),
      wholeAlong: show(wholeAlong, 0),
      weightAlong: show(weightAlong, 2),
      wholeAcross: show(wholeAcross, 0),
      weightAcross: show(weightAcross, 2),
      weight: show(weight, 2),
    },
    ...(isTwelve && { cut: steel }),
    takes: { ...(isTwelve && inBars(steel)), 'binding-wire': over(weight, ratio(100)) },
    labour: { 'steel-fixing': weight },
  }
}

export const structure: [string, Work][] = [
  ['foundation-calculator', foundation],
  ['column-concrete-calculator', column],
  ['staircase-concrete-calculator', staircase],
  ['slab-steel-calculator', slabSteel],
]
