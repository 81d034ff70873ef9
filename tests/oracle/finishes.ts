import type { Cuts } from './cuts.ts'
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
  show,
  times,
} from './ratio.ts'
import { fromZero, positives, type Typed, type Work, type Worked, wholeFrom } from './typed.ts'

/* Works out plaster, ceilings and paving by hand from the table of formulas. */

const perCentMore = (value: Ratio, percent: Ratio) =>
  over(times(value, plus(ratio(100), percent)), ratio(100))

/** All openings together; undefined where one of them is not valid. An untouched row is none. */
export function openingsOf(typed: Typed): Ratio | undefined {
  let sum = ratio(0)
  for (let row = 0; row < 20; row += 1) {
    const at = (name: string) => typed[`openings.${row}.${name}`] ?? ''
    const isUntouched =
      `${at('width')}${at('height')}`.trim() === '' && ['', '1'].includes(at('count').trim())
    if (isUntouched) continue
    const [width, height] =
      positives({ width: at('width'), height: at('height') }, ['width', 'height']) ?? []
    const count = wholeFrom(at('count'), 1)
    if (!width || !height || !count) return undefined
    sum = plus(sum, times(times(width, height), count))
  }
  return sum
}

const SAND = new Map([
  ['1:3', 3],
  ['1:4', 4],
  ['1:5', 5],
  ['1:6', 6],
])

const plaster: Work = (typed) => {
  const [length, height, thickness] =
    positives(typed, ['wallLength', 'wallHeight', 'thickness']) ?? []
  const openings = openingsOf(typed)
  const wastage = fromZero(typed.wastage)
  const parts = SAND.get(typed.mix ?? '')
  if (!length || !height || !thickness || !openings || !wastage || !parts) return null
  const area = minus(times(length, height), openings)
  if (!isAboveZero(area)) return null
  const mortar = perCentMore(over(times(area, thickness), ratio(1000)), wastage)
  const dry = times(mortar, ratio(133, 100))
  const cement = times(over(dry, ratio(parts + 1)), ratio(144, 5))
  const sand = times(dry, ratio(parts, parts + 1))
  return {
    shown: {
      netArea: show(area, 2),
      mortarVolume: show(mortar, 3),
      cementBags: show(cement, 1),
      sand: show(sand, 2),
    },
    takes: { cement, sand },
    labour: { plastering: area },
  }
}

const THREE = ratio(3)

/** What the boards hang on. */
function frameOf(
  frame: string | undefined,
  length: Ratio,
  width: Ratio,
  boards: Ratio,
): Worked | undefined {
  const [short, long] = isLess(length, width) ? [length, width] : [width, length]
  const spaces = (side: Ratio, metre: Ratio) => ceilOf(over(side, metre))
  const one = ratio(1)
  const wide = ratio(12, 10)
  if (frame === 'none') return { shown: {}, takes: {} }
  if (frame === 'timber') {
    const battens = times(plus(spaces(short, ratio(4, 10)), one), long)
    const crossing = times(plus(spaces(long, wide), one), short)
    const feet = over(plus(battens, crossing), ratio(3048, 10_000))
    const timber = ceilOf(times(feet, ratio(11, 10)))
    return {
      shown: { frameTimber: show(timber, 0) },
      takes: { timber, nails: over(timber, ratio(100)) },
    }
  }
  if (frame !== 'metal') return undefined
  const furring = times(minus(spaces(long, ratio(6, 10)), one), short)
  const rows = minus(spaces(short, wide), one)
  const channel = times(rows, long)
  const angle = times(plus(length, width), ratio(2))
  // A row longer than a channel of 3 m is of whole ones and a rest.
  const whole = (side: Ratio) => floorOf(over(side, THREE))
  const rest = (side: Ratio) => minus(side, times(whole(side), THREE))
  const furringRows = minus(spaces(long, ratio(6, 10)), one)
  const cut: Cuts = {
    furring: [
      [THREE, times(furringRows, whole(short))],
      [rest(short), furringRows],
    ],
    'main-channel': [
      [THREE, times(rows, whole(long))],
      [rest(long), rows],
    ],
    'wall-angle': [short, long].flatMap((side): Cuts[string] => [
      [THREE, times(ratio(2), whole(side))],
      [rest(side), ratio(2)],
    ]),
  }
  const hangers = times(rows, plus(spaces(long, wide), one))
  return {
    shown: {
      furring: show(furring, 1),
      mainChannel: show(channel, 1),
      wallAngle: show(angle, 1),
      hangers: show(hangers, 0),
    },
    cut,
    takes: {
      furring,
      'main-channel': channel,
      'wall-angle': angle,
      hangers,
      screws: times(boards, ratio(50)),
    },
  }
}

const ceiling: Work = (typed) => {
  const names = ['roomLength', 'roomWidth', 'boardLength', 'boardWidth']
  const [length, width, boardLength, boardWidth] = positives(typed, names) ?? []
  const wastage = fromZero(typed.wastage)
  if (!length || !width || !boardLength || !boardWidth || !wastage) return null
  const area = times(length, width)
  const boards = ceilOf(over(perCentMore(area, wastage), times(boardLength, boardWidth)))
  const around = times(plus(length, width), ratio(2))
  const frame = frameOf(typed.frame, length, width, boards)
  if (!frame) return null
  return {
    shown: {
      area: show(area, 2),
      boards: show(boards, 0),
      cornice: show(around, 2),
      ...frame.shown,
    },
    ...(frame.cut && { cut: frame.cut }),
    takes: { board: boards, cornice: perCentMore(around, wastage), ...frame.takes },
  }
}

const paving: Work = (typed) => {
  const names = ['length', 'width', 'blockLength', 'blockWidth', 'bedding']
  const [length, width, blockLength, blockWidth, bedding] = positives(typed, names) ?? []
  const wastage = fromZero(typed.wastage)
  if (!length || !width || !blockLength || !blockWidth || !bedding || !wastage) return null
  const area = times(length, width)
  const bought = perCentMore(area, wastage)
  const blocks = ceilOf(over(times(bought, ratio(1_000_000)), times(blockLength, blockWidth)))
  const dust = times(over(times(area, bedding), ratio(1000)), ratio(6, 5))
  return {
    shown: {
      area: show(area, 2),
      pavingArea: show(bought, 2),
      blocks: show(blocks, 0),
      dust: show(dust, 2),
    },
    takes: { paving: blocks, dust },
    labour: { 'cabro-laying': area },
  }
}

export const finishes: [string, Work][] = [
  ['plaster-estimator', plaster],
  ['ceiling-calculator', ceiling],
  ['paving-calculator', paving],
]
