import { beams } from './beams.ts'
import { compound } from './compound.ts'
import { finishes, openingsOf } from './finishes.ts'
import { fittings } from './fittings.ts'
import { floorsAndLoads } from './floorsAndLoads.ts'
import { minus, over, type Ratio, ratio, times } from './ratio.ts'
import { roofAndGround } from './roofAndGround.ts'
import { structure } from './structure.ts'
import { timber } from './timber.ts'
import { type Amounts, readTyped, type Typed } from './typed.ts'

/*
 * Works out the quantities of labour that people pay for by hand. The functions expect valid inputs; each
 * answers an amount by the id of the work.
 */

const read = (typed: Typed, name: string) => readTyped(typed[name] ?? '') ?? ratio(0)
const product = (typed: Typed, ...names: string[]) =>
  names.map((name) => read(typed, name)).reduce(times)

/** Square metres of a wall that are not its doors and windows. */
function wall(typed: Typed): Ratio {
  return minus(product(typed, 'wallLength', 'wallHeight'), openingsOf(typed) ?? ratio(0))
}

/** By the rule of 162: the square of the diameter in millimetres, for each metre. */
function kilograms(typed: Typed): Ratio {
  return over(product(typed, 'diameter', 'diameter', 'length', 'bars'), ratio(162))
}

/** By slug; a calculator that is not here has no labour. */
export const labourOracles: ReadonlyMap<string, (typed: Typed) => Amounts> = new Map([
  [
    'concrete-mix-calculator',
    (typed: Typed): Amounts => ({
      concreting: over(product(typed, 'area', 'thickness'), ratio(100)),
    }),
  ],
  ['block-brick-estimator', (typed) => ({ walling: wall(typed) })],
  ['tile-estimator', (typed) => ({ tiling: product(typed, 'roomLength', 'roomWidth') })],
  [
    'paint-estimator',
    (typed) => ({ painting: product(typed, 'wallHeight', 'wallWidth', 'walls') }),
  ],
  ['roofing-estimator', (typed) => ({ roofing: product(typed, 'roofLength', 'roofWidth') })],
  ['steel-weight-calculator', (typed) => ({ 'steel-fixing': kilograms(typed) })],
  [
    'ceiling-calculator',
    (typed) => ({ 'ceiling-work': product(typed, 'roomLength', 'roomWidth') }),
  ],
  ...[
    ...structure,
    ...finishes,
    ...roofAndGround,
    ...floorsAndLoads,
    ...timber,
    ...beams,
    ...compound,
    ...fittings,
  ]
    .filter(([slug]) => slug !== 'ceiling-calculator')
    .map(([slug, work]): [string, (typed: Typed) => Amounts] => [
      slug,
      (typed) => work(typed)?.labour ?? {},
    ]),
])
