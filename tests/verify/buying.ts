import type Fraction from 'fraction.js'
import { type Amount, amountKey, amountsOf, packsOf } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { buyingOracles, cutOracles, metresOf, PACKS } from '../oracle/buying.ts'
import { type Cuts, stockBetween } from '../oracle/cuts.ts'
import { labourOracles } from '../oracle/labour.ts'
import { ceilOf, isLess, minus, over, type Ratio, ratio, show, times } from '../oracle/ratio.ts'
import type { Trial } from './inputs.ts'

/** The tiles in the oracle's box. */
const IN_A_BOX = '11'

const ours = (value: Fraction): Ratio => ratio(value.s * value.n, value.d)
const isSame = (one: Ratio, other: Ratio) => one.above * other.below === other.above * one.below

/** The name of an amount in an oracle: with its variant where one material is there in several. */
const nameIn = (expected: object, amount: Amount) =>
  amountKey(amount) in expected ? amountKey(amount) : amount.material.id

/**
 * Finds the mistakes in a calculator's bill: compares each amount with one worked out by
 * hand, each pack of it that the oracle has, rounded up once from that, and what its work is paid by to
 * the nearest hundredth, as results are. What is cut from stock lengths is bought within the bounds of the oracle. A calculator that the oracle lacks has no mistakes.
 */
export function buyingProof(calculator: CalculatorWithGuidance): (trial: Trial) => unknown[] {
  const byHand = buyingOracles.get(calculator.slug)
  const work = labourOracles.get(calculator.slug)
  if (!byHand) return () => []
  return ({ inputs, estimate }) => {
    const wrong: unknown[] = []
    const { amounts, labour } = amountsOf(calculator, estimate)
    const paid = Object.entries(work?.(inputs) ?? {})
    if (labour.length !== paid.length) wrong.push({ inputs, labour })
    for (const [place, [id, exact]] of paid.entries()) {
      const amount = labour[place]
      if (!amount) continue
      const isExact = amount.material.id === id && isSame(ours(amount.exact), exact)
      const isRounded = billLine(amount, {}).packCountFigure === show(exact, 2)
      if (!isExact || !isRounded) wrong.push({ inputs, id })
    }
    const expected = byHand(inputs)
    const cuts = cutOracles.get(calculator.slug)?.(inputs) ?? {}
    const ids = amounts.map((amount) => nameIn(expected, amount))
    if (ids.join() !== Object.keys(expected).join()) wrong.push({ inputs, ids })
    for (const amount of amounts) {
      const { id } = amount.material
      const exact = expected[nameIn(expected, amount)]
      if (!exact || !isSame(ours(amount.exact), exact)) wrong.push({ inputs, id })
      if (!exact) continue
      const metres = metresOf(id, exact, inputs, amount.variant)
      const cut = cuts[nameIn(expected, amount)]
      const packs = wrongPacks(amount, exact, metres, cut)
      wrong.push(...packs.map((pack) => ({ inputs, id, ...pack })))
    }
    return wrong
  }
}

/** The packs of an amount that are not as many as hold it, or more than that. */
function wrongPacks(
  amount: Amount,
  counted: Ratio,
  metres: Ratio | undefined,
  cut: Cuts[string] | undefined,
) {
  const packs = packsOf(amount)
  const isComplete = packs.length === amount.material.packs.length
  const offered = packs.flatMap((pack) => {
    const exact = pack.isByLength && metres ? metres : counted
    const known = PACKS[amount.material.id]?.[pack.id]
    // A pack that somebody added is worked out by hand once it is in the oracle.
    if (!known) return []
    const [holds, decimals] = known
    const scale = ratio(10 ** decimals)
    const wanted = over(ceilOf(times(over(exact, holds), scale)), scale)
    const line = billLine(amount, { pack: pack.id, holds: IN_A_BOX })
    if (cut && ['bar', 'piece'].includes(pack.id)) {
      const [fewest, most] = stockBetween(cut, ratio(pack.id === 'bar' ? 12 : 3))
      const count = ours(line.packCount)
      const isPlanned = !isLess(count, fewest) && !isLess(most, count)
      return isPlanned && line.packCountFigure === show(count, 0)
        ? []
        : [{ pack: pack.id, shown: line.packCountFigure }]
    }
    const bought = times(wanted, holds)
    const isEnough = !isLess(bought, exact)
    const isOneLessTooFew = isLess(minus(bought, exact), over(holds, scale))
    const isRight =
      isSame(ours(line.packCount), wanted) &&
      line.packCountFigure === show(wanted, decimals) &&
      isEnough &&
      isOneLessTooFew
    return isRight ? [] : [{ pack: pack.id, shown: line.packCountFigure }]
  })
  const isByLength = amount.material.packs.some((pack) => pack.isByLength)
  const isRight = isComplete === (!isByLength || metres !== undefined)
  return isRight ? offered : [...offered, { pack: 'by length', shown: `${metres !== undefined}` }]
}
