import { calculators } from '../registry.ts'
import { Link } from '../ui/link/Link.tsx'
import { ToolIcon } from './ToolIcon.tsx'
import * as styles from './ToolList.css.ts'

/** Every calculator as a card: on the home page, and where a page was not found. */
export function ToolList() {
  return (
    <ul className={styles.list}>
      {calculators.map(({ address, title, summary, icon }) => (
        <li key={address} className={styles.card}>
          <ToolIcon name={icon} className={styles.icon} />
          <Link className={styles.title} to={`/${address}`}>
            {title.page}
          </Link>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
