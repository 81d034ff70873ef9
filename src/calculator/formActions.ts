import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import type { FormState } from '../state/tabState.ts'

/** The form was emptied, or filled by a link, or that was taken back. */
export interface Restart {
  /** The text that a screen reader reads. */
  announcement: string
  /** The entries and the result that `undo` brings back. */
  before?: FormState
}

/** The actions of a person on a form. */
export interface FormActions {
  /** Calculate was pressed on inputs that are accepted. */
  show: (estimate: Estimate, from: FormValues) => void
  /** Calculate was pressed on inputs that are not accepted. */
  clear: () => void
  /** A field was edited, or a row was taken away. */
  edit: () => void
  /** An empty row was added, which changes no result. */
  addRow: () => void
  /** A field under the bill was edited: what there is to buy changes at once. */
  editBill: (name: string, text: string) => void
  /** One field gets other texts, and its result is shown at once. */
  enter: (name: string, texts: FormValues) => void
  startAgain: () => void
  undo: (before: FormState) => void
}
