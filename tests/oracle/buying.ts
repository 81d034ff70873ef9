import { beams, weighs } from './beams.ts'
import { BLOCKS } from './calculators.ts'
import { compound } from './compound.ts'
import { type Cuts, inBars } from './cuts.ts'
import { finishes, openingsOf } from './finishes.ts'
import { fittings } from './fittings.ts'
import { floorsAndLoads } from './floorsAndLoads.ts'
import { concreteOf } from './mixes.ts'
import {
  ceilOf,
  isAboveZero,
  isLess,
  isZero,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  times,
} from './ratio.ts'
import { roofAndGround } from './roofAndGround.ts'
import { structure } from './structure.ts'
import { timber } from './timber.ts'
import { type Amounts, readTyped, type Typed, withAllowance } from './typed.ts'

/*
 * Works out the materials that calculators need, here the six of the specification, by hand in exact
 * fractions from the table of materials. The functions know nothing of definitions, formulas and the
 * catalogue. They expect valid inputs; each answers an amount by the id of its material.
 */

const read = (typed: Typed, name: string, otherwise = 0) =>
  readTyped(typed[name] ?? '') ?? ratio(otherwise)
const atLeastZero = (value: Ratio) => (isAboveZero(value) ? value : ratio(0))
const perCentMore = (value: Ratio, percent: Ratio) =>
  times(value, over(plus(ratio(100), percent), ratio(100)))

function concrete(typed: Typed): Amounts {
  const volume = over(times(read(typed, 'area'), read(typed, 'thickness')), ratio(100))
  return concreteOf(volume, typed)?.takes ?? {}
}

/** The specification's three, whose sizes include a joint of 10 mm. */
const NOMINAL = ['6-inch-hollow', '9-inch-hollow', 'standard-brick']

function block(typed: Typed): Amounts {
  const openings = openingsOf(typed) ?? ratio(0)
  const area = minus(times(read(typed, 'wallLength'), read(typed, 'wallHeight')), openings)
  const own = ['ownLength', 'ownHeight', 'ownWidth'].map((name) =>
    times(read(typed, name), ratio(10)),
  )
  const known = BLOCKS.get(typed.blockType ?? '')?.map((tenths) => ratio(tenths))
  const [length, height, width] = (known ?? own).map((tenths) => over(tenths, ratio(10_000)))
  if (!length || !height || !width) throw new Error('A block has three sides')
  const gap = over(read(typed, 'mortarGap', 10), ratio(1000))
  const face = times(plus(length, gap), plus(height, gap))
  const blocks = ceilOf(over(area, face))
  const isTrueFace = isZero(gap) && NOMINAL.includes(typed.blockType ?? '')
  const inside = isTrueFace ? ratio(1, 100) : ratio(0)
  const blockFace = times(minus(length, inside), minus(height, inside))
  const joints = minus(ratio(1), over(blockFace, face))
  const mortar = atLeastZero(times(times(area, width), joints))
  const dry = times(mortar, ratio(133, 100))
  return {
    block: atLeastZero(ceilOf(perCentMore(blocks, read(typed, 'wastage', 5)))),
    cement: withAllowance(times(over(dry, ratio(5)), ratio(288, 10)), typed, 15),
    sand: withAllowance(times(dry, ratio(4, 5)), typed, 15),
    ...(['hoop', 'both'].includes(typed.extras ?? '') && {
      'hoop-iron': over(area, times(ratio(2), plus(height, gap))),
    }),
    ...(['dpc', 'both'].includes(typed.extras ?? '') && {
      dpc: times(read(typed, 'wallLength'), ratio(105, 100)),
    }),
  }
}

function tile(typed: Typed): Amounts {
  const room = times(read(typed, 'roomLength'), read(typed, 'roomWidth'))
  const one = over(times(read(typed, 'tileLength'), read(typed, 'tileWidth')), ratio(10_000))
  return { tile: atLeastZero(ceilOf(perCentMore(ceilOf(over(room, one)), read(typed, 'wastage')))) }
}

function paint(typed: Typed): Amounts {
  const all = ['wallHeight', 'wallWidth', 'walls', 'coats'].map((name) => read(typed, name))
  const undercoat = over(over(all.reduce(times), read(typed, 'coats')), ratio(7))
  return {
    paint: ceilOf(over(all.reduce(times), read(typed, 'coverage'))),
    ...(typed.surface === 'new' && { undercoat }),
  }
}

