import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import * as styles from '../../src/calculator/CalculatorPage.css.ts'
import { bringIntoView } from '../../src/calculator/results/bringIntoView.ts'
import { site } from '../../src/site.ts'
import { keepForm } from '../../src/state/store.ts'
import { PageHeading } from '../../src/ui/heading/PageHeading.tsx'
import { PageMetadata } from '../../src/ui/page/PageMetadata.tsx'
import { estimateTiles, type TileEstimate, type TileInputs } from './estimateTiles.ts'
import { ADDRESS, TileForm } from './TileForm.tsx'
import { TileResults } from './TileResults.tsx'

const SUMMARY = 'Tiles for a floor or a wall. Cuts and breakage are allowed for.'

/**
 * The tile calculator as one would write it for tiles alone, with the same look and the same exact
 * arithmetic, what was typed kept in the tab, and without what bench/forms/leftOut.ts leaves out. What
 * the generic page costs is measured against it.
 */
export function TilePage() {
  const [result, setResult] = useState<{ estimate: TileEstimate; from: FormValues }>()
  const [isStale, setStale] = useState(false)
  const results = useRef<HTMLElement>(null)
  const hasResult = useRef(false)
  const show = useCallback((computed: { estimate: TileEstimate; from: FormValues } | undefined) => {
    hasResult.current = computed !== undefined
    setResult(computed)
    setStale(false)
  }, [])
  const compute = useCallback(
    (inputs: TileInputs, from: FormValues) => show({ estimate: estimateTiles(inputs), from }),
    [show],
  )
  const clear = useCallback(() => show(undefined), [show])
  const markStale = useCallback(() => setStale(hasResult.current), [])
  const estimate = result?.estimate
  useEffect(() => {
    keepForm(ADDRESS, { result: result && { from: result.from, isStale } })
  }, [result, isStale])

  useEffect(() => {
    if (estimate && results.current) bringIntoView(results.current)
  }, [estimate])

  return (
    <>
      <PageMetadata title={`Tile Calculator – ${site.name}`} description={SUMMARY} />
      <div className={styles.intro}>
        <PageHeading className={styles.heading}>Tile Calculator</PageHeading>
        <p className={styles.summary}>{SUMMARY}</p>
      </div>
      <div className={styles.workplace}>
        <div className={styles.entry}>
          <TileForm onInputs={compute} onInvalid={clear} onChange={markStale} />
          <p className={styles.footnote}>
            Always buy extra tiles for cutting loss and future replacements.
          </p>
        </div>
        <div className={estimate ? styles.outcome.ready : styles.outcome.empty}>
          <TileResults estimate={estimate} isStale={isStale} ref={results} />
        </div>
      </div>
    </>
  )
}
