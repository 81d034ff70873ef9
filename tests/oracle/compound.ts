import { type Cuts, inBars } from './cuts.ts'
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
  rootOf,
  show,
  times,
} from './ratio.ts'
import {
  type Amounts,
  fromZero,
  positives,
  type Typed,
  type Work,
  type Worked,
  wholeFrom,
  withAllowance,
} from './typed.ts'

/* Works out what stands around a house by hand from the table of formulas. */

const TWO = ratio(2)
const THOUSAND = ratio(1000)
const BAR = ratio(12)
const metresOf = (millimetres: Ratio) => over(millimetres, THOUSAND)

/** The gates: how wide all are and how many; undefined where a row is half filled. */
function gatesOf(typed: Typed): { wide: Ratio; count: Ratio } | undefined {
  let [wide, all] = [ratio(0), ratio(0)]
  for (let row = 0; row < 5; row += 1) {
    const [width = '', count = ''] = ['width', 'count'].map((name) => typed[`gates.${row}.${name}`])
    if (width.trim() === '' && ['', '1'].includes(count.trim())) continue
    const [one] = positives({ width }, ['width']) ?? []
    const many = wholeFrom(count, 1)
    if (!one || !many) return undefined
    wide = plus(wide, times(one, many))
    all = plus(all, many)
  }
  return { wide, count: all }
}

/** Length, height and width in tenths of a millimetre, and the joint in millimetres that one is laid with. */
const BLOCKS = new Map<string, [number, number, number, number]>([
  ['6-inch-hollow', [4500, 2250, 1500, 0]],
  ['9-inch-hollow', [4500, 2250, 2250, 0]],
  ['standard-brick', [2250, 750, 1125, 0]],
  ['machine-cut-stone-200', [4000, 2000, 2000, 20]],
  ['machine-cut-stone-150', [4000, 2000, 1500, 20]],
  ['machine-cut-stone-100', [4000, 2000, 1000, 20]],
  ['hollow-390-190', [3900, 1900, 1900, 10]],
  ['hollow-390-140', [3900, 1900, 1400, 10]],
])
const NOMINAL = ['6-inch-hollow', '9-inch-hollow', 'standard-brick']

const widthOf = (type: string) => ratio(BLOCKS.get(type)?.[2] ?? 0, 10_000)
const asLaid = (type: string) => ({
  type,
  joint: ratio(BLOCKS.get(type)?.[3] ?? 0),
  wastage: ratio(5),
})

/** The blocks of a wall of so many square metres, and the cement and sand of their mortar. */
function walling(
  area: Ratio,
  wallLength: Ratio,
  { type, joint, wastage }: { type: string; joint: Ratio; wastage: Ratio },
  typed: Typed,
): Amounts {
  const [long = 1, high = 1] = BLOCKS.get(type) ?? []
  const [length, height, gap] = [ratio(long, 10_000), ratio(high, 10_000), metresOf(joint)]
  const face = times(plus(length, gap), plus(height, gap))
  const inside = isZero(gap) && NOMINAL.includes(type) ? ratio(1, 100) : ratio(0)
  const filled = over(times(minus(length, inside), minus(height, inside)), face)
  const mortar = times(times(area, widthOf(type)), minus(ratio(1), filled))
  const blocks = ceilOf(over(area, face))
  return {
    block: ceilOf(over(times(blocks, plus(ratio(100), wastage)), ratio(100))),
    ...mixed(mortar, 4, typed),
    ...(['hoop', 'both'].includes(typed.extras ?? '') && {
      'hoop-iron': over(area, times(TWO, plus(height, gap))),
    }),
    ...(['dpc', 'both'].includes(typed.extras ?? '') && {
      dpc: times(wallLength, ratio(105, 100)),
    }),
  }
}

/** Cement and sand for so much wet mortar, with what is lost of it. */
function mixed(wet: Ratio, sand: number, typed: Typed): Amounts {
  const dry = times(wet, ratio(133, 100))
  const lost = { allowance: typed.mortarAllowance ?? '' }
  return {
    cement: withAllowance(times(over(dry, ratio(sand + 1)), ratio(288, 10)), lost, 15),
    sand: withAllowance(times(dry, ratio(sand, sand + 1)), lost, 15),
  }
}

/** Adds amounts up, in the order in which each comes first. */
function together(...all: (Amounts | undefined)[]): Amounts {
  const sums: Amounts = {}
  for (const amounts of all) {
    for (const [id, amount] of Object.entries(amounts ?? {})) {
      sums[id] = plus(sums[id] ?? ratio(0), amount)
    }
  }
  return sums
}

const concrete = (volume: Ratio, mix: string, typed: Typed) =>
  concreteOf(volume, { ...typed, mix })?.takes

const weighs = (diameter: number, metres: Ratio) =>
  over(times(metres, ratio(diameter * diameter)), ratio(162))

