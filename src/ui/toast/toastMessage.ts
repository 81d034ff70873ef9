/** A short message that goes away by itself. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'critical'
  /** A screen reader reads the text elsewhere: the toast says it to the eye. */
  isRead?: boolean
  /** The action that the toast offers; on the banner, where the toast's code is lost, it is the only one. */
  action?: ToastAction
  /** A second one. */
  otherAction?: ToastAction | undefined
}

interface ToastAction {
  label: string
  /** Another way to do the same, for a person who cannot reach the toast before it goes. */
  altText: string
  onSelect: () => void
}

/** A toast on the page. Its number distinguishes it from an equal one before it. */
export interface ShownToast extends ToastMessage {
  number: number
}
