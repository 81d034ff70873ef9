/** A short message that goes away by itself. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'critical'
  /** The one action that the toast offers. */
  action?: {
    label: string
    /** How else to get there, for those who cannot reach a toast before it goes. */
    altText: string
    onSelect: () => void
  }
}

/** A toast that is on the page; its number tells it from an equal one before it. */
export interface ShownToast extends ToastMessage {
  number: number
}