const perimeter: Work = (typed) => {
  const names = [
    ...['length', 'height', 'trenchWidth', 'trenchDepth'],
    ...['strip', 'columnSpacing', 'columnSize'],
  ]
  const [length, height, wide, deep, strip, spacing, size] = positives(typed, names) ?? []
  const [joint, wastage] = [fromZero(typed.joint), fromZero(typed.wastage)]
  const gates = gatesOf(typed)
  const { blockType = '', mix = '' } = typed
  if (!length || !height || !wide || !deep || !strip || !spacing || !size) return null
  if (!joint || !wastage || !gates || !BLOCKS.has(blockType)) return null
  const run = minus(length, gates.wide)
  const masonry = minus(plus(height, deep), over(strip, ratio(100)))
  if (!isAboveZero(run) || !isAboveZero(masonry)) return null
  const wall = walling(times(run, masonry), run, { type: blockType, joint, wastage }, typed)
  const trench = times(run, wide)
  const stripVolume = over(times(trench, strip), ratio(100))
  const columns = plus(plus(ceilOf(over(run, spacing)), ratio(1)), times(TWO, gates.count))
  const columnConcrete = times(times(columns, masonry), times(metresOf(size), metresOf(size)))
  const footing = concrete(stripVolume, mix, typed)
  if (!footing) return null
  const [bars, bar] = [times(ratio(4), columns), plus(masonry, ratio(4, 10))]
  const inner = minus(metresOf(size), ratio(6, 100))
  const ring = plus(times(ratio(4), isAboveZero(inner) ? inner : ratio(0)), ratio(16, 100))
  const rings = times(columns, plus(ceilOf(times(masonry, ratio(5))), ratio(1)))
  const weight = plus(weighs(10, times(bars, bar)), weighs(8, times(rings, ring)))
  const cut: Cuts = {
    ...(!isLess(BAR, bar) && { 'steel 10 mm': [[bar, bars]] }),
    ...(!isLess(BAR, ring) && { 'steel 8 mm': [[ring, rings]] }),
  }
  return {
    shown: {
      run: show(run, 2),
      stones: show(wall.block ?? ratio(0), 0),
      excavation: show(times(trench, deep), 2),
      stripVolume: show(stripVolume, 2),
      columns: show(columns, 0),
      columnConcrete: show(columnConcrete, 2),
    },
    cut,
    takes: {
      ...together(wall, footing, concrete(columnConcrete, '1:1.5:3', typed)),
      ...(typed.formworkBoards === 'bought' && {
        'formwork-board': times(times(columns, masonry), times(ratio(4), metresOf(size))),
      }),
      ...inBars(cut),
      'binding-wire': over(weight, ratio(100)),
    },
    labour: {
      walling: times(run, masonry),
      concreting: plus(stripVolume, columnConcrete),
      excavation: times(trench, deep),
      'steel-fixing': weight,
    },
  }
}

const fence: Work = (typed) => {
  const [length, spacing, roll] = positives(typed, ['length', 'spacing', 'rollLength']) ?? []
  const [corners, strands] = [wholeFrom(typed.corners, 0), wholeFrom(typed.strands, 1)]
  const gates = gatesOf(typed)
  const isChain = typed.kind === 'chain'
  if (!length || !spacing || !roll || !corners || !strands || !gates) return null
  if (!isChain && typed.kind !== 'barbed') return null
  if (!['concrete', 'timber', 'steel'].includes(typed.postType ?? '')) return null
  const run = minus(length, gates.wide)
  if (!isAboveZero(run)) return null
  const posts = plus(plus(ceilOf(over(run, spacing)), ratio(1)), gates.count)
  const struts = times(TWO, plus(corners, gates.count))
  const volume = times(plus(posts, struts), ratio(54, 1000))
  const holes = concrete(volume, typed.mix ?? '', typed)
  if (!holes) return null
  const rolls = isChain ? ceilOf(over(times(run, ratio(102, 100)), roll)) : ratio(0)
  const wire = times(times(run, strands), ratio(105, 100))
  return {
    shown: {
      run: show(run, 2),
      posts: show(posts, 0),
      struts: show(struts, 0),
      concrete: show(volume, 2),
      rolls: show(rolls, 0),
      wire: show(wire, 1),
    },
    takes: {
      post: posts,
      strut: struts,
      ...holes,
      'chain-link': rolls,
      [isChain ? 'line-wire' : 'barbed-wire']: wire,
    },
    labour: { concreting: volume, fencing: run },
  }
}

