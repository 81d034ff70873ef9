import { useEffect, useRef, useState } from 'react'
import type { Calculator, Estimate } from '../../schemas/estimate.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import * as styles from './CalculatorPage.css.ts'
import { Guide } from './guide/Guide.tsx'
import { bringIntoView } from './results/bringIntoView.ts'
import { type ResultState, Results } from './results/Results.tsx'

// One object, so that clearing what is clear already draws nothing anew.
const EMPTY: ResultState = { state: 'empty' }

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const { title, summary, footnote, whenInvalid, whenChanged } = calculator
  const [result, setResult] = useState(EMPTY)
  const showToast = useToast()
  const results = useRef<HTMLElement>(null)

  useEffect(() => {
    if (result.state === 'ready' && results.current) bringIntoView(results.current)
  }, [result])

  return (
    <>
      <PageMetadata title={`${title.page} – ${site.name}`} description={summary} />
      <div className={styles.intro}>
        <PageHeading className={styles.heading}>{title.page}</PageHeading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.workplace}>
        <div className={styles.entry}>
          <CalculatorForm
            calculator={calculator}
            onEstimate={(estimate: Estimate) => setResult({ state: 'ready', estimate })}
            onInvalid={() => {
              setResult(EMPTY)
              if (whenInvalid !== 'clear') showToast({ ...whenInvalid.toast, tone: 'critical' })
            }}
            onChange={() => {
              if (whenChanged === 'clear') setResult(EMPTY)
            }}
          />
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </div>
        <Results calculator={calculator} result={result} ref={results} />
      </div>
      <Guide calculator={calculator} />
    </>
  )
}
