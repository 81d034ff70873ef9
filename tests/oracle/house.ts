import { isAboveZero, minus, over, plus, type Ratio, ratio, times } from './ratio.ts'
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
  insideWalls: '0',
  wallHeight: '2.7',
  plinth: '0.3',
  outsideType: 'machine-cut-stone-200',
  insideType: 'machine-cut-stone-150',
  trenchWidth: '0.6',
  trenchDepth: '0.9',
  footing: '20',
  slab: '10',
  hardcore: '300',
  tileLength: '40',
  tileWidth: '40',
  coats: '2',
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

const TWO = ratio(2)

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
  const opening = ({ width = '', height = '', count = '1' }: Row): Row => ({
    width: asTyped(positive(width) ?? refuse()),
    height: asTyped(positive(height) ?? refuse()),
    count: asTyped(wholeFrom(count, 1) ?? refuse()),
  })
  try {
    const [length, width, height] = [read('length'), read('width'), read('wallHeight')]
    const [depth, footing, plinth] = [read('trenchDepth'), read('footing'), read('plinth')]
    const inside = fromZero(text('insideWalls')) ?? refuse()
    const thick = ratio(WIDTHS[text('outsideType')] ?? refuse(), 1000)
    const twice = times(TWO, thick)
    const [insideLength, insideWidth] = [minus(length, twice), minus(width, twice)]
    if (!isAboveZero(insideLength) || !isAboveZero(insideWidth)) refuse()
    const around = times(TWO, plus(length, width))
    const outsideWalls = minus(around, times(ratio(4), thick))
    const foundation = plus(outsideWalls, inside)
    const windows = rows('windows').map(opening)
    const outsideDoors = rows('outsideDoors').map(opening)
    const insideDoors = rows('insideDoors').map(opening)
    const rooms = rows('rooms').map(({ length: long = '', width: wide = '' }) => ({
      long: positive(long) ?? refuse(),
      wide: positive(wide) ?? refuse(),
    }))
    const perimeter = rooms.reduce(
      (sum, { long, wide }) => plus(sum, times(TWO, plus(long, wide))),
      ratio(0),
    )
    const coats = asTyped(wholeFrom(text('coats'), 1) ?? refuse())
    const outside = text('outsideType')
    const walls = (name: string, inputs: HouseEstimate['inputs']) => ({
      name,
      calculator: 'block-brick-estimator',
      inputs,
    })
    return [
      {
        name: 'Foundation',
        calculator: 'foundation-calculator',
        inputs: {
          trenchLength: asTyped(foundation),
          trenchWidth: asTyped(read('trenchWidth')),
          trenchDepth: asTyped(depth),
          thickness: asTyped(footing),
        },
      },
      walls('Foundation walls', {
        wallLength: asTyped(foundation),
        wallHeight: asTyped(plus(minus(depth, over(footing, ratio(100))), plinth)),
        blockType: outside,
      }),
      {
        name: 'Hardcore',
        calculator: 'hardcore-calculator',
        inputs: {
          length: asTyped(insideLength),
          width: asTyped(insideWidth),
          thickness: asTyped(read('hardcore')),
        },
      },
      {
        name: 'Ground slab',
        calculator: 'concrete-mix-calculator',
        inputs: {
          area: asTyped(times(length, width)),
          thickness: asTyped(read('slab')),
          mix: '1:2:4',
        },
      },
      walls('Outside walls', {
        wallLength: asTyped(outsideWalls),
        wallHeight: asTyped(height),
        blockType: outside,
        openings: [...windows, ...outsideDoors],
      }),
      ...(isAboveZero(inside)
        ? [
            walls('Inside walls', {
              wallLength: asTyped(inside),
              wallHeight: asTyped(height),
              blockType: text('insideType'),
              openings: insideDoors,
            }),
          ]
        : []),
      {
        name: 'Roof',
        calculator: 'gable-roof-calculator',
        inputs: {
          roofLength: asTyped(length),
          span: asTyped(width),
          rise: asTyped(read('rise')),
        },
      },
      ...(rooms.length > 0
        ? [
            {
              name: 'Plaster inside',
              calculator: 'plaster-estimator',
              inputs: {
                wallLength: asTyped(perimeter),
                wallHeight: asTyped(height),
                openings: [...windows, ...outsideDoors, ...insideDoors, ...insideDoors],
              },
            },
          ]
        : []),
      {
        name: 'Plaster outside',
        calculator: 'plaster-estimator',
        inputs: {
          wallLength: asTyped(around),
          wallHeight: asTyped(plus(height, plinth)),
          openings: [...windows, ...outsideDoors],
        },
      },
      ...(rooms.length > 0
        ? [
            {
              name: 'Paint inside',
              calculator: 'paint-estimator',
              inputs: {
                wallHeight: asTyped(height),
                wallWidth: asTyped(perimeter),
                walls: '1',
                coats,
              },
            },
          ]
        : []),
      ...rooms.map(({ long, wide }, index) => ({
        name: `Tiles, room ${index + 1}`,
        calculator: 'tile-estimator',
        inputs: {
          roomLength: asTyped(long),
          roomWidth: asTyped(wide),
          tileLength: asTyped(read('tileLength')),
          tileWidth: asTyped(read('tileWidth')),
        },
      })),
      ...rooms.map(({ long, wide }, index) => ({
        name: `Ceiling, room ${index + 1}`,
        calculator: 'ceiling-calculator',
        inputs: { roomLength: asTyped(long), roomWidth: asTyped(wide) },
      })),
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
