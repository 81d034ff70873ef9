import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../../schemas/estimate/formValues.ts'

/** What comes with a result; undefined while it is on its way. */
export type ResultParts = typeof import('./resultParts.ts') | undefined

/** What the parts of a page know that do something with its result. */
export interface ResultProps {
  parts: ResultParts
  /** All of the calculator; undefined while that is on its way. */
  whole: Calculator | undefined
  /** What was computed, and from which texts; undefined where there is nothing yet. */
  ready: { estimate: Estimate; from: FormValues } | undefined
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes what stands in the fields; undefined where that is not accepted, which the page shows. */
  calculate: () => Promise<Estimate | undefined>
  /** A field under the bill was edited. */
  onEdit: (name: string, text: string) => void
}
