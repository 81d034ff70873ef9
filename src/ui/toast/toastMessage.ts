/** A short message that goes away by itself. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'critical'
  /** A screen reader reads the text elsewhere: the toast says it to the eye. */
  isRead?: boolean
  /** The one action that the toast offers. */
  action?: {
    label: string
    /** Another way to do the same, for a person who cannot reach the toast before it goes. */
    altText: string
    onSelect: () => void
  }
}

/** A toast on the page. Its number distinguishes it from an equal one before it. */
export interface ShownToast extends ToastMessage {
  number: number
}
