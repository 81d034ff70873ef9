import type { Range } from './range.ts'
import type { Formula } from './tree.ts'

/** A formula that passed the check: what the browser computes with. */
export interface CompiledFormula {
  name: string
  /** What it is called in words, where a definition says so. */
  label?: string | undefined
  unit: string
  /** As the maintainer wrote it. */
  is: string
  tree: Formula
  /** A value outside makes the input invalid. */
  accepts: Range
  /** What is said then. */
  otherwise?: string | undefined
  /** The title of the calculator that it was taken from. */
  from?: string | undefined
}
