import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import { labourOracles } from '../oracle/labour.ts'
import { show } from '../oracle/ratio.ts'
import { SEED } from '../support/seed.ts'
import { calculators } from '../working/calculators.ts'
import { PATIENCE_MS, trials } from './inputs.ts'

for (const calculator of calculators.values()) {
  const byHand = labourOracles.get(calculator.slug)
  if (!byHand) continue
  test(
    `${calculator.slug}: what its work is paid by is exact, and rounded once to the nearest hundredth, as results are`,
    () => {
      const wrong: unknown[] = []
      for (const { inputs, estimate } of trials(calculator)) {
        const { labour } = amountsOf(calculator, estimate)
        const expected = Object.entries(byHand(inputs))
        if (labour.length !== expected.length) wrong.push({ inputs, labour })
        for (const [place, [id, exact]] of expected.entries()) {
          const amount = labour[place]
          if (!amount) continue
          const { n, d, s } = amount.exact
          const isExact = amount.material.id === id && s * n * exact.below === exact.above * d
          const isRounded = billLine(amount, {}).shown === show(exact, 2)
          if (!isExact || !isRounded) wrong.push({ inputs, id })
        }
      }
      expect(wrong.slice(0, 3), `seed ${SEED}`).toEqual([])
    },
    PATIENCE_MS,
  )
}

test('The labour of each calculator that has some is worked out by hand', () => {
  const own = [...calculators.values()].filter(({ materials }) =>
    materials.some(({ material }) => material.kind === 'labour'),
  )
  expect(own.length).toBeGreaterThanOrEqual(13)
  for (const { slug } of own) expect([...labourOracles.keys()]).toContain(slug)
})