/** Bars of 10 mm every 15 cm both ways, 25 mm from each edge; none where one is longer than 12 m. */
function slabBars(length: Ratio, width: Ratio): Pick<Worked, 'cut' | 'takes' | 'labour'> {
  const [along, across] = [minus(length, ratio(5, 100)), minus(width, ratio(5, 100))]
  if (isLess(BAR, along) || isLess(BAR, across)) return { takes: {}, labour: {} }
  const beside = (metres: Ratio) => plus(ceilOf(over(metres, ratio(15, 100))), ratio(1))
  const [lengthwise, crosswise] = [beside(across), beside(along)]
  const weight = weighs(10, plus(times(lengthwise, along), times(crosswise, across)))
  const cut: Cuts = {
    steel: [
      [along, lengthwise],
      [across, crosswise],
    ],
  }
  return {
    cut,
    takes: {
      ...inBars(cut),
      'binding-wire': over(weight, ratio(100)),
    },
    labour: { 'steel-fixing': weight },
  }
}

/** A length up to the next five centimetres. */
function toFiveCentimetres(length: Ratio): Ratio {
  return ratio(ceilOf(times(length, ratio(20))).above, 20)
}

const septic: Work = (typed) => {
  const names = ['depth', 'freeboard', 'slabs', 'soakage', 'flow']
  const [depth, free, slabs, soakage, flow] = positives(typed, names) ?? []
  const people = wholeFrom(typed.people, 1)
  const { blockType = '' } = typed
  if (!depth || !free || !slabs || !soakage || !flow || !people || !BLOCKS.has(blockType))
    return null
  const needed = plus(times(people, ratio(180)), ratio(2000))
  const capacity = isLess(needed, ratio(2700)) ? ratio(2700) : needed
  const liquid = over(capacity, THOUSAND)
  const least75 = toFiveCentimetres(rootOf(over(liquid, times(ratio(3), depth))))
  const width = isLess(least75, ratio(3, 4)) ? ratio(3, 4) : least75
  const length = toFiveCentimetres(over(liquid, times(width, depth)))
  const walls = times(TWO, widthOf(blockType))
  const [outerLength, outerWidth] = [plus(length, walls), plus(width, walls)]
  const height = plus(depth, free)
  const room = ratio(3, 10)
  const dug = times(
    times(plus(outerLength, room), plus(outerWidth, room)),
    plus(height, metresOf(slabs)),
  )
  const around = times(TWO, plus(length, width))
  const dividing = over(times(width, depth), height)
  const wallArea = times(plus(plus(around, times(TWO, walls)), dividing), height)
  const plaster = plus(
    plus(times(around, height), times(TWO, times(width, depth))),
    times(length, width),
  )
  const slabVolume = times(times(TWO, times(outerLength, outerWidth)), metresOf(slabs))
  const bars = slabBars(outerLength, outerWidth)
  return {
    shown: {
      capacity: show(capacity, 0),
      width: show(width, 2),
      length: show(length, 2),
      excavation: show(dug, 2),
      soakArea: show(over(times(people, flow), soakage), 1),
    },
    ...(bars.cut && { cut: bars.cut }),
    takes: {
      ...together(
        walling(wallArea, over(wallArea, height), asLaid(blockType), typed),
        mixed(times(plaster, ratio(2, 100)), 3, typed),
        concrete(slabVolume, '1:2:4', typed),
      ),
      ...bars.takes,
    },
    labour: {
      walling: wallArea,
      concreting: slabVolume,
      excavation: dug,
      plastering: plaster,
      ...bars.labour,
    },
  }
}

const latrine: Work = (typed) => {
  const names = ['years', 'pitLength', 'pitWidth', 'perYear', 'free', 'slab', 'collar']
  const [years, length, width, perYear, free, slab, collar] = positives(typed, names) ?? []
  const users = wholeFrom(typed.users, 1)
  const { blockType = '' } = typed
  if (!years || !length || !width || !perYear || !free || !slab || !collar) return null
  if (!users || !BLOCKS.has(blockType)) return null
  const volume = times(times(users, years), perYear)
  const pit = times(length, width)
  const depth = plus(over(volume, pit), free)
  const [slabLength, slabWidth] = [plus(length, ratio(6, 10)), plus(width, ratio(6, 10))]
  const slabVolume = times(times(slabLength, slabWidth), metresOf(slab))
  const lining = plus(times(TWO, plus(length, width)), times(ratio(4), widthOf(blockType)))
  const wallArea = times(lining, collar)
  const bars = slabBars(slabLength, slabWidth)
  return {
    shown: {
      volume: show(volume, 2),
      depth: show(depth, 2),
      excavation: show(times(pit, depth), 2),
    },
    ...(bars.cut && { cut: bars.cut }),
    takes: {
      ...together(
        walling(wallArea, lining, asLaid(blockType), typed),
        concrete(slabVolume, '1:2:4', typed),
      ),
      ...bars.takes,
      'vent-pipe': ratio(7, 2),
    },
    labour: {
      walling: wallArea,
      concreting: slabVolume,
      excavation: times(pit, depth),
      ...bars.labour,
    },
  }
}

export const compound: [string, Work][] = [
  ['perimeter-wall-calculator', perimeter],
  ['fence-calculator', fence],
  ['septic-tank-calculator', septic],
  ['pit-latrine-calculator', latrine],
]
