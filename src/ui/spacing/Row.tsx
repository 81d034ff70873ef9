import * as styles from './layout.css.ts'
import { classNames, type LayoutProps } from './layoutProps.ts'

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
