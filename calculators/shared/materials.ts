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

/** A pick-up, whose load the visitor types too. */
const anyPickup = {
  singular: 'pick-up',
  plural: 'pick-ups',
  unit: 'tonne',
  holdsLabel: 'Tonnes on a pick-up',
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
  const pickup = { ...anyPickup, of }
  return { tonne: tonnes, wheelbarrow: barrows, bucket: { ...bucket, of }, ...others, pickup }
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

const kilogram = { singular: 'kg', plural: 'kg', holds: '1' }

/** Paint of any kind: the same tins, each full of its own. */
const tins = (of: string) => ({
  'tin-4': { singular: 'tin of 4 litres', plural: 'tins of 4 litres', of, holds: '4' },
  'tin-20': { singular: 'tin of 20 litres', plural: 'tins of 20 litres', of, holds: '20' },
  'tin-1': { singular: 'tin of 1 litre', plural: 'tins of 1 litre', of, holds: '1' },
})

/** What ceilings hang on: channels of 3 m, which some shops cut. */
const channel = (of: string) => ({
  piece: {
    singular: 'piece',
    plural: 'pieces',
    of: `${of} of 3 m`,
    holds: '3',
    stockLength: '3',
  },
  metre: { singular: 'metre', plural: 'metres', of, holds: '1' },
  foot: { singular: 'foot', plural: 'feet', of, holds: '0.3048' },
})

/** Packs of what is counted, and also sold by its length. */
const byLength = (sold: { of?: string; decimals?: number }) => ({
  metre: { singular: 'metre', plural: 'metres', holds: '1', unit: 'm', ...sold },
  foot: { singular: 'foot', plural: 'feet', holds: '0.3048', unit: 'm', ...sold },
})

/** Wire in rolls of so many metres. */
const wireRoll = (of: string, metres: string) => ({
  singular: 'roll',
  plural: 'rolls',
  of: `${of} of ${metres} m`,
  holds: metres,
})

/** What a workshop makes to measure, by its face. */
const squareMetre = (of: string) => ({
  'square-metre': { singular: 'm²', plural: 'm²', of, holds: '1' },
})

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
    packs: { ...piece('block', 'blocks'), ...byLength({}) },
    assumption: 'Sold by the piece; quarries also sell machine-cut stone by the running foot.',
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
    packs: tins('paint'),
    assumption: 'Paint in Kenya is sold in tins of 1, 4 and 20 litres.',
  },
  sheet: {
    name: 'roofing sheets',
    unit: 'sheet',
    packs: { ...piece('roofing sheet', 'roofing sheets'), ...byLength({ decimals: 2 }) },
    assumption: 'Sold by the piece; sheets cut to order are also paid by the metre or the foot.',
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
    packs: {
      bar: {
        singular: 'bar',
        plural: 'bars',
        of: 'steel of 12 m',
        holds: '1',
        stockLength: '12',
      },
    },
    assumption: 'Bars are sold in lengths of 12 m.',
  },
  'binding-wire': {
    name: 'binding wire',
    unit: 'kg',
    packs: { kilogram: { ...kilogram, of: 'binding wire' } },
    assumption: 'Binding wire is sold by the kilo, and in rolls of 25 kg.',
  },
  mesh: {
    name: 'mesh (BRC)',
    unit: 'roll',
    packs: {
      roll: { singular: 'roll', plural: 'rolls', of: 'mesh', holds: '1' },
      ...byLength({ of: 'mesh' }),
    },
    assumption: 'Mesh is sold by the roll; some shops cut metres off one.',
  },
  polythene: {
    name: 'polythene',
    unit: 'roll',
    packs: {
      roll: { singular: 'roll', plural: 'rolls', of: 'polythene', holds: '1' },
      ...byLength({ of: 'polythene' }),
    },
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
    packs: { kilogram: { ...kilogram, of: 'wire nails' } },
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
    packs: {
      piece: { singular: 'piece', plural: 'pieces', of: 'cornice of 2.4 m', holds: '2.4' },
      metre: { singular: 'metre', plural: 'metres', of: 'cornice', holds: '1' },
      foot: { singular: 'foot', plural: 'feet', of: 'cornice', holds: '0.3048' },
    },
    assumption: 'Cornice is sold in pieces of 2.4 m; some shops cut it.',
  },
  paving: {
    name: 'paving blocks',
    unit: 'block',
    packs: piece('paving block', 'paving blocks'),
    assumption: BY_PIECE,
  },
  undercoat: {
    name: 'undercoat',
    unit: 'litre',
    packs: tins('undercoat'),
    assumption: 'Undercoat is sold in the tins that paint is.',
  },
  adhesive: {
    name: 'tile adhesive',
    unit: 'kg',
    packs: {
      'bag-20': {
        singular: 'bag of 20 kg',
        plural: 'bags of 20 kg',
        of: 'tile adhesive',
        holds: '20',
      },
      'bag-25': {
        singular: 'bag of 25 kg',
        plural: 'bags of 25 kg',
        of: 'tile adhesive',
        holds: '25',
      },
    },
    assumption: 'Bags of 20 or 25 kg, by maker.',
  },
  grout: {
    name: 'grout',
    unit: 'kg',
    packs: {
      'bag-5': { singular: 'bag of 5 kg', plural: 'bags of 5 kg', of: 'grout', holds: '5' },
      kilogram: { ...kilogram, of: 'grout' },
    },
    assumption: 'Bags of 5 kg; some shops weigh out a kilo.',
  },
  furring: {
    name: 'furring channel',
    unit: 'm',
    packs: channel('furring channel'),
    assumption: 'Channels for gypsum ceilings are sold in pieces of 3 m.',
  },
  'main-channel': {
    name: 'main channel',
    unit: 'm',
    packs: channel('main channel'),
    assumption: 'Channels for gypsum ceilings are sold in pieces of 3 m.',
  },
  'wall-angle': {
    name: 'wall angle',
    unit: 'm',
    packs: channel('wall angle'),
    assumption: 'Wall angle is sold in pieces of 3 m, as channels are.',
  },
  screws: {
    name: 'gypsum screws',
    unit: 'piece',
    packs: { box: { singular: 'box', plural: 'boxes', of: '500 gypsum screws', holds: '500' } },
    assumption: 'Sold in boxes of 500.',
  },
  hangers: {
    name: 'ceiling hangers',
    unit: 'piece',
    packs: piece('ceiling hanger', 'ceiling hangers'),
    assumption: BY_PIECE,
  },
  gutter: {
    name: 'gutters',
    unit: 'm',
    packs: { piece: { singular: 'piece', plural: 'pieces', of: 'gutter of 4 m', holds: '4' } },
    assumption: 'Sold in pieces of 4 m; workshops bend others to measure.',
  },
  'roofing-nails': {
    name: 'roofing nails',
    unit: 'kg',
    packs: { kilogram: { ...kilogram, of: 'roofing nails' } },
    assumption: 'Roofing nails are sold by the kilo.',
  },
  'hoop-iron': {
    name: 'hoop iron',
    unit: 'm',
    packs: { roll: { singular: 'roll', plural: 'rolls', of: 'hoop iron of 20 kg', holds: '60' } },
    assumption: 'A roll of 20 kg is some 60 m long.',
  },
  dpc: {
    name: 'damp-proof course (DPC)',
    unit: 'm',
    packs: { roll: { singular: 'roll', plural: 'rolls', of: 'DPC of 7 m', holds: '7' } },
    assumption: 'Bituminous felt is sold in rolls of 7 m, by the width of the wall.',
  },
  'anti-termite': {
    name: 'anti-termite treatment',
    unit: 'm²',
    packs: {
      litre: { singular: 'litre', plural: 'litres', of: 'anti-termite treatment', holds: '4' },
    },
    assumption: 'A litre, diluted as its label says, treats 4 m² of ground.',
  },
  door: {
    name: 'doors',
    unit: 'door',
    packs: piece('door', 'doors'),
    assumption: 'Sold by the piece, by size; a made door comes with or without its frame: ask.',
  },
  window: {
    name: 'windows',
    unit: 'window',
    packs: piece('window', 'windows'),
    assumption: 'Made by the piece, to size; glass is put in on site.',
  },
  glass: {
    name: 'window glass',
    unit: 'm²',
    packs: squareMetre('window glass'),
    assumption: 'Cut to size and paid by its area.',
  },
  'burglar-bar': {
    name: 'burglar bars',
    unit: 'm²',
    packs: squareMetre('burglar bars'),
    assumption: 'Welded to measure and paid by the face of the window.',
  },
  cill: {
    name: 'window cills',
    unit: 'm',
    packs: {
      metre: { singular: 'metre', plural: 'metres', of: 'window cill', holds: '1' },
    },
    assumption: 'Precast or cast on site, paid by the metre.',
  },
  'chain-link': {
    name: 'chain link',
    unit: 'roll',
    packs: { roll: { singular: 'roll', plural: 'rolls', of: 'chain link', holds: '1' } },
    assumption: 'Sold by the roll; its label says how long one is.',
  },
  'barbed-wire': {
    name: 'barbed wire',
    unit: 'm',
    packs: {
      'roll-610': wireRoll('barbed wire', '610'),
      'roll-50': wireRoll('barbed wire', '50'),
    },
    assumption: 'Rolls of 610 m, some 25 kg, or of 50 m.',
  },
  'line-wire': {
    name: 'line wire',
    unit: 'm',
    packs: { 'roll-610': wireRoll('line wire', '610'), 'roll-50': wireRoll('line wire', '50') },
    assumption: 'Plain galvanised wire, taken to come in the rolls that barbed wire does.',
  },
  post: {
    name: 'fence posts',
    unit: 'post',
    packs: piece('fence post', 'fence posts'),
    assumption: BY_PIECE,
  },
  strut: {
    name: 'struts',
    unit: 'post',
    packs: piece('strut', 'struts'),
    assumption: 'Sold as posts are; timber ones are cut from poles.',
  },
  'vent-pipe': {
    name: 'vent pipe',
    unit: 'm',
    packs: { piece: { singular: 'piece', plural: 'pieces', of: 'vent pipe of 6 m', holds: '6' } },
    assumption: 'PVC pipe of 110 mm is sold in pieces of 6 m; some shops cut one.',
  },
  'formwork-board': {
    name: 'formwork boards',
    unit: 'm²',
    packs: squareMetre('formwork boards of 25 mm'),
    assumption: 'Boards of 25 mm, by the face that they cover. They serve several pours.',
  },
  prop: {
    name: 'props',
    unit: 'prop',
    packs: piece('prop', 'props'),
    assumption: 'Poles that are bought, or hired. They serve many pours.',
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
  screeding: work('screeding', 'm²', 'Paid by the floor.'),
  'skirting-work': work('skirting', 'm', 'Paid by the metre, doors apart.'),
  fitting: work('fitting of doors and windows', 'opening', 'Paid by the door and the window.'),
  fencing: work('fencing', 'm', 'Paid by the metre of fence, gates apart.'),
})
