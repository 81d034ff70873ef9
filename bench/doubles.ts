/*
 * The obvious code for each calculator: JavaScript's own numbers, texts in and texts out (without
 * grouping). What exact arithmetic costs is measured against it. Its answers are wrong now and
 * then; that is why the site does not use it.
 */

type Typed = Readonly<Record<string, string>>
type Answer = Record<string, string> | null

const positive = (...values: number[]) => values.every((value) => value > 0)
const show = (value: number, decimals: number) => value.toFixed(decimals)
const read = (text: string | undefined) => (text?.trim() ? Number(text) : Number.NaN)
const readOr = (text: string | undefined, otherwise: number) => {
  const value = read(text)
  return Number.isNaN(value) ? otherwise : value
}

const MIXES = new Map([
  ['1:2:4', { bags: 6, sand: 2 / 7, aggregate: 4 / 7 }],
  ['1:3:6', { bags: 5.5, sand: 3 / 10, aggregate: 6 / 10 }],
])
const BLOCKS = new Map([
  ['6-inch-hollow', { length: 450, height: 225 }],
  ['9-inch-hollow', { length: 450, height: 225 }],
  ['standard-brick', { length: 225, height: 75 }],
])

/** One function for each calculator, by slug. */
export const doubles: Readonly<Record<string, (typed: Typed) => Answer>> = {
  'concrete-mix-calculator': (typed) => {
    const area = read(typed.area)
    const thickness = read(typed.thickness)
    const mix = MIXES.get(typed.mix ?? '')
    if (!mix || !positive(area, thickness)) return null
    const volume = (area * thickness) / 100
    return {
      volume: show(volume, 2),
      cementBags: show(volume * mix.bags, 1),
      sand: show(volume * mix.sand, 2),
      aggregate: show(volume * mix.aggregate, 2),
    }
  },
  'block-brick-estimator': (typed) => {
    const length = read(typed.wallLength)
    const height = read(typed.wallHeight)
    const block = BLOCKS.get(typed.blockType ?? '')
    if (!block || !positive(length, height)) return null
    const gap = readOr(typed.mortarGap, 10)
    const wallArea = length * height
    const face = ((block.length + gap) / 1000) * ((block.height + gap) / 1000)
    const blockCount = Math.ceil(wallArea / face)
    return {
      wallArea: show(wallArea, 2),
      blockCount: show(blockCount, 0),
      totalWithWaste: show(Math.ceil(blockCount * (1 + readOr(typed.wastage, 5) / 100)), 0),
    }
  },
  'tile-estimator': (typed) => {
    const room = [read(typed.roomLength), read(typed.roomWidth)] as const
    const tile = [read(typed.tileLength), read(typed.tileWidth)] as const
    const wastage = read(typed.wastage)
    if (!positive(...room, ...tile) || Number.isNaN(wastage)) return null
    const roomArea = room[0] * room[1]
    const tileArea = (tile[0] / 100) * (tile[1] / 100)
    const rawTiles = Math.ceil(roomArea / tileArea)
    return {
      roomArea: show(roomArea, 2),
      tileArea: show(tileArea, 4),
      rawTiles: show(rawTiles, 0),
      totalTiles: show(Math.ceil(rawTiles * (1 + wastage / 100)), 0),
    }
  },
  'paint-estimator': (typed) => {
    const wall = [read(typed.wallHeight), read(typed.wallWidth)] as const
    const walls = read(typed.walls)
    const coats = read(typed.coats)
    const coverage = read(typed.coverage)
    if (!positive(...wall, walls, coats, coverage)) return null
    const totalArea = wall[0] * wall[1] * walls * coats
    return { totalArea: show(totalArea, 2), paintLiters: show(Math.ceil(totalArea / coverage), 0) }
  },
  'roofing-estimator': (typed) => {
    const roof = [read(typed.roofLength), read(typed.roofWidth)] as const
    const sheet = [read(typed.sheetLength), read(typed.sheetWidth)] as const
    if (!positive(...roof, ...sheet)) return null
    const usable = sheet[1] * (1 - readOr(typed.overlap, 10) / 100)
    if (!positive(usable)) return null
    const columns = Math.ceil(roof[0] / usable)
    const rows = Math.ceil(roof[1] / sheet[0])
    return {
      totalArea: show(roof[0] * roof[1], 2),
      effectiveSheetWidth: show(usable, 2),
      rows: show(rows, 0),
      columns: show(columns, 0),
      sheetCount: show(rows * columns, 0),
    }
  },
  'steel-weight-calculator': (typed) => {
    const diameter = read(typed.diameter)
    const length = read(typed.length)
    const bars = read(typed.bars)
    if (!positive(diameter, length, bars)) return null
    const singleWeight = (diameter * diameter * length) / 162
    return { singleWeight: show(singleWeight, 2), totalWeight: show(singleWeight * bars, 2) }
  },
}
