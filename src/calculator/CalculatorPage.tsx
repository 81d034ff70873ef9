import {
  type ComponentType,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import * as messages from '#messages/form.ts'
import type { Calculator, FormCalculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { OpenLink } from '../permalink/openLink.ts'
import { retryNow } from '../runtime/retryWithBackoff.ts'
import { useDeferredModule } from '../runtime/useDeferredModule.ts'
import { useConnectionLost } from '../runtime/useHydrated.ts'
import { site } from '../site.ts'
import { useEdited } from '../state/store.ts'
import { awaited, awaitedLines } from '../styles/hidden.css.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import * as styles from './CalculatorPage.css.ts'
import { computeForm } from './computeForm.ts'
import { toTexts } from './fields/controls.ts'
import { Picture } from './pictures/Picture.tsx'
import { Buying } from './results/Buying.tsx'
import { bringIntoView } from './results/bringIntoView.ts'
import { Export } from './results/Export.tsx'
import { Results } from './results/Results.tsx'
import { Working } from './results/Working.tsx'
import { useCalculatorState } from './useCalculatorState.ts'

interface CalculatorPageProps {
  calculator: FormCalculator
  /** Brings all of it, for what is done with a result; stays the same function. */
  loadWhole: () => Promise<Calculator>
  /** All of it, where that is here already: a link needs it at once. */
  whole?: Calculator | undefined
  /** The guide below, if any: its code and its words may come later. */
  Guide?: ComponentType
  /** What reads the link that the page was opened with. */
  openLink?: OpenLink | undefined
}

const importParts = () => import('./results/resultParts.ts')

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { calculator, loadWhole, openLink, Guide } = props
  const { title, summary, footnote, whenInvalid, lang } = calculator
  const loaded = useDeferredModule(props.whole ? undefined : loadWhole)
  const whole = props.whole ?? loaded
  const { form, formElement, shown, isComing, restart, actions } = useCalculatorState(
    calculator,
    whole,
    openLink,
  )
  const showToast = useToast()
  const results = useRef<HTMLElement>(null)
  const ready = shown.state === 'ready' ? shown : undefined
  const { estimate, isStale = false, origin } = shown
  const edited = useEdited(calculator.slug)
  const isEdited = edited !== undefined
  const keyRow = estimate?.rows.find(({ emphasis }) => emphasis === 'key')
  const parts = useDeferredModule(importParts)
  const isLost = useConnectionLost()
  const [isComputing, setComputing] = useState(false)
  const isAwaited = !estimate && (isComputing || (isComing && !isLost))
  const { getValues, setError, clearErrors } = form
  // It stays the same function, so that a result draws the form no second time.
  const calculate = useCallback(
    async (event?: SubmitEvent<HTMLFormElement>): Promise<Estimate | undefined> => {
      event?.preventDefault()
      const { fields } = calculator
      const from = toTexts(fields, getValues())
      setComputing(true)
      const outcome = await computeForm(calculator, loadWhole, from)
      setComputing(false)
      clearErrors()
      if (outcome.state === 'ready') {
        // What was refused before is mended.
        showToast()
        actions.show(outcome.estimate, from)
        // A field may have been edited while other calculators were on their way.
        if (JSON.stringify(toTexts(fields, getValues())) !== JSON.stringify(from)) actions.edit()
        return outcome.estimate
      }
      for (const { path, message } of outcome.fieldErrors)
        setError(path, { type: 'refused', message })
      const [{ path, message }] = outcome.fieldErrors
      formElement.current?.querySelector<HTMLElement>(`[name="${path}"]`)?.focus()
      actions.clear()
      if (whenInvalid === 'clear') return undefined
      // A toast of the definition's speaks of its fields; what is wrong in a row says so itself.
      const saysItself = whenInvalid === 'message' || path.includes('.')
      const said = saysItself ? { title: messages.pleaseCheck, text: message } : whenInvalid.toast
      showToast({ ...said, tone: 'critical' })
      return undefined
    },
    [
      calculator,
      loadWhole,
      formElement,
      getValues,
      setError,
      clearErrors,
      actions,
      whenInvalid,
      showToast,
    ],
  )

  useEffect(() => {
    if (!estimate || origin === 'store') return
    // What the result is shown with may have been lost on the way.
    retryNow()
    // A page that is opened with a link by Back or a reload keeps its place.
    if (origin === 'link' && window.scrollY > 0) return
    // What is edited begins at the form.
    bringIntoView((isEdited && origin === 'link' && formElement.current) || results.current)
  }, [estimate, origin, isEdited, formElement])

  const result = { parts, whole, ready, isStale, calculate, onEdit: actions.editBill }
  return (
    <>
      <PageMetadata title={`${title.page} – ${site.name}`} description={summary} />
      <div className={styles.intro} lang={lang}>
        <PageHeading className={styles.heading}>{title.page}</PageHeading>
        <p className={styles.summary}>{summary}</p>
      </div>
      {edited && (
        <div className={styles.editing}>
          {parts && <parts.Editing {...{ calculator, edited, calculate }} />}
        </div>
      )}
      <div className={styles.workplace}>
        <div className={styles.entry}>
          <CalculatorForm
            calculator={calculator}
            form={form}
            ref={formElement}
            restart={restart}
            actions={actions}
            calculate={calculate}
          />
          {footnote && (
            <p className={styles.footnote} lang={lang}>
              {footnote}
            </p>
          )}
        </div>
        <div className={styles.outcome[isAwaited ? 'ready' : shown.state]}>
          {/* The first result takes another place than what is here before it: that would jump. */}
          {isAwaited && <p className={awaited}>{messages.calculating}</p>}
          <Results calculator={calculator} result={shown} ref={results}>
            {parts && whole && estimate ? (
              <parts.Remarks calculator={whole} estimate={estimate} />
            ) : (
              estimate && !isLost && <p className={awaitedLines} />
            )}
          </Results>
          <Buying {...result} />
          <Export {...result} />
          {calculator.hasPicture && <Picture whole={whole} estimate={estimate} isStale={isStale} />}
          <Working whole={whole} estimate={estimate} />
        </div>
      </div>
      {keyRow && parts && (
        <parts.KeyFigureBar
          row={keyRow}
          results={results}
          isStale={isStale}
          onOpen={() => bringIntoView(results.current)}
        />
      )}
      {Guide && <Guide />}
    </>
  )
}
