import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { askedFor } from '../../schemas/bill/billPhrases.ts'
import { estimateOf } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'
import { compoundJobs } from './jobs/compound.ts'
import { fittingJobs } from './jobs/fittings.ts'
import type { Job } from './jobs/job.ts'

/* Two jobs from Kenyan practice for each calculator that tests/cases has few of, worked out by hand step by step. */

const jobs: Job[] = [...compoundJobs, ...fittingJobs]

test.each(jobs)('By hand and by the site alike: $name', ({ calculator: slug, given, ...job }) => {
  const calculator = calculatorAt(slug)
  const estimate = estimateOf(calculator, given)
  expect(Object.fromEntries(estimate.rows.map(({ key, value }) => [key, value]))).toEqual(
    job.results,
  )
  const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => ({}))
  expect(lines.map(askedFor)).toEqual(job.buys ?? [])
})
