import { type ComponentType, useCallback, useEffect, useRef } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import type { OpenLink } from '../export/openLink.ts'
import { retryNow } from '../runtime/retryWithBackoff.ts'
import { site } from '../site.ts'
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
import { Results } from './results/Results.tsx'
import { Working } from './results/Working.tsx'
import { useCalculatorState } from './useCalculatorState.ts'

interface CalculatorPageProps {
  calculator: Calculator
  /** The guide below, if any: its code and its words may come later. */
  Guide?: ComponentType
  /** What reads the link that the page was opened with. */
  openLink?: OpenLink | undefined
}

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage({ calculator, openLink, Guide }: CalculatorPageProps) {
  const { title, summary, footnote, whenInvalid } = calculator
  const { form, formElement, shown, restart, actions } = useCalculatorState(calculator, openLink)
  const showToast = useToast()
  const results = useRef<HTMLElement>(null)
  const ready = shown.state === 'ready' ? shown : undefined
  const { estimate, isStale = false, origin } = ready ?? {}
  const keyRow = estimate?.rows.find(({ emphasis }) => emphasis === 'key')
  // It stays the same function, so that a result draws the form no second time.
  const refuse = useCallback(
    ({ path, message }: FieldError) => {
      actions.clear()
      if (whenInvalid === 'clear') return
      // A toast of the definition's speaks of its fields; what is wrong in a row says so itself.
      const saysItself = whenInvalid === 'message' || path.includes('.')
      const said = saysItself ? { title: 'Please check', text: message } : whenInvalid.toast
      showToast({ ...said, tone: 'critical' })
    },
    [actions, whenInvalid, showToast],
  )

  useEffect(() => {
    if (!estimate || !results.current || origin === 'store') return
    // What the result is shown with may have been lost on the way.
    retryNow()
    // A page that is opened with a link by Back or a reload keeps its place.
    if (origin === 'link' && window.scrollY > 0) return
    bringIntoView(results.current)
  }, [estimate, origin])

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
            form={form}
            ref={formElement}
            restart={restart}
            actions={actions}
            onInvalid={refuse}
          />
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </div>
        <div className={styles.outcome[shown.state]}>
          <Results calculator={calculator} result={shown} ref={results} />
          <Buying calculator={calculator} result={ready} onEdit={actions.editBill} />
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
