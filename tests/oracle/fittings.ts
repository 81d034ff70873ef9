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
import { type Amounts, fromZero, positives, type Typed, type Work, wholeFrom } from './typed.ts'

/* Works out floors, doors and windows by hand from the table of formulas. */

const SAND = new Map([
  ['1:3', 3],
  ['1:4', 4],
  ['1:5', 5],
])

const floor: Work = (typed) => {
  const names = [
    ...['length', 'width', 'tileLength', 'tileWidth'],
    ...['tileThickness', 'spread', 'skirtingHeight'],
  ]
  const [length, width, long, wide, thick, spread, high] = positives(typed, names) ?? []
  const [doors, screed, joint, wastage] = ['doors', 'screed', 'joint', 'wastage'].map((name) =>
    fromZero(typed[name]),
  )
  const parts = SAND.get(typed.mix ?? '')
  if (!length || !width || !long || !wide || !thick || !spread || !high || !parts) return null
  if (!doors || !screed || !joint || !wastage || isLess(wide, high)) return null
  const more = over(plus(ratio(100), wastage), ratio(100))
  const area = times(length, width)
  const wet = times(times(area, over(screed, ratio(1000))), more)
  const dry = times(wet, ratio(133, 100))
  const cement = times(over(dry, ratio(parts + 1)), ratio(288, 10))
  const sand = times(dry, ratio(parts, parts + 1))
  const adhesive = times(times(area, spread), more)
  // The sides of a tile in millimetres.
  const [L, W] = [times(long, ratio(10)), times(wide, ratio(10))]
  const joints = times(times(over(plus(L, W), times(L, W)), joint), thick)
  const grout = times(times(times(area, joints), ratio(16, 10)), more)
  const skirting = minus(times(ratio(2), plus(length, width)), doors)
  if (!isAboveZero(skirting)) return null
  const pieces = ceilOf(over(skirting, over(long, ratio(100))))
  const tiles = ceilOf(over(pieces, floorOf(over(wide, high))))
  return {
    shown: {
      area: show(area, 2),
      screedVolume: show(wet, 3),
      cementBags: show(cement, 1),
      sand: show(sand, 2),
      adhesive: show(adhesive, 1),
      grout: show(grout, 1),
      skirting: show(skirting, 2),
      skirtingTiles: show(tiles, 0),
    },
    takes: { cement, sand, adhesive, grout, tile: tiles },
    labour: { screeding: area, 'skirting-work': skirting },
  }
}

interface Row {
  width: Ratio
  height: Ratio
  count: Ratio
}

/** The rows of a repeat; undefined where one is half filled. */
function rowsOf(typed: Typed, repeat: string): Row[] | undefined {
  const rows: Row[] = []
  for (let row = 0; row < 20; row += 1) {
    const at = (name: string) => typed[`${repeat}.${row}.${name}`] ?? ''
    const isUntouched =
      `${at('width')}${at('height')}`.trim() === '' && ['', '1'].includes(at('count').trim())
    if (isUntouched) continue
    const sides = { width: at('width'), height: at('height') }
    const [width, height] = positives(sides, ['width', 'height']) ?? []
    const count = wholeFrom(at('count'), 1)
    if (!width || !height || !count) return undefined
    rows.push({ width, height, count })
  }
  return rows
}

/** A number with as many decimals as it has. */
function written(value: Ratio): string {
  let decimals = 0
  while ((value.above * 10n ** BigInt(decimals)) % value.below !== 0n) decimals += 1
  return show(value, decimals)
}

/** One line for each size. */
function bySize(material: string, rows: Row[]): Amounts {
  const sums: Amounts = {}
  for (const { width, height, count } of rows) {
    const key = `${material} ${written(width)} × ${written(height)} m`
    sums[key] = plus(sums[key] ?? ratio(0), count)
  }
  return sums
}

const openings: Work = (typed) => {
  const windows = rowsOf(typed, 'windows')
  const outside = rowsOf(typed, 'outsideDoors')
  const inside = rowsOf(typed, 'insideDoors')
  if (!windows || !outside || !inside) return null
  const doors = [...outside, ...inside]
  const sum = (rows: Row[], of: (row: Row) => Ratio) =>
    rows.map((row) => times(of(row), row.count)).reduce(plus, ratio(0))
  const all = sum([...windows, ...doors], () => ratio(1))
  if (!isAboveZero(all)) return null
  const area = sum(windows, ({ width, height }) => times(width, height))
  const glass = times(area, ratio(85, 100))
  const cills = sum(windows, ({ width }) => width)
  return {
    shown: {
      openings: show(all, 0),
      windowArea: show(area, 2),
      glass: show(glass, 2),
      frames: show(
        sum(doors, ({ width, height }) => plus(plus(height, height), width)),
        2,
      ),
      cills: show(cills, 2),
      lintels: show(
        sum([...windows, ...doors], ({ width }) => plus(width, ratio(4, 10))),
        2,
      ),
    },
    takes: {
      ...bySize('window', windows),
      ...bySize('door', doors),
      glass,
      'burglar-bar': area,
      cill: cills,
    },
    labour: { fitting: all },
  }
}

export const fittings: [string, Work][] = [
  ['floor-finish-calculator', floor],
  ['doors-windows-calculator', openings],
]