function roofing(typed: Typed): Amounts {
  const lap = read(typed, 'overlap', 10)
  const usable = over(times(read(typed, 'sheetWidth'), minus(ratio(100), lap)), ratio(100))
  const columns = ceilOf(over(read(typed, 'roofLength'), usable))
  return {
    sheet: times(columns, ceilOf(over(read(typed, 'roofWidth'), read(typed, 'sheetLength')))),
  }
}

/** So many pieces of a bar; a part of one is one. */
function steelCuts(typed: Typed): Cuts {
  const length = read(typed, 'length')
  return isLess(ratio(12), length) ? {} : { steel: [[length, ceilOf(read(typed, 'bars'))]] }
}

function steel(typed: Typed): Amounts {
  const length = read(typed, 'length')
  const wire = over(weighs(Number(typed.diameter), times(length, read(typed, 'bars'))), ratio(100))
  // Longer than a bar: it is lapped, and there is no line.
  return { ...inBars(steelCuts(typed)), 'binding-wire': wire }
}

const works = [
  ...structure,
  ...finishes,
  ...roofAndGround,
  ...floorsAndLoads,
  ...timber,
  ...beams,
  ...compound,
  ...fittings,
]

/** By slug, the pieces of what is cut from stock lengths. */
export const cutOracles: ReadonlyMap<string, (typed: Typed) => Cuts> = new Map([
  ['steel-weight-calculator', steelCuts],
  ...works.map(([slug, work]): [string, (typed: Typed) => Cuts] => [
    slug,
    (typed) => work(typed)?.cut ?? {},
  ]),
])

/** By slug. */
export const buyingOracles: ReadonlyMap<string, (typed: Typed) => Amounts> = new Map([
  ['concrete-mix-calculator', concrete],
  ['block-brick-estimator', block],
  ['tile-estimator', tile],
  ['paint-estimator', paint],
  ['roofing-estimator', roofing],
  ['steel-weight-calculator', steel],
  ...works.map(([slug, work]): [string, (typed: Typed) => Amounts] => [
    slug,
    (typed) => work(typed)?.takes ?? {},
  ]),
])

/** How long all of a strip is that is cut off rolls and laps where one ends. */
function ofRolls(typed: Typed, kind: string): Ratio {
  const [roll, width] = [read(typed, `${kind}Roll`), read(typed, `${kind}Width`)]
  const lap = over(read(typed, `${kind}Lap`), ratio(1000))
  const atLeastOne = (value: Ratio) => (isAboveZero(minus(value, ratio(1))) ? value : ratio(1))
  const strips = ceilOf(over(minus(read(typed, 'slabWidth'), lap), minus(width, lap)))
  const laid = times(atLeastOne(strips), read(typed, 'slabLength'))
  const rolls = atLeastOne(ceilOf(over(minus(laid, lap), minus(roll, lap))))
  return plus(laid, times(minus(rolls, ratio(1)), lap))
}

/**
 * How many metres so many pieces of a material are long, where it is sold by its length.
 *
 * @param variant of sheets for a whole roof: the length of one
 */
export function metresOf(id: string, pieces: Ratio, typed: Typed, variant = ''): Ratio | undefined {
  if (id === 'mesh' || id === 'polythene') return ofRolls(typed, id)
  if (id === 'sheet' && typed.sheetLength !== undefined) {
    const length = read(typed, 'sheetLength')
    const hasRows = isLess(length, read(typed, 'roofWidth'))
    const own = readTyped(typed.endLap ?? '')
    const lap = own && !isLess(own, ratio(0)) ? own : ratio(15, 100)
    return times(pieces, hasRows ? plus(length, lap) : length)
  }
  if (id === 'sheet') return times(pieces, read({ variant: variant.replace(' m', '') }, 'variant'))
  if (id !== 'block') return undefined
  if (typed.blockType === 'other') return over(times(pieces, read(typed, 'ownLength')), ratio(1000))
  return typed.blockType?.startsWith('machine-cut') ? times(pieces, ratio(4, 10)) : undefined
}

type Packs = Readonly<Record<string, [holds: Ratio, decimals: number]>>

