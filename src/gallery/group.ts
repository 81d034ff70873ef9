import type { ReactNode } from 'react'

/** A component in one of its states. */
interface State {
  /** Names the component, and after a colon the state. */
  name: string
  /** The real component, with props that bring it into this state. */
  look: ReactNode
  /** It takes the whole width of the page. */
  isWide?: boolean
}

/** The states of components that belong together. */
export interface Group {
  title: string
  states: State[]
}

/** A name as an address has it: 'number-field-refused'. */
export function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
