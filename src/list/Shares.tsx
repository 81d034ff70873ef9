import type { BillLine } from '../../schemas/estimate/bill.ts'
import * as styles from './ListOfJob.css.ts'
import { inPacks, type Share } from './merged.ts'

interface SharesProps {
  line: BillLine
  shares: readonly Share[]
  /** The name of the estimate at a place. */
  nameOf: (place: number) => string
}

/** What a line of the bill comes from: each estimate's part, and that they are rounded up together. */
export function Shares({ line, shares, nameOf }: SharesProps) {
  const { counted, packs } = line
  const asked = packs.equals(1) ? counted.one : counted.many
  return (
    <details className={styles.shares}>
      <summary className={styles.summary}>
        From {shares.length === 1 ? '1 estimate' : `${shares.length} estimates`}
      </summary>
      <ul className={styles.sharing}>
        {shares.map(({ place, exact }) => (
          <li key={place} className={styles.share}>
            <span>{nameOf(place)}</span> <span>{inPacks(line, exact)}</span>
          </li>
        ))}
        <li className={styles.share}>
          <span>Together</span>{' '}
          <span>
            {inPacks(line, line.exact)}, so {line.shown} {asked}
          </span>
        </li>
      </ul>
    </details>
  )
}
