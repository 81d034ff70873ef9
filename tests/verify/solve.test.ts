import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { amountsOf, packsOf } from '../../schemas/bill/amounts.ts'
import { allLines, type Bill, billOf } from '../../schemas/bill/bill.ts'
import { costOfAll, type Stock, solve } from '../../schemas/bill/solve.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { FEET_AND_INCHES, unitChoices } from '../../schemas/estimate/measurementInput.ts'
import { realisticInputs, seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { runsAtDepth, SEED } from '../support/depth.ts'
import { calculators } from '../working/calculators.ts'
import { PATIENCE_MS } from './inputs.ts'

const solvable = [...calculators.values()].filter(({ solveFor }) => solveFor.length > 0)
const CASES = Math.ceil(runsAtDepth(100, 2000) / solvable.length)

type Texts = Record<string, string>

/** The texts with one step more in a field: a whole, or a hundredth of the unit in the box that counts last. */
function oneStepMore(texts: Texts, field: string, isWhole: boolean): Texts {
  const box = `${field}.inches` in texts ? `${field}.inches` : field
  const more = isWhole ? 1 : 0.01
  return { ...texts, [box]: new Fraction(texts[box] ?? '').add(new Fraction(more)).toString() }
}

function isEnough({ packs, budget }: Stock, bill: Bill): boolean {
  const hasAll = bill.lines.every(({ key, packCount }) => packs.get(key)?.gte(packCount) ?? true)
  return hasAll && (budget === undefined || Boolean(costOfAll(bill)?.lte(budget)))
}

for (const calculator of solvable) {
  const { slug, fields, solveFor } = calculator
  test(
    `${slug}: what one has is enough for what is worked out, and not for a step more`,
    async () => {
      const random = seededRandom(SEED)
      const pick = <Value>(of: readonly Value[]) => of[Math.floor(random() * of.length)]
      const draw = realisticInputs(calculator, random)
      const times = { found: 0, other: 0 }
      while (times.found < CASES) {
        expect(times.other, 'hardly any question has an answer').toBeLessThan(50 + 20 * CASES)
        const field = pick(solveFor) ?? ''
        const definition = fields[field]
        if (definition?.kind !== 'number') throw new Error(`${field} is no number`)
        const isWhole = definition.accepts.integer || definition.unit === '1'
        const texts: Texts = draw()
        const unit = pick(unitChoices(definition.unit))
        if (unit) texts[`${field}.unit`] = unit
        const packOf = new Map<string, string | undefined>()
        const price = String(1 + Math.floor(random() * 2000))
        const billWith = (estimate: Estimate) => {
          const { amounts, labour } = amountsOf(calculator, estimate)
          return billOf(
            amounts,
            (key, amount) => {
              if (!packOf.has(key)) packOf.set(key, pick(packsOf(amount))?.id)
              return { pack: packOf.get(key), holds: '7', price }
            },
            labour,
          )
        }
        const billAt = (of: Texts) => {
          const outcome = computeEstimate(calculator, of)
          return outcome.state === 'ready' ? billWith(outcome.estimate) : undefined
        }
        // What another value takes, or a little more or less, is what one has.
        const other = billAt({ ...texts, [field]: draw()[field] ?? '' })
        if (!other || other.lines.length === 0) {
          times.other += 1
          continue
        }
        const factor = new Fraction(50 + Math.floor(random() * 100), 100)
        const limited = other.lines.filter(() => random() < 0.6)
        const has = limited.map(
          ({ key, packCount }) => [key, packCount.mul(factor).ceil(2)] as const,
        )
        const budget = random() < 0.4 ? costOfAll(other)?.mul(factor).floor() : undefined
        const stock = { packs: new Map(has), budget }
        let turns = 0
        const solution = await solve({
          calculator,
          texts,
          field,
          stock,
          billOf: billWith,
          pause: async () => {
            turns += 1
          },
        })
        expect(turns).toBeLessThan(100)
        if (solution?.state !== 'found') {
          times.other += 1
          continue
        }
        times.found += 1
        const shown = has.map(([key, count]) => `${key} ${count}`)
        const told = JSON.stringify({
          texts,
          field,
          shown,
          budget: String(budget),
          solution: solution.texts,
        })
        const found = { ...texts, ...solution.texts }
        const bill = billAt(found)
        expect(bill && isEnough(stock, bill), told).toBe(true)
        expect(solution.texts[field], told).toMatch(
          isWhole || unit === FEET_AND_INCHES ? /^\d+$/ : /^\d+\.\d\d$/,
        )
        const more = billAt(oneStepMore(found, field, isWhole))
        const keys = new Set(more && allLines(more).map(({ key }) => key))
        const isSameBill = bill && allLines(bill).every(({ key }) => keys.has(key))
        expect(more && isSameBill && isEnough(stock, more), told).not.toBe(true)
        expect(solution.limits.length > 0, told).toBe(Boolean(more && isSameBill))
      }
    },
    PATIENCE_MS,
  )
}
