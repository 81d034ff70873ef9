import type { Given } from '../../../schemas/estimate/formValues.ts'

/** A job from a site, worked out with pencil and paper before anything computed it. */
export interface Job {
  name: string
  calculator: string
  given: Given
  /** Every result, as shown. */
  results: Record<string, string>
  /** The lines of the bill; undefined if a calculator has no bill of its own. */
  buys?: string[]
}
