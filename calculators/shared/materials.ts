import { defineMaterials } from '../../schemas/definition/materialCatalogue.ts'
import { looseHardcore } from './figures.ts'

/*
 * The catalogue lists every material that a calculator needs, and the packs in which shops sell it. At
 * the end stands the labour that people pay for, by its quantity. The size of a pack is in the
 * material's unit; the size of a pack sold by weight follows from the material's density.
 */

const tonne = { singular: 'tonne', plural: 'tonnes', holds: '1', unit: 'tonne', decimals: 1 }
const wheelbarrow = { singular: 'wheelbarrow', plural: 'wheelbarrows', holds: '0.065' }
const bucket = { singular: 'bucket of 20 litres', plural: 'buckets of 20 litres', holds: '0.02' }

const lorryOf = (tonnes: string) => ({
  singular: `lorry of ${tonnes} tonnes`,
  plural: `lorries of ${tonnes} tonnes`,
  holds: tonnes,
  unit: 'tonne',
})
/** A lorry whose load the visitor types. */
const anyLorry = {
  singular: 'lorry',
  plural: 'lorries',
  unit: 'tonne',
  holdsLabel: 'Tonnes on a lorry',
}

/** Loose materials: the same packs, each full of its own. */
const lorries = (of: string) => ({
  'lorry-7': { ...lorryOf('7'), of },
  'lorry-10': { ...lorryOf('10'), of },
  'lorry-16': { ...lorryOf('16'), of },
  'lorry-18': { ...lorryOf('18'), of },
  lorry: { ...anyLorry, of },
})
const loose = (of: string) => ({ tonne: { ...tonne, of }, ...lorries(of) })
const looseByBarrow = (of: string) => ({
  tonne: { ...tonne, of },
  wheelbarrow: { ...wheelbarrow, of },
  ...lorries(of),
})
const looseByBucket = (of: string) => {
  const { tonne: tonnes, wheelbarrow: barrows, ...others } = looseByBarrow(of)
  return { tonne: tonnes, wheelbarrow: barrows, bucket: { ...bucket, of }, ...others }
}

/** Labour that people pay for by its quantity; each begun unit counts as a whole one. */
const work = (name: string, unit: string, assumption: string) => ({
  kind: 'labour' as const,
  name,
  unit,
  packs: { unit: { singular: unit, plural: unit, of: name, holds: '1', decimals: 2 } },
  assumption,
})

/** A pack of one piece. */
const piece = (singular: string, plural: string) => ({ piece: { singular, plural, holds: '1' } })

const LOOSE =
  'Sold loose, by the tonne or the lorry; a builder’s wheelbarrow, level, holds 0.065 m³, nearly two bags of cement.'
const BY_PIECE = 'Sold by the piece.'

