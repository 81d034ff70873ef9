import type { Ratio } from './ratio.ts'
import type { Typed } from './typed.ts'

/** Exact amounts by the id of their material. */
export type Amounts = Record<string, Ratio>

/** What a calculator worked out by hand shows and takes. */
export interface Worked {
  shown: Record<string, string>
  takes: Amounts
  /** What its work is paid by, where that is any. */
  labour?: Amounts
}

/** Null where the input is not valid. */
export type Work = (typed: Typed) => Worked | null
