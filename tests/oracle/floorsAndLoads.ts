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
import { fromZero, positive, positives, type Typed, type Work } from './typed.ts'

/*
 * Works out the ground slab and the lorry by hand: lays lapping pieces one by one until they reach the
 * end, and cuts a heap into slices.
 */

const THOUSAND = ratio(1000)
const metresOf = (millimetres: Ratio) => over(millimetres, THOUSAND)

/** How many pieces reach over a length where each but the first laps the one before. */
function reaching(whole: Ratio, piece: Ratio, lap: Ratio): bigint {
  return least(1n, (count) => {
    const covered = minus(times(piece, ratio(count)), times(lap, ratio(count - 1n)))
    return !isLess(covered, whole)
  })
}

interface Roll {
  length: Ratio
  width: Ratio
  lap: Ratio
}

/** The strips of a roll along a floor; undefined if a lap is as large as the roll. */
function laid(along: Ratio, across: Ratio, { length, width, lap }: Roll) {
  if (!isLess(lap, width) || !isLess(lap, length)) return undefined
  const strips = ratio(reaching(across, width, lap))
  const run = times(strips, along)
  return { strips, run, rolls: ratio(reaching(run, length, lap)) }
}

function rollOf(typed: Typed, [length, width, lap]: [string, string, string]): Roll | undefined {
  const [long, wide] = [positive(typed[length]), positive(typed[width])]
  const laps = fromZero(typed[lap])
  return long && wide && laps && { length: long, width: wide, lap: metresOf(laps) }
}

const groundSlab: Work = (typed) => {
  const names = ['slabLength', 'slabWidth', 'thickness', 'hardcoreThickness']
  const [length, width, thickness, stone] = positives(typed, names) ?? []
  const [bearing, blinding] = [fromZero(typed.bearing), fromZero(typed.blindingThickness)]
  if (!length || !width || !thickness || !stone || !bearing || !blinding) return null
  const walls = times(metresOf(bearing), ratio(2))
  const [between, across] = [minus(length, walls), minus(width, walls)]
  if (!isAboveZero(between) || !isAboveZero(across)) return null
  const sheet = rollOf(typed, ['polytheneRoll', 'polytheneWidth', 'polytheneLap'])
  const polythene = sheet && laid(length, width, sheet)
  if (!polythene) return null
  const isMeshed = ['a142', 'a98'].includes(typed.mesh ?? '')
  if (!isMeshed && typed.mesh !== 'none') return null
  const fabric = rollOf(typed, ['meshRoll', 'meshWidth', 'meshLap'])
  const mesh = isMeshed && fabric ? laid(length, width, fabric) : undefined
  if (isMeshed && !mesh) return null
  const area = times(length, width)
  const concrete = concreteOf(times(area, over(thickness, ratio(100))), typed)
  if (!concrete) return null
  const looseOf = (millimetres: Ratio) =>
    times(times(times(between, across), metresOf(millimetres)), ratio(6, 5))
  const [hardcore, murram] = [looseOf(stone), looseOf(blinding)]
  return {
    shown: {
      slabArea: show(area, 2),
      ...concrete.shown,
      ...(mesh && {
        meshStrips: show(mesh.strips, 0),
        meshLength: show(mesh.run, 2),
        meshRolls: show(mesh.rolls, 0),
      }),
      polytheneStrips: show(polythene.strips, 0),
      polytheneLength: show(polythene.run, 2),
      polytheneRolls: show(polythene.rolls, 0),
      hardcore: show(hardcore, 2),
      blinding: show(murram, 2),
    },
    takes: {
      ...concrete.takes,
      ...(mesh && { mesh: mesh.rolls }),
      polythene: polythene.rolls,
      hardcore,
      murram,
    },
    labour: concrete.labour ?? {},
  }
}

/** Tonnes in ten loose cubic metres. */
const TONNES = new Map([
  ['sand', 16],
  ['ballast', 16],
  ['hardcore', 17],
  ['murram', 17],
  ['dust', 16],
])

/**
 * A heap that slopes from four sides alike: at each height it is a rectangle that shrinks evenly, in
 * its width to nothing. By Simpson's rule, which is exact for such slices: bottom, four times the
 * middle, top.
 */
function heapOf(length: Ratio, width: Ratio, height: Ratio): Ratio {
  const shorter = isLess(length, width) ? length : width
  const sliceAt = (part: Ratio) => {
    const gone = times(shorter, part)
    return times(minus(length, gone), minus(width, gone))
  }
  const slices = plus(
    plus(sliceAt(ratio(0)), times(ratio(4), sliceAt(ratio(1, 2)))),
    sliceAt(ratio(1)),
  )
  return over(times(height, slices), ratio(6))
}

const isEmpty = (typed: string | undefined) => (typed ?? '').trim() === ''

const lorry: Work = (typed) => {
  const names = ['bodyLength', 'bodyWidth', 'loadHeight']
  const [length, width, height] = positives(typed, names) ?? []
  const weight = TONNES.get(typed.sort ?? '')
  if (!length || !width || !height || !weight) return null
  if (typed.top !== 'level' && typed.top !== 'heaped') return null
  const heapHeight = positive(typed.heapHeight)
  if (typed.top === 'heaped' && !heapHeight) return null
  const [paid, price] = [positive(typed.paid), fromZero(typed.price)]
  if ((!paid && !isEmpty(typed.paid)) || (!price && !isEmpty(typed.price))) return null
  const level = times(times(length, width), height)
  const volume =
    typed.top === 'heaped' && heapHeight ? plus(level, heapOf(length, width, heapHeight)) : level
  const tonnes = times(volume, ratio(weight, 10))
  const gone = paid && minus(paid, tonnes)
  const short = gone && (isAboveZero(gone) ? gone : ratio(0))
  return {
    shown: {
      volume: show(volume, 2),
      tonnes: show(tonnes, 1),
      ...(short && { short: show(short, 1) }),
      ...(paid && short && price && { lost: show(times(over(short, paid), price), 0) }),
      ...(price && { costPerTonne: show(over(price, tonnes), 0) }),
    },
    takes: {},
  }
}

export const floorsAndLoads: [string, Work][] = [
  ['ground-slab-calculator', groundSlab],
  ['lorry-check-calculator', lorry],
]
