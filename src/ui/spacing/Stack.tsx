import * as styles from './layout.css.ts'
import { classNames, type LayoutProps } from './layoutProps.ts'

/** Puts its children below each other. */
export function Stack({ as: Element = 'div', gap, className, ...props }: LayoutProps) {
  return <Element {...props} className={classNames(styles.stack, styles.gaps[gap], className)} />
}
