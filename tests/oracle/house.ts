import { isAboveZero, isLess, minus, over, plus, type Ratio, ratio, times } from './ratio.ts'
import { fromZero, positive, wholeFrom } from './typed.ts'

/*
 * Works out the whole house by hand from its description: which estimates it makes, in which order, and
 * with which texts as inputs. It knows nothing of definitions.
 */

export type Row = Readonly<Record<string, string>>
/** Texts, and for doors, windows and rooms their rows; the other fields have their defaults. */
export type Plan = Readonly<Record<string, string | readonly Row[]>>

export interface HouseEstimate {
  name: string
  calculator: string
  inputs: Record<string, string | Row[]>
}

const DEFAULTS: Record<string, string> = {
  wallHeight: '2.7',
  plinth: '0.3',
  outsideType: 'machine-cut-stone-200',
  insideType: 'machine-cut-stone-150',
  joint: '20',
  trenchWidth: '0.6',
  trenchDepth: '0.9',
  footing: '20',
  slab: '10',
  hardcore: '300',
  blinding: '50',
  topsoil: '150',
  ringBeam: 'all',
  roofType: 'gable',
  gables: 'stone',
  coverWidth: '0.762',
  outsideFinish: 'plaster',
  plaster: '15',
  coats: '2',
  tileLength: '40',
  tileWidth: '40',
  people: '0',
}

/** How thick a wall is, in millimetres. */
const WIDTHS: Record<string, number> = {
  '6-inch-hollow': 150,
  '9-inch-hollow': 225,
  'machine-cut-stone-200': 200,
  'machine-cut-stone-150': 150,
  'machine-cut-stone-100': 100,
  'hollow-390-190': 190,
  'hollow-390-140': 140,
}

const [TWO, NONE] = [ratio(2), ratio(0)]
const THOUSAND = ratio(1000)
const larger = (a: Ratio, b: Ratio) => (isLess(a, b) ? b : a)
const smaller = (a: Ratio, b: Ratio) => (isLess(a, b) ? a : b)

