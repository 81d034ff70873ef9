import { defineMaterials } from '../../schemas/definition/materialCatalogue.ts'
import { looseHardcore } from './figures.ts'

/*
 * What the shop sells: every material that a calculator takes, and how it is sold. A pack holds so
 * much of the material's unit; what is sold by weight holds it by what the material weighs.
 */

const tonne = { singular: 'tonne', plural: 'tonnes', holds: '1', unit: 'tonne', decimals: 1 }
const wheelbarrow = { singular: 'wheelbarrow', plural: 'wheelbarrows', holds: '0.065' }
const lorries = {
  'lorry-7': {
    singular: 'lorry of 7 tonnes',
    plural: 'lorries of 7 tonnes',
    holds: '7',
    unit: 'tonne',
  },
  'lorry-16': {
    singular: 'lorry of 16 tonnes',
    plural: 'lorries of 16 tonnes',
    holds: '16',
    unit: 'tonne',
  },
}

/** Loose materials: the same packs, each full of its own. */
const loose = (of: string) => ({
  tonne: { ...tonne, of },
  'lorry-7': { ...lorries['lorry-7'], of },
  'lorry-16': { ...lorries['lorry-16'], of },
})
const looseByBarrow = (of: string) => {
  const { tonne: tonnes, ...others } = loose(of)
  return { tonne: tonnes, wheelbarrow: { ...wheelbarrow, of }, ...others }
}

/** A piece is what is counted: it holds one. */
const piece = (singular: string, plural: string) => ({ piece: { singular, plural, holds: '1' } })

const LOOSE =
  'Sold loose, by the tonne or the lorry; a builder’s wheelbarrow, level, holds 0.065 m³, two bags of cement.'
const BY_PIECE = 'Sold by the piece.'

export default defineMaterials({
  cement: {
    name: 'cement',
    unit: 'bag',
    packs: { bag: { singular: 'bag', plural: 'bags', of: 'cement of 50 kg', holds: '1' } },
    assumption: 'Cement in Kenya is sold in bags of 50 kg.',
  },
  sand: {
    name: 'sand',
    unit: 'm³',
    weight: {
      value: '1.6',
      unit: 'tonne/m³',
      assumption: 'Loose sand, a figure of the trade in Nairobi. Wet sand weighs more.',
    },
    packs: looseByBarrow('sand'),
    assumption: LOOSE,
  },
  ballast: {
    name: 'ballast',
    unit: 'm³',
    weight: {
      value: '1.6',
      unit: 'tonne/m³',
      assumption: 'Loose ballast is taken to weigh what loose sand does.',
    },
    packs: looseByBarrow('ballast'),
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
  board: {
    name: 'ceiling boards',
    unit: 'board',
    packs: piece('ceiling board', 'ceiling boards'),
    assumption: BY_PIECE,
  },
  paving: {
    name: 'paving blocks',
    unit: 'block',
    packs: piece('paving block', 'paving blocks'),
    assumption: BY_PIECE,
  },
})
