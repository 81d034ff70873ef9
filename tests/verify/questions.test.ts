import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { solve } from '../../schemas/bill/solve.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { parseTyped } from '../../schemas/formula/number.ts'
import { calculators } from '../working/calculators.ts'

const page = readFileSync(
  join(import.meta.dirname, '../../docs/start-from-what-you-have.md'),
  'utf8',
)

interface Asked {
  slug: string
  given: Given
  field: string
  /** The key of a line, the id of its pack, and how many of them there are. */
  has: readonly [line: string, pack: string, count: string]
  /** What the form then has. */
  answer: string
}

/** The questions of the page, in its order; the notes beside its table say what is given. */
const questions: readonly Asked[] = [
  {
    slug: 'plaster-estimator',
    given: { wallLength: '5', wallHeight: '1', thickness: '12', wastage: '0' },
    field: 'wallLength',
    has: ['cement', 'bag', '1'],
    answer: '10.87',
  },
  {
    slug: 'block-brick-estimator',
    given: { wallLength: '5', wallHeight: '1' },
    field: 'wallLength',
    has: ['cement', 'bag', '1'],
    answer: '11.94',
  },
  {
    slug: 'paint-estimator',
    given: { wallHeight: '1', wallWidth: '10', walls: '1', coats: '1' },
    field: 'wallWidth',
    has: ['paint', 'tin-1', '18.9'],
    answer: '180.00',
  },
  {
    slug: 'hardcore-calculator',
    given: { length: '5', width: '1', thickness: '100', blinding: '0' },
    field: 'length',
    has: ['hardcore', 'tonne', '1'],
    answer: '4.90',
  },
  {
    slug: 'paving-calculator',
    given: { length: '3', width: '3.048', blockLength: '203', blockWidth: '102', wastage: '0' },
    field: 'length',
    has: ['paving 203 × 102 mm', 'piece', '450'],
    answer: '3.05',
  },
]

test.each(questions)(
  'what people ask on public pages is answered: $slug',
  async ({ slug, given, field, has: [line, pack, count], answer }) => {
    const calculator = calculators.get(slug)
    const has = parseTyped(count)
    if (!calculator || !has) throw new Error(`${slug} is not there`)
    const solution = await solve({
      calculator,
      texts: formValuesOf(calculator.fields, given),
      field,
      stock: { packs: new Map([[line, has]]), budget: undefined },
      billOf: (estimate) => billOf(amountsOf(calculator, estimate).amounts, () => ({ pack })),
      pause: async () => undefined,
    })
    expect(solution).toMatchObject({ state: 'found', texts: { [field]: answer } })
    expect(page).toContain(`${answer} m`)
  },
)
