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
  accepts: 'number' | 'positive'
  /** The field to point at when this formula has no acceptable value. */
  blame: string
}
