import { beams } from './beams.ts'
import { compound } from './compound.ts'
import { finishes, openingsOf } from './finishes.ts'
import { fittings } from './fittings.ts'
import { floorsAndLoads } from './floorsAndLoads.ts'
import { concreteOf } from './mixes.ts'
import {
  ceilOf,
  isAboveZero,
  isZero,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  show,
  times,
} from './ratio.ts'
import { roofAndGround } from './roofAndGround.ts'
import { structure } from './structure.ts'
import { timber } from './timber.ts'
import { positives, readTyped, type Typed } from './typed.ts'

/*
 * Works out calculators by hand in exact fractions, here the six of the specification, section 9. The
 * functions know nothing of definitions and formulas. Each answers the shown strings, or null if the
 * input is not valid.
 */

type Shown = Record<string, string> | null

const HUNDRED = ratio(100)

const perCentMore = (value: Ratio, percent: Ratio) =>
  times(value, plus(ratio(1), over(percent, HUNDRED)))

function concrete(typed: Typed): Shown {
  const [area, thickness] = positives(typed, ['area', 'thickness']) ?? []
  if (!area || !thickness) return null
  return concreteOf(over(times(area, thickness), HUNDRED), typed)?.shown ?? null
}

/** Length, height and width in tenths of a millimetre. */
export const BLOCKS = new Map<string, [length: number, height: number, width: number]>([
  ['6-inch-hollow', [4500, 2250, 1500]],
  ['9-inch-hollow', [4500, 2250, 2250]],
  ['standard-brick', [2250, 750, 1125]],
  ['machine-cut-stone-200', [4000, 2000, 2000]],
  ['machine-cut-stone-150', [4000, 2000, 1500]],
  ['machine-cut-stone-100', [4000, 2000, 1000]],
  ['hollow-390-190', [3900, 1900, 1900]],
  ['hollow-390-140', [3900, 1900, 1400]],
])

/** The face of a block; none where one of a person's own has a side that is not above zero. */
function sidesOf(typed: Typed): Ratio[] {
  if (typed.blockType === 'other')
    return positives(typed, ['ownLength', 'ownHeight', 'ownWidth']) ?? []
  return (BLOCKS.get(typed.blockType ?? '') ?? []).map((tenths) => ratio(tenths, 10))
}

function block(typed: Typed): Shown {
  const [wallLength, wallHeight] = positives(typed, ['wallLength', 'wallHeight']) ?? []
  const [length, height] = sidesOf(typed)
  if (!wallLength || !wallHeight || !length || !height) return null
  const gap = readTyped(typed.mortarGap ?? '') ?? ratio(10)
  const wastage = readTyped(typed.wastage ?? '') ?? ratio(5)
  const face = over(times(plus(length, gap), plus(height, gap)), ratio(1_000_000))
  if (isZero(face)) return null
  const openings = openingsOf(typed)
  if (!openings) return null
  const wallArea = minus(times(wallLength, wallHeight), openings)
  if (!isAboveZero(wallArea)) return null
  const blocks = ceilOf(over(wallArea, face))
  return {
    wallArea: show(wallArea, 2),
    blockCount: show(blocks, 0),
    totalWithWaste: show(ceilOf(perCentMore(blocks, wastage)), 0),
  }
}

function tile(typed: Typed): Shown {
  const names = ['roomLength', 'roomWidth', 'tileLength', 'tileWidth']
  const [roomLength, roomWidth, tileLength, tileWidth] = positives(typed, names) ?? []
  const wastage = readTyped(typed.wastage ?? '')
  if (!roomLength || !roomWidth || !tileLength || !tileWidth || !wastage) return null
  const roomArea = times(roomLength, roomWidth)
  const tileArea = times(over(tileLength, HUNDRED), over(tileWidth, HUNDRED))
  const rawTiles = ceilOf(over(roomArea, tileArea))
  return {
    roomArea: show(roomArea, 2),
    tileArea: show(tileArea, 4),
    rawTiles: show(rawTiles, 0),
    totalTiles: show(ceilOf(perCentMore(rawTiles, wastage)), 0),
  }
}

function paint(typed: Typed): Shown {
  const names = ['wallHeight', 'wallWidth', 'walls', 'coats', 'coverage']
  const [height, width, walls, coats, coverage] = positives(typed, names) ?? []
  if (!height || !width || !walls || !coats || !coverage) return null
  const totalArea = times(times(times(height, width), walls), coats)
  return { totalArea: show(totalArea, 2), paintLiters: show(ceilOf(over(totalArea, coverage)), 0) }
}

function roofing(typed: Typed): Shown {
  const names = ['roofLength', 'roofWidth', 'sheetLength', 'sheetWidth']
  const [roofLength, roofWidth, sheetLength, sheetWidth] = positives(typed, names) ?? []
  if (!roofLength || !roofWidth || !sheetLength || !sheetWidth) return null
  const overlap = readTyped(typed.overlap ?? '') ?? ratio(10)
  const usable = times(sheetWidth, minus(ratio(1), over(overlap, HUNDRED)))
  if (!isAboveZero(usable)) return null
  const columns = ceilOf(over(roofLength, usable))
  const rows = ceilOf(over(roofWidth, sheetLength))
  return {
    totalArea: show(times(roofLength, roofWidth), 2),
    effectiveSheetWidth: show(usable, 2),
    rows: show(rows, 0),
    columns: show(columns, 0),
    sheetCount: show(times(columns, rows), 0),
  }
}

const DIAMETERS = ['8', '10', '12', '16', '20', '25', '32']

function steel(typed: Typed): Shown {
  const [length, bars] = positives(typed, ['length', 'bars']) ?? []
  const diameter = typed.diameter ?? ''
  if (!length || !bars || !DIAMETERS.includes(diameter)) return null
  const single = over(times(ratio(Number(diameter) ** 2), length), ratio(162))
  return { singleWeight: show(single, 2), totalWeight: show(times(single, bars), 2) }
}

/** By slug. */
export const oracles: ReadonlyMap<string, (typed: Typed) => Shown> = new Map([
  ['concrete-mix-calculator', concrete],
  ['block-brick-estimator', block],
  ['tile-estimator', tile],
  ['paint-estimator', paint],
  ['roofing-estimator', roofing],
  ['steel-weight-calculator', steel],
  ...[
    ...structure,
    ...finishes,
    ...roofAndGround,
    ...floorsAndLoads,
    ...timber,
    ...beams,
    ...compound,
    ...fittings,
  ].map(([slug, work]): [string, (typed: Typed) => Shown] => [
    slug,
    (typed) => work(typed)?.shown ?? null,
  ]),
])
