import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { askedFor, billOf } from '../../schemas/bill/bill.ts'
import { calculatorAt, estimateOf } from '../working/calculators.ts'
import { compoundJobs } from './jobs/compound.ts'
import { finishJobs } from './jobs/finishes.ts'
import { fittingJobs } from './jobs/fittings.ts'
import { floorAndBeamJobs } from './jobs/floorsAndBeams.ts'
import type { Job } from './jobs/job.ts'
import { structureJobs } from './jobs/structure.ts'
import { timberAndLorryJobs } from './jobs/timberAndLorries.ts'
import { wallAndRoofJobs } from './jobs/wallsAndRoof.ts'

/* The jobs are from Kenyan practice, two for each calculator, worked out by hand step by step. */

const jobs: Job[] = [
  ...structureJobs,
  ...floorAndBeamJobs,
  ...wallAndRoofJobs,
  ...timberAndLorryJobs,
  ...finishJobs,
  ...fittingJobs,
  ...compoundJobs,
]

test.each(jobs)('By hand and by the site alike: $name', ({ calculator: slug, given, ...job }) => {
  const calculator = calculatorAt(slug)
  const estimate = estimateOf(calculator, given)
  expect(Object.fromEntries(estimate.rows.map(({ key, value }) => [key, value]))).toEqual(
    job.results,
  )
  const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => ({}))
  expect(lines.map(askedFor)).toEqual(job.buys ?? [])
})
