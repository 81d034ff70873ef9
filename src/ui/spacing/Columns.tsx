import * as styles from './layout.css.ts'
import { classNames, type LayoutProps } from './layoutProps.ts'

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
