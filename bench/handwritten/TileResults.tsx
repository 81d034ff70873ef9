import type { Ref } from 'react'
import { formatExact, formatNumber } from '../../schemas/formula/number.ts'
import * as styles from '../../src/calculator/results/Results.css.ts'
import { Stale } from '../../src/calculator/results/Stale.tsx'
import type { TileEstimate } from './estimateTiles.ts'

interface TileResultsProps {
  estimate: TileEstimate | undefined
  isStale: boolean
  ref: Ref<HTMLElement>
}

/** The results of tiles as one would write them for tiles alone. */
export function TileResults({ estimate, isStale, ref }: TileResultsProps) {
  return (
    <div aria-live="polite">
      <section id="results" className={styles.block} aria-label="Results" ref={ref}>
        <h2 className={styles.heading}>Results</h2>
        {estimate ? (
          <Tiles estimate={estimate} isStale={isStale} />
        ) : (
          <p className={styles.empty}>Enter dimensions to see your results.</p>
        )}
      </section>
    </div>
  )
}

function Tiles({ estimate, isStale }: { estimate: TileEstimate; isStale: boolean }) {
  const { roomArea, tileArea, rawTiles, totalTiles, wastage } = estimate
  const raw = formatNumber(rawTiles, 0)
  const total = formatNumber(totalTiles, 0)
  return (
    <>
      {isStale && <Stale />}
      <dl className={styles.bill} aria-atomic="true">
        <div className={styles.row.normal}>
          <dt className={styles.label}>Room area</dt>
          <dd data-result="roomArea" className={styles.figure.normal}>
            <span className={styles.number}>{formatNumber(roomArea, 2)}</span>
            <span className={styles.unit}> m²</span>
          </dd>
        </div>
        <div className={styles.row.normal}>
          <dt className={styles.label}>Area of one tile</dt>
          <dd data-result="tileArea" className={styles.figure.normal}>
            <span className={styles.number}>{formatNumber(tileArea, 4)}</span>
            <span className={styles.unit}> m²</span>
          </dd>
        </div>
        <div className={styles.row.normal}>
          <dt className={styles.label}>Tiles to cover the room</dt>
          <dd data-result="rawTiles" className={styles.figure.normal}>
            <span className={styles.number}>{raw}</span>
            <span className={styles.unit}> {raw === '1' ? 'tile' : 'tiles'}</span>
          </dd>
        </div>
        <div className={styles.row.key}>
          <dt className={styles.label}>{`Total tiles with ${formatExact(wastage)}% wastage`}</dt>
          <dd data-result="totalTiles" className={styles.figure.key}>
            <strong className={styles.parts}>
              <span className={styles.number}>{total}</span>
              <span className={styles.unit}> {total === '1' ? 'tile' : 'tiles'}</span>
            </strong>
          </dd>
        </div>
      </dl>
      <p className={styles.tip} aria-live="off">
        <strong>Tip:</strong>{' '}
        <span>Have all boxes from one batch: the shade changes from batch to batch.</span>
      </p>
      <p className={styles.disclaimer} aria-live="off">
        An estimate for planning. Check it before you buy.
      </p>
    </>
  )
}
