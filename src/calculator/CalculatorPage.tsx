import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'
import type { LinkedEstimate } from '../export/link.ts'
import { useEstimateLink } from '../export/useEstimateLink.ts'
import { site } from '../site.ts'
import { type Kept, keep, keptAt } from '../tab/kept.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { later } from '../ui/later.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import * as styles from './CalculatorPage.css.ts'
import type { GroupFieldProps } from './fields/GroupField.tsx'
import { Picture } from './pictures/Picture.tsx'
import { Buying } from './results/Buying.tsx'
import { bringIntoView } from './results/bringIntoView.ts'
import { Export } from './results/Export.tsx'
import { type ResultState, Results } from './results/Results.tsx'
import { Working } from './results/Working.tsx'

export { fetchGroupField } from './fields/fetchGroupField.ts'

// One object, so that clearing what is clear already draws nothing anew.
const EMPTY: ResultState = { state: 'empty' }

/** A result whose inputs were changed since; what is not one, or is marked already, stays as it is. */
function markStale(result: ResultState): ResultState {
  if (result.state !== 'ready' || result.isStale) return result
  return { ...result, isStale: true }
}

/** What is kept of a result: a later definition may compute something else from it. */
function textsOf({ from, isStale }: Extract<ResultState, { state: 'ready' }>): Kept['result'] {
  return { from, isStale }
}

/** The result that was left on the page, computed anew. */
function resultLeft(calculator: Calculator, { result }: Kept): ResultState {
  if (!result) return EMPTY
  const outcome = computeEstimate(calculator, result.from)
  return outcome.state === 'ready' ? { ...outcome, ...result } : EMPTY
}

const KeyFigureBar = later(() => import('./results/KeyFigureBar.later.tsx'))

interface CalculatorPageProps {
  calculator: Calculator
  /** Draws rows of fields: what `fetchGroupField` gave for this calculator. */
  GroupField: ComponentType<GroupFieldProps> | undefined
  /** What stands below, if anything: its code and its words may come later. */
  Guide?: ComponentType
}

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage({ calculator, GroupField, Guide }: CalculatorPageProps) {
  const { address, title, summary, footnote, whenInvalid, whenChanged } = calculator
  const [left] = useState(() => keptAt(address))
  const [result, setResult] = useState<ResultState>(() => resultLeft(calculator, left))
  const showToast = useToast()
  const results = useRef<HTMLElement>(null)
  const estimate = result.state === 'ready' ? result.estimate : undefined
  const isStale = result.state === 'ready' && result.isStale
  const keyRow = estimate?.rows.find(({ emphasis }) => emphasis === 'key')
  // These stay the same functions, so that a result draws the form no second time.
  const show = useCallback((computed: Estimate, from: Texts) => {
    setResult({ state: 'ready', estimate: computed, from, isStale: false })
  }, [])
  const open = useCallback(
    (link: LinkedEstimate | undefined) =>
      link ? show(link.estimate, link.typed) : setResult(EMPTY),
    [show],
  )
  const refuse = useCallback(
    (message: string) => {
      setResult(EMPTY)
      if (whenInvalid === 'clear') return
      const said =
        whenInvalid === 'tell' ? { title: 'Please check', text: message } : whenInvalid.toast
      showToast({ ...said, tone: 'critical' })
    },
    [whenInvalid, showToast],
  )
  const reactToChange = useCallback(() => {
    setResult(whenChanged === 'clear' ? EMPTY : markStale)
  }, [whenChanged])
  const link = useEstimateLink(calculator, estimate, open, left.fragment)

  const { fragment } = link
  useEffect(() => {
    keep(address, { result: result.state === 'ready' ? textsOf(result) : undefined, fragment })
  }, [address, result, fragment])

  const estimateLeft = useRef(estimate)
  useEffect(() => {
    if (!estimate || estimate === estimateLeft.current || !results.current) return
    // A page that comes back by Back or a reload keeps its place.
    if (estimate === link.estimate && window.scrollY > 0) return
    bringIntoView(results.current)
  }, [estimate, link.estimate])

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
            // Another link is another form.
            key={link.number}
            calculator={calculator}
            GroupField={GroupField}
            typed={link.number === 0 ? left.typed : link.typed}
            onEstimate={show}
            onInvalid={refuse}
            onChange={reactToChange}
          />
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </div>
        <div className={styles.outcome[result.state]}>
          <Results calculator={calculator} result={result} ref={results} />
          <Buying calculator={calculator} estimate={estimate} />
          <Export calculator={calculator} estimate={estimate} />
          <Picture calculator={calculator} estimate={estimate} isStale={isStale} />
          <Working calculator={calculator} estimate={estimate} />
        </div>
      </div>
      {keyRow && <KeyFigureBar row={keyRow} results={results} isStale={isStale} />}
      {Guide && <Guide />}
    </>
  )
}