/**
 * The packs of a material, by the weight of one of its units in tenths of a tonne. The lorry without a
 * number has the 11 tonnes that a test types.
 */
const byWeight = (tenths: number, between: Packs = {}, after: Packs = {}): Packs => ({
  tonne: [ratio(10, tenths), 1],
  ...between,
  'lorry-7': [ratio(70, tenths), 0],
  'lorry-10': [ratio(100, tenths), 0],
  'lorry-16': [ratio(160, tenths), 0],
  'lorry-18': [ratio(180, tenths), 0],
  lorry: [ratio(110, tenths), 0],
  ...after,
})
const BARROW: Packs = { wheelbarrow: [ratio(65, 1000), 0] }
const BARROW_AND_BUCKET: Packs = { ...BARROW, bucket: [ratio(20, 1000), 0] }

const TINS: Packs = { 'tin-4': [ratio(4), 0], 'tin-20': [ratio(20), 0], 'tin-1': [ratio(1), 0] }
const CHANNEL: Packs = {
  piece: [ratio(3), 0],
  metre: [ratio(1), 0],
  foot: [ratio(3048, 10_000), 0],
}
const WIRE: Packs = { 'roll-610': [ratio(610), 0], 'roll-50': [ratio(50), 0] }
/** Packs of what is counted, in metres. */
const inMetres = (decimals: number): Packs => ({
  metre: [ratio(1), decimals],
  foot: [ratio(3048, 10_000), decimals],
})
const ONE_PIECE: Packs = { piece: [ratio(1), 0] }

/** How much each pack holds, by material and pack, and with how many decimals it is counted. */
export const PACKS: Readonly<Record<string, Packs>> = {
  cement: { bag: [ratio(1), 0] },
  sand: byWeight(16, BARROW_AND_BUCKET, { pickup: [ratio(110, 16), 0] }),
  ballast: byWeight(16, BARROW_AND_BUCKET, { pickup: [ratio(110, 16), 0] }),
  hardcore: byWeight(17),
  murram: byWeight(17),
  dust: byWeight(16, BARROW),
  block: { piece: [ratio(1), 0], ...inMetres(0) },
  tile: { piece: [ratio(1), 0], box: [ratio(11), 0] },
  paint: TINS,
  sheet: { piece: [ratio(1), 0], ...inMetres(2) },
  ridge: { piece: [ratio(1), 0] },
  steel: { bar: [ratio(1), 0] },
  'binding-wire': { kilogram: [ratio(1), 0] },
  mesh: { roll: [ratio(1), 0], ...inMetres(0) },
  polythene: { roll: [ratio(1), 0], ...inMetres(0) },
  timber: { foot: [ratio(1), 0] },
  nails: { kilogram: [ratio(1), 0] },
  board: { piece: [ratio(1), 0] },
  cornice: { piece: [ratio(24, 10), 0], metre: [ratio(1), 0], foot: [ratio(3048, 10_000), 0] },
  'formwork-board': { 'square-metre': [ratio(1), 0] },
  prop: { piece: [ratio(1), 0] },
  paving: { piece: [ratio(1), 0] },
  undercoat: TINS,
  adhesive: { 'bag-20': [ratio(20), 0], 'bag-25': [ratio(25), 0] },
  grout: { 'bag-5': [ratio(5), 0], kilogram: [ratio(1), 0] },
  furring: CHANNEL,
  'main-channel': CHANNEL,
  'wall-angle': CHANNEL,
  screws: { box: [ratio(500), 0] },
  hangers: ONE_PIECE,
  gutter: { piece: [ratio(4), 0] },
  'roofing-nails': { kilogram: [ratio(1), 0] },
  'hoop-iron': { roll: [ratio(60), 0] },
  dpc: { roll: [ratio(7), 0] },
  'anti-termite': { litre: [ratio(4), 0] },
  door: ONE_PIECE,
  window: ONE_PIECE,
  glass: { 'square-metre': [ratio(1), 0] },
  'burglar-bar': { 'square-metre': [ratio(1), 0] },
  cill: { metre: [ratio(1), 0] },
  'chain-link': { roll: [ratio(1), 0] },
  'barbed-wire': WIRE,
  'line-wire': WIRE,
  post: ONE_PIECE,
  strut: ONE_PIECE,
  'vent-pipe': { piece: [ratio(6), 0] },
}