/** The estimates of a plan; undefined where one of its own inputs is not accepted. */
export function houseEstimates(plan: Plan): HouseEstimate[] | undefined {
  const text = (name: string) => {
    const typed = plan[name] ?? DEFAULTS[name]
    return typeof typed === 'string' ? typed : ''
  }
  const rows = (name: string) => {
    const found = plan[name] ?? []
    return typeof found === 'string' ? [] : found
  }
  const read = (name: string) => positive(text(name)) ?? refuse()
  const readFromZero = (name: string) => fromZero(text(name)) ?? refuse()
  const opening = ({ width = '', height = '', count = '1' }: Row): Row => ({
    width: asTyped(positive(width) ?? refuse()),
    height: asTyped(positive(height) ?? refuse()),
    count: asTyped(wholeFrom(count, 1) ?? refuse()),
  })
  try {
    const [length, width, height] = [read('length'), read('width'), read('wallHeight')]
    const [depth, footing, plinth] = [read('trenchDepth'), read('footing'), read('plinth')]
    const [slab, hardcore, rise] = [read('slab'), read('hardcore'), asTyped(read('rise'))]
    const [blinding, topsoil] = [readFromZero('blinding'), readFromZero('topsoil')]
    const inMillimetres = ratio(WIDTHS[text('outsideType')] ?? refuse())
    const thick = over(inMillimetres, THOUSAND)
    const [insideLength, insideWidth] = [
      minus(length, times(TWO, thick)),
      minus(width, times(TWO, thick)),
    ]
    if (!isAboveZero(insideLength) || !isAboveZero(insideWidth)) refuse()
    const around = times(TWO, plus(length, width))
    const outsideWalls = minus(around, times(ratio(4), thick))
    const windows = rows('windows').map(opening)
    const outsideDoors = rows('outsideDoors').map(opening)
    const insideDoors = rows('insideDoors').map(opening)
    const rooms = rows('rooms').map(({ length: long = '', width: wide = '', wallTiles = '0' }) => {
      const [one, other] = [positive(long) ?? refuse(), positive(wide) ?? refuse()]
      const tiled = fromZero(wallTiles) ?? refuse()
      return { one, other, tiled, walls: times(TWO, plus(one, other)) }
    })
    const perimeter = rooms.reduce((sum, { walls }) => plus(sum, walls), NONE)
    const roomsArea = rooms.reduce((sum, { one, other }) => plus(sum, times(one, other)), NONE)
    const between = over(minus(perimeter, times(TWO, plus(insideLength, insideWidth))), TWO)
    const inside = text('insideWalls') === '' ? larger(NONE, between) : readFromZero('insideWalls')
    const insideThick = over(ratio(WIDTHS[text('insideType')] ?? refuse()), THOUSAND)
    const floor = minus(times(insideLength, insideWidth), times(inside, insideThick))
    if (isLess(floor, roomsArea)) refuse()
    const foundation = plus(outsideWalls, inside)
    const inMetres = (centimetres: Ratio) => over(centimetres, ratio(100))
    const foundationHeight = minus(plus(minus(depth, inMetres(footing)), plinth), inMetres(slab))
    if (!isAboveZero(foundationHeight)) refuse()
    const layers = [times(slab, ratio(10)), blinding, hardcore].reduce(plus)
    const fill = minus(plus(times(plinth, THOUSAND), topsoil), layers)
    const coats = asTyped(wholeFrom(text('coats'), 1) ?? refuse())
    const people = wholeFrom(text('people'), 0) ?? refuse()
    const isHip = text('roofType') === 'hip'
    const hasGables = !isHip && text('gables') === 'stone'
    const isPlastered = text('outsideFinish') === 'plaster'
    const beams: Record<string, Ratio> = { all: foundation, outside: outsideWalls }
    const beam = beams[text('ringBeam')]
    const tall = asTyped(plus(height, plinth))
    const tile = { tileLength: asTyped(read('tileLength')), tileWidth: asTyped(read('tileWidth')) }
    const coverWidth = asTyped(read('coverWidth'))
    const thickness = asTyped(read('plaster'))
    const only = (isMade: boolean, ...made: [string, string, HouseEstimate['inputs']]) => {
      const [name, calculator, inputs] = made
      return isMade ? [{ name, calculator, inputs }] : []
    }
    const walls = (isMade: boolean, name: string, inputs: HouseEstimate['inputs']) =>
      only(isMade, name, 'block-brick-estimator', {
        blockType: text('outsideType'),
        mortarGap: asTyped(readFromZero('joint')),
        ...inputs,
      })
    const inRooms = (make: (room: (typeof rooms)[number], number: number) => HouseEstimate[]) =>
      rooms.flatMap((room, index) => make(room, index + 1))
    const painted = { walls: '1', coats }
    return [
      ...only(true, 'Foundation', 'foundation-calculator', {
        trenchLength: asTyped(foundation),
        trenchWidth: asTyped(read('trenchWidth')),
        trenchDepth: asTyped(depth),
        thickness: asTyped(footing),
      }),
      ...walls(true, 'Foundation walls', {
        wallLength: asTyped(foundation),
        wallHeight: asTyped(foundationHeight),
        extras: 'dpc',
      }),
      ...only(isAboveZero(fill), 'Fill', 'hardcore-calculator', {
        length: asTyped(insideLength),
        width: asTyped(insideWidth),
        thickness: asTyped(fill),
        blinding: '0',
      }),
      ...only(true, 'Ground slab', 'ground-slab-calculator', {
        slabLength: asTyped(length),
        slabWidth: asTyped(width),
        thickness: asTyped(slab),
        hardcoreThickness: asTyped(hardcore),
        blindingThickness: asTyped(blinding),
        bearing: asTyped(inMillimetres),
      }),
      ...walls(true, 'Outside walls', {
        wallLength: asTyped(outsideWalls),
        wallHeight: asTyped(height),
        openings: [...windows, ...outsideDoors],
        extras: 'hoop',
      }),
      ...walls(isAboveZero(inside), 'Inside walls', {
        wallLength: asTyped(inside),
        wallHeight: asTyped(height),
        blockType: text('insideType'),
        openings: insideDoors,
        extras: 'hoop',
      }),
      ...walls(hasGables, 'Gables', { wallLength: asTyped(width), wallHeight: rise }),
      ...only(beam !== undefined, 'Ring beam', 'beam-calculator', {
        kind: 'ring',
        beamLength: asTyped(beam ?? NONE),
        width: asTyped(inMillimetres),
      }),
      ...only(true, 'Roof', isHip ? 'hip-roof-calculator' : 'gable-roof-calculator', {
        roofLength: asTyped(isHip ? larger(length, width) : length),
        span: asTyped(isHip ? smaller(length, width) : width),
        rise,
        coverWidth,
      }),
      ...only(!isHip, 'Roof timber', 'roof-timber-calculator', {
        roofLength: asTyped(length),
        span: asTyped(width),
        rise,
      }),
      ...only(
        windows.length + outsideDoors.length + insideDoors.length > 0,
        'Doors and windows',
        'doors-windows-calculator',
        { windows, outsideDoors, insideDoors },
      ),
      ...only(rooms.length > 0, 'Plaster inside', 'plaster-estimator', {
        wallLength: asTyped(perimeter),
        wallHeight: asTyped(height),
        thickness,
        openings: [...windows, ...outsideDoors, ...insideDoors, ...insideDoors],
      }),
      ...only(isPlastered, 'Plaster outside', 'plaster-estimator', {
        wallLength: asTyped(around),
        wallHeight: tall,
        thickness,
        openings: [...windows, ...outsideDoors],
      }),
      ...only(isPlastered && hasGables, 'Plaster on gables', 'plaster-estimator', {
        wallLength: asTyped(width),
        wallHeight: rise,
        thickness,
      }),
      ...inRooms(({ one, other }, number) =>
        only(true, `Floor, room ${number}`, 'floor-finish-calculator', {
          length: asTyped(one),
          width: asTyped(other),
          ...tile,
        }),
      ),
      ...inRooms(({ one, other }, number) =>
        only(true, `Tiles, room ${number}`, 'tile-estimator', {
          roomLength: asTyped(one),
          roomWidth: asTyped(other),
          ...tile,
        }),
      ),
      ...inRooms(({ walls: long, tiled }, number) =>
        only(isAboveZero(tiled), `Wall tiles, room ${number}`, 'tile-estimator', {
          roomLength: asTyped(long),
          roomWidth: asTyped(tiled),
          ...tile,
        }),
      ),
      ...inRooms(({ one, other }, number) =>
        only(true, `Ceiling, room ${number}`, 'ceiling-calculator', {
          roomLength: asTyped(one),
          roomWidth: asTyped(other),
        }),
      ),
      ...only(rooms.length > 0, 'Paint inside', 'paint-estimator', {
        wallHeight: asTyped(height),
        wallWidth: asTyped(perimeter),
        ...painted,
        surface: 'new',
      }),
      ...only(isPlastered, 'Paint outside', 'paint-estimator', {
        wallHeight: tall,
        wallWidth: asTyped(around),
        ...painted,
        coverage: '8',
        surface: 'new',
      }),
      ...only(rooms.length > 0, 'Paint on ceilings', 'paint-estimator', {
        wallHeight: '1',
        wallWidth: asTyped(roomsArea),
        ...painted,
      }),
      ...only(isAboveZero(people), 'Septic tank', 'septic-tank-calculator', {
        people: asTyped(people),
      }),
    ]
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

class Refused extends Error {}

function refuse(): never {
  throw new Refused()
}

/** A decimal that ends, as a person would type it. */
function asTyped({ above, below }: Ratio): string {
  let decimals = 0
  let [top, bottom] = [above, below]
  while (top % bottom !== 0n) {
    top *= 10n
    decimals += 1
    if (decimals > 30) throw new Error(`${above}/${below} has no end`)
  }
  bottom = top / bottom
  const sign = bottom < 0n ? '-' : ''
  const digits = `${bottom < 0n ? -bottom : bottom}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`)
}
