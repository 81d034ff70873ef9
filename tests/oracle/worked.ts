import type { Ratio } from './ratio.ts'
import type { Typed } from './typed.ts'

/** Exact amounts by the id of their material. */
export type Amounts = Record<string, Ratio>

/** The results and materials of a calculator, worked out by hand. */
export interface Worked {
  shown: Record<string, string>
  takes: Amounts
  /** The quantities of its labour, if it has any. */
  labour?: Amounts
}

/** Null where the input is not valid. */
export type Work = (typed: Typed) => Worked | null
