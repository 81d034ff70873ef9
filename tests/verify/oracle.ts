import {
  add,
  ceil,
  divide,
  type Exact,
  exact,
  fromText,
  multiply,
  roundTo,
  subtract,
} from '../working/exact.ts'

/*
 * The six calculators once more, by hand from section 9 of the specification, in fractions of whole
 * numbers. Nothing here reads a definition.
 */

type Inputs = Record<string, string>

/** A result before it is shown, and its decimals. */
type Answers = Record<string, [value: Exact, decimals: number]>

const whole = (value: number) => exact(BigInt(value))
const HUNDRED = whole(100)
const product = (first: Exact, ...more: Exact[]) => more.reduce(multiply, first)
const withPerCent = (perCent: Exact) => add(whole(1), divide(perCent, HUNDRED))

const MIXES: Record<string, { bags: Exact; sand: Exact; aggregate: Exact }> = {
  '1:2:4': { bags: whole(6), sand: exact(2n, 7n), aggregate: exact(4n, 7n) },
  '1:3:6': { bags: exact(11n, 2n), sand: exact(3n, 10n), aggregate: exact(6n, 10n) },
}

const BLOCKS: Record<string, { length: Exact; height: Exact }> = {
  '6-inch-hollow': { length: whole(450), height: whole(225) },
  '9-inch-hollow': { length: whole(450), height: whole(225) },
  'standard-brick': { length: whole(225), height: whole(75) },
}

function known<Value>(table: Record<string, Value>, id: string | undefined): Value {
  const value = id === undefined ? undefined : table[id]
  if (value === undefined) throw new Error(`The oracle has no ${id}`)
  return value
}

const CALCULATORS: Record<string, (read: (name: string) => Exact, inputs: Inputs) => Answers> = {
  'concrete-mix-calculator': (read, inputs) => {
    const { bags, sand, aggregate } = known(MIXES, inputs.mix)
    const volume = divide(multiply(read('area'), read('thickness')), HUNDRED)
    return {
      volume: [volume, 2],
      cementBags: [multiply(volume, bags), 1],
      sand: [multiply(volume, sand), 2],
      aggregate: [multiply(volume, aggregate), 2],
    }
  },
  'tile-estimator': (read) => {
    const roomArea = multiply(read('roomLength'), read('roomWidth'))
    const tileArea = product(
      divide(read('tileLength'), HUNDRED),
      divide(read('tileWidth'), HUNDRED),
    )
    const rawTiles = ceil(divide(roomArea, tileArea))
    const totalTiles = ceil(multiply(rawTiles, withPerCent(read('wastage'))))
    return {
      roomArea: [roomArea, 2],
      tileArea: [tileArea, 4],
      rawTiles: [rawTiles, 0],
      totalTiles: [totalTiles, 0],
    }
  },
  'steel-weight-calculator': (read) => {
    const diameter = read('diameter')
    const single = divide(product(diameter, diameter, read('length')), whole(162))
    return { singleWeight: [single, 2], totalWeight: [multiply(single, read('bars')), 2] }
  },
  'roofing-estimator': (read) => {
    const usable = multiply(
      read('sheetWidth'),
      subtract(whole(1), divide(read('overlap'), HUNDRED)),
    )
    const columns = ceil(divide(read('roofLength'), usable))
    const rows = ceil(divide(read('roofWidth'), read('sheetLength')))
    return {
      totalArea: [multiply(read('roofLength'), read('roofWidth')), 2],
      effectiveSheetWidth: [usable, 2],
      rows: [rows, 0],
      columns: [columns, 0],
      sheetCount: [multiply(columns, rows), 0],
    }
  },
  'block-brick-estimator': (read, inputs) => {
    const { length, height } = known(BLOCKS, inputs.blockType)
    const gap = read('mortarGap')
    const face = divide(multiply(add(length, gap), add(height, gap)), whole(1_000_000))
    const wallArea = multiply(read('wallLength'), read('wallHeight'))
    const blocks = ceil(divide(wallArea, face))
    return {
      wallArea: [wallArea, 2],
      blockCount: [blocks, 0],
      totalWithWaste: [ceil(multiply(blocks, withPerCent(read('wastage')))), 0],
    }
  },
  'paint-estimator': (read) => {
    const area = product(read('wallHeight'), read('wallWidth'), read('walls'), read('coats'))
    return { totalArea: [area, 2], paintLiters: [ceil(divide(area, read('coverage'))), 0] }
  },
}

/** Every result as it must be shown, without grouping, for inputs that are valid numbers. */
export function oracleAnswers(address: string, inputs: Inputs): Record<string, string> {
  const answers = known(CALCULATORS, address)((name) => fromText(inputs[name] ?? ''), inputs)
  return Object.fromEntries(
    Object.entries(answers).map(([key, [value, decimals]]) => [key, shown(value, decimals)]),
  )
}

function shown(value: Exact, decimals: number): string {
  const rounded = roundTo(value, decimals)
  const units = String((rounded.above * 10n ** BigInt(decimals)) / rounded.below)
  if (decimals === 0) return units
  const digits = units.padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
