import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../../schemas/estimate/formValues.ts'

/** The components that need a result; undefined while their code is on its way. */
export type ResultParts = typeof import('./resultParts.ts') | undefined

/** The props of the page's parts that use its result. */
export interface ResultProps {
  parts: ResultParts
  /** All of the calculator; undefined while that is on its way. */
  whole: Calculator | undefined
  /** The result and the texts that it was computed from; undefined before there is one. */
  ready: { estimate: Estimate; from: FormValues } | undefined
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes what stands in the fields; undefined where that is not accepted, which the page shows. */
  calculate: () => Promise<Estimate | undefined>
  /** A field under the bill was edited. */
  onEdit: (name: string, text: string) => void
}
