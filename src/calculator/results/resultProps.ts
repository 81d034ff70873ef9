import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'

/** What the parts of a page know that do something with its result. */
export interface ResultProps {
  calculator: Calculator
  /** Without it there is nothing yet. */
  estimate: Estimate | undefined
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes what stands in the fields; undefined where that is not accepted, which the page shows. */
  calculate: () => Promise<Estimate | undefined>
}
