import type { HTMLAttributes } from 'react'
import type { tokens } from '../../styles/tokens.css.ts'
import * as styles from './layout.css.ts'

/** The props of a layout part: a gap from the tokens, and what any element may have. */
interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element that it draws. */
  as?: 'div' | 'figure' | 'li' | 'ol' | 'p' | 'section' | 'ul'
  gap: keyof typeof tokens.space
}

/** Class names of a layout part, with those that its user adds. */
function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Puts its children below each other. */
export function Stack({ as: Element = 'div', gap, className, ...props }: LayoutProps) {
  return <Element {...props} className={classNames(styles.stack, styles.gaps[gap], className)} />
}

interface RowProps extends LayoutProps {
  /**
   * - `center`: buttons and texts side by side, each in the middle of the line
   * - `ends`: a text at the start of the line and its figure at the end
   */
  align?: 'center' | 'ends'
}

/** Puts its children beside each other, as long as they fit; then they wrap. */
export function Row({ as: Element = 'div', align = 'center', gap, className, ...props }: RowProps) {
  const looks = align === 'ends' ? [styles.ends[gap]] : [styles.row, styles.gaps[gap]]
  return <Element {...props} className={classNames(...looks, className)} />
}

interface ColumnsProps extends LayoutProps {
  /** The narrowest that a column may be. */
  width: keyof typeof styles.columns
  /** Boxes beside each other are equally high. */
  hasEqualHeights?: boolean
}

/** Puts its children into as many columns of one width as fit. */
export function Columns(props: ColumnsProps) {
  const { as: Element = 'div', width, hasEqualHeights, gap, className, ...others } = props
  const heights = hasEqualHeights ? styles.equalHeights : undefined
  const names = classNames(styles.columns[width], styles.gaps[gap], heights, className)
  return <Element {...others} className={names} />
}