export default defineMaterials({
  cement: {
    name: 'cement',
    unit: 'bag',
    packs: { bag: { singular: 'bag', plural: 'bags', of: 'cement of 50 kg', holds: '1' } },
    assumption:
      'Cement in Kenya is sold in bags of 50 kg, with its class and the bureau’s mark on them.',
  },
  sand: {
    name: 'sand',
    unit: 'm³',
    weight: {
      value: '1.6',
      unit: 'tonne/m³',
      assumption: 'Loose sand, a figure of the trade in Nairobi. Wet sand weighs more.',
    },
    packs: looseByBucket('sand'),
    assumption: LOOSE,
  },
  ballast: {
    name: 'ballast',
    unit: 'm³',
    weight: {
      value: '1.6',
      unit: 'tonne/m³',
      assumption:
        'Loose ballast weighs 1.45 to 1.68 tonnes, by source. 1.6 is near the most, so that a lorry seldom brings too little.',
    },
    packs: looseByBucket('ballast'),
    assumption: LOOSE,
  },
  hardcore: {
    name: 'hardcore',
    unit: 'm³',
    weight: looseHardcore,
    packs: loose('hardcore'),
    assumption: 'Sold loose, by the tonne or the lorry.',
  },
  murram: {
    name: 'murram',
    unit: 'm³',
    weight: {
      value: '1.7',
      unit: 'tonne/m³',
      assumption: 'Loose murram is taken to weigh what loose hardcore does.',
    },
    packs: loose('murram'),
    assumption: 'Sold loose, by the tonne or the lorry.',
  },
  dust: {
    name: 'quarry dust',
    unit: 'm³',
    weight: {
      value: '1.6',
      unit: 'tonne/m³',
      assumption: 'Loose quarry dust is taken to weigh what loose sand does.',
    },
    packs: looseByBarrow('quarry dust'),
    assumption: LOOSE,
  },
  block: {
    name: 'blocks',
    unit: 'block',
    packs: piece('block', 'blocks'),
    assumption: BY_PIECE,
  },
  tile: {
    name: 'tiles',
    unit: 'tile',
    packs: {
      ...piece('tile', 'tiles'),
      box: { singular: 'box', plural: 'boxes', of: 'tiles', holdsLabel: 'Tiles in a box' },
    },
    assumption: 'Sold by the piece or by the box; what a box holds is printed on it.',
  },
  paint: {
    name: 'paint',
    unit: 'litre',
    packs: {
      'tin-4': { singular: 'tin of 4 litres', plural: 'tins of 4 litres', of: 'paint', holds: '4' },
      'tin-20': {
        singular: 'tin of 20 litres',
        plural: 'tins of 20 litres',
        of: 'paint',
        holds: '20',
      },
      'tin-1': { singular: 'tin of 1 litre', plural: 'tins of 1 litre', of: 'paint', holds: '1' },
    },
    assumption: 'Paint in Kenya is sold in tins of 1, 4 and 20 litres.',
  },
  sheet: {
    name: 'roofing sheets',
    unit: 'sheet',
    packs: piece('roofing sheet', 'roofing sheets'),
    assumption: BY_PIECE,
  },
  ridge: {
    name: 'ridge caps',
    unit: 'piece',
    packs: piece('ridge cap', 'ridge caps'),
    assumption: BY_PIECE,
  },
  steel: {
    name: 'steel bars',
    unit: 'bar',
    packs: { bar: { singular: 'bar', plural: 'bars', of: 'steel of 12 m', holds: '1' } },
    assumption: 'Bars are sold in lengths of 12 m.',
  },
  'binding-wire': {
    name: 'binding wire',
    unit: 'kg',
    packs: { kilogram: { singular: 'kg', plural: 'kg', of: 'binding wire', holds: '1' } },
    assumption: 'Binding wire is sold by the kilo, and in rolls of 25 kg.',
  },
  mesh: {
    name: 'mesh (BRC)',
    unit: 'roll',
    packs: { roll: { singular: 'roll', plural: 'rolls', of: 'mesh', holds: '1' } },
    assumption: 'Mesh is sold by the roll; some shops cut metres off one.',
  },
  polythene: {
    name: 'polythene',
    unit: 'roll',
    packs: { roll: { singular: 'roll', plural: 'rolls', of: 'polythene', holds: '1' } },
    assumption: 'Polythene is sold by the roll; some shops cut metres off one.',
  },
  timber: {
    name: 'timber',
    unit: 'ft',
    packs: { foot: { singular: 'foot', plural: 'feet', of: 'timber', holds: '1' } },
    assumption: 'Timber yards in Kenya sell each section by the running foot.',
  },
  nails: {
    name: 'wire nails',
    unit: 'kg',
    packs: { kilogram: { singular: 'kg', plural: 'kg', of: 'wire nails', holds: '1' } },
    assumption: 'Nails are sold by the kilo.',
  },
  board: {
    name: 'ceiling boards',
    unit: 'board',
    packs: piece('ceiling board', 'ceiling boards'),
    assumption: BY_PIECE,
  },
  cornice: {
    name: 'cornice',
    unit: 'm',
    packs: { piece: { singular: 'piece', plural: 'pieces', of: 'cornice of 2.4 m', holds: '2.4' } },
    assumption: 'Cornice is sold in pieces of 2.4 m.',
  },
  paving: {
    name: 'paving blocks',
    unit: 'block',
    packs: piece('paving block', 'paving blocks'),
    assumption: BY_PIECE,
  },
  excavation: work('excavation', 'm³', 'Digging is paid by what the trench holds.'),
  concreting: work('concreting', 'm³', 'Mixing and pouring are paid by the finished concrete.'),
  'steel-fixing': work('steel fixing', 'kg', 'Cutting, bending and tying are paid by the weight.'),
  formwork: work('formwork', 'm²', 'Making and striking are paid by the face of the concrete.'),
  walling: work('walling', 'm²', 'Paid without openings.'),
  roofing: work('roofing', 'm²', 'Paid by the slope that is covered.'),
  'roof-framing': work('roof framing', 'm²', 'Paid by the slope that is framed.'),
  plastering: work('plastering', 'm²', 'Paid without openings.'),
  painting: work('painting', 'm²', 'Paid by the wall, all coats together.'),
  tiling: work('tiling', 'm²', 'Paid by the floor, skirting apart.'),
  'cabro-laying': work('cabro laying', 'm²', 'Paid by the ground that is covered, kerbs apart.'),
  'ceiling-work': work('ceiling work', 'm²', 'Paid by the ceiling, cornice apart.'),
})
