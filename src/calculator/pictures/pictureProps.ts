import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'

/** The props of a picture. */
export interface PictureProps {
  calculator: Calculator
  /** The result to draw; without one the picture shows what each field measures. */
  estimate: Estimate | undefined
  /** The inputs were changed since, so the picture no longer shows the fields. */
  isStale?: boolean
}
