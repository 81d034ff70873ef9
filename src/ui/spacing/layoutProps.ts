import type { HTMLAttributes } from 'react'
import type { tokens } from '../../styles/tokens.css.ts'

/** The props of a layout part: a gap from the tokens, and what any element may have. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element that it draws. */
  as?: 'div' | 'figure' | 'li' | 'ol' | 'p' | 'section' | 'ul'
  gap: keyof typeof tokens.space
}

/** Class names of a layout part, with those that its user adds. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
