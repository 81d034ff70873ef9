import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'
import type { LinkedEstimate } from '../export/link.ts'
import { useEstimateLink } from '../export/useEstimateLink.ts'
import { retryNow } from '../runtime/retryWithBackoff.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { site } from '../site.ts'
import { formOf, keepForm } from '../state/pageForm.ts'
import type { FormState } from '../state/tabState.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import * as styles from './CalculatorPage.css.ts'
import { Picture } from './pictures/Picture.tsx'
import { Buying } from './results/Buying.tsx'
import { bringIntoView } from './results/bringIntoView.ts'
import { Export } from './results/Export.tsx'
import { KeyFigureBar } from './results/KeyFigureBar.tsx'
import { type ResultState, Results } from './results/Results.tsx'
import { Working } from './results/Working.tsx'

// One object, so that clearing what is clear already draws nothing anew.
const EMPTY: ResultState = { state: 'empty' }

/** A result whose inputs were changed since; what is not one, or is marked already, stays as it is. */
function markStale(result: ResultState): ResultState {
  if (result.state !== 'ready' || result.isStale) return result
  return { ...result, isStale: true }
}

/** The result that was left on the page, computed anew: a later definition may come to something else. */
function resultLeft(calculator: Calculator, { result }: FormState): ResultState {
  if (!result) return EMPTY
  const outcome = computeEstimate(calculator, result.from)
  return outcome.state === 'ready' ? { ...outcome, ...result } : EMPTY
}

interface CalculatorPageProps {
  calculator: Calculator
  /** The guide below, if any: its code and its words may come later. */
  Guide?: ComponentType
}

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage({ calculator, Guide }: CalculatorPageProps) {
  const { address, title, summary, footnote, whenInvalid, whenChanged } = calculator
  const [left] = useState(() => formOf(address))
  const isHydrated = useHydrated()
  // The build drew no result: one that was left comes as soon as React has taken the page over.
  const [isDrawn] = useState(!isHydrated)
  const [result, setResult] = useState<ResultState>(() =>
    isDrawn ? EMPTY : resultLeft(calculator, left),
  )
  useLayoutEffect(() => {
    if (isDrawn) setResult(resultLeft(calculator, left))
  }, [calculator, left, isDrawn])
  const showToast = useToast()
  const results = useRef<HTMLElement>(null)
  const estimate = result.state === 'ready' ? result.estimate : undefined
  const isStale = result.state === 'ready' && result.isStale
  const keyRow = estimate?.rows.find(({ emphasis }) => emphasis === 'key')
  /** What was computed last, until it has come into view. */
  const computedNow = useRef<Estimate>(undefined)
  // These stay the same functions, so that a result draws the form no second time.
  const show = useCallback((computed: Estimate, from: Texts) => {
    computedNow.current = computed
    setResult({ state: 'ready', estimate: computed, from, isStale: false })
    // What the result is shown with may have been lost on the way.
    retryNow()
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
  const shown = useRef(result)
  useEffect(() => {
    shown.current = result
  }, [result])
  const startAgain = useCallback(() => {
    const before = shown.current
    setResult(EMPTY)
    return () => setResult(before)
  }, [])
  const link = useEstimateLink(calculator, estimate, open, left.fragment)

  const { fragment } = link
  useEffect(() => {
    const kept = result.state === 'ready' && { from: result.from, isStale: result.isStale }
    keepForm(address, { result: kept || undefined, fragment })
  }, [address, result, fragment])

  useEffect(() => {
    if (!estimate || estimate !== computedNow.current || !results.current) return
    computedNow.current = undefined
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
            initial={link.number === 0 ? left.values : link.typed}
            onEstimate={show}
            onInvalid={refuse}
            onChange={reactToChange}
            onStartAgain={startAgain}
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
