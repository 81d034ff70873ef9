import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as messages from '#messages/form.ts'
import type { Calculator, CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import type { RegistryEntry } from '../../schemas/definition/registryEntry.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { WarningMend } from '../../schemas/estimate/warnings.ts'
import { EditingLine } from '../list/EditingLine.tsx'
import { UnopenedLink } from '../permalink/UnopenedLink.tsx'
import { hideBanner, showOffline } from '../runtime/banner.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { useEmbedded } from '../runtime/useEmbedded.ts'
import { site } from '../site.ts'
import { useEditedEstimate } from '../state/store.ts'
import { heightIn, OWN_HEIGHT } from '../styles/heights.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import * as styles from './CalculatorPage.css.ts'
import { computeForm } from './computeForm.ts'
import { toControls, toTexts } from './fields/controls.ts'
import { LaterGuide } from './guide/LaterGuide.tsx'
import { Outcome } from './Outcome.tsx'
import { Picture } from './pictures/Picture.tsx'
import { bringIntoView } from './results/bringIntoView.ts'
import { useCalculatorState } from './useCalculatorState.ts'

interface CalculatorPageProps {
  calculator: Calculator
  importWithGuidance: () => Promise<CalculatorWithGuidance>
  /** The entries of all calculators: the page leads to others of the same job. */
  catalog: readonly RegistryEntry[]
}

const importEditing = () => import('../list/Editing.tsx')
const importChildAnswerBar = () => import('./results/ChildAnswerBar.tsx')
const importAnswerBar = () => import('./results/AnswerBar.tsx')
const keepOwnHeight = heightIn(OWN_HEIGHT)

/** The one page of all calculators: what it shows and does comes from the definition alone. */
export function CalculatorPage({ calculator, importWithGuidance, catalog }: CalculatorPageProps) {
  const { title, summary, footnote, whenInvalid, lang } = calculator
  const calculatorState = useCalculatorState(calculator)
  const { form, formElement, shownResult, restart, refusals } = calculatorState
  const { actions, beginAct, unopened } = calculatorState
  const isEmbedded = useEmbedded()
  const showToast = useToast()
  const results = useRef<HTMLDivElement>(null)
  const { estimate, isStale = false, origin } = shownResult
  const edited = useEditedEstimate(calculator.slug)
  const isEdited = edited !== undefined
  const [progress, setProgress] = useState<'computing' | 'lost'>()
  /** As if it were typed: the focus is on the field, and Calculate brings the new result. */
  const mend = ({ field, value }: WarningMend) => {
    const { [field]: entry } = toControls(calculator.fields, { [field]: value })
    formElement.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    if (entry !== undefined) form.setValue(field, entry)
    form.clearErrors(field)
    actions.edit()
  }
  const isAwaited = progress !== undefined && !estimate
  const state = isAwaited ? 'ready' : shownResult.state
  const { getValues } = form
  /** The page was scrolled to the result of its link. */
  const leadsToResult = useRef(false)
  const calculate = async (event?: SubmitEvent<HTMLFormElement>): Promise<Estimate | undefined> => {
    event?.preventDefault()
    const { fields } = calculator
    const from = toTexts(fields, getValues())
    const signal = beginAct()
    signal.addEventListener('abort', () => setProgress(undefined))
    setProgress('computing')
    const onLoss = () => !signal.aborted && setProgress('lost')
    const outcome = await computeForm(calculator, from, onLoss).catch((error: unknown) => {
      if (!signal.aborted) reportFailure(error)
    })
    if (signal.aborted) return undefined
    setProgress(undefined)
    if (!outcome) return undefined
    if (outcome.state === 'ready') {
      // The inputs that were refused before are mended.
      refusals.clear()
      showToast()
      actions.show(outcome.estimate, from)
      // A field may have been edited while other calculators were on their way.
      if (JSON.stringify(toTexts(fields, getValues())) !== JSON.stringify(from)) actions.edit()
      return outcome.estimate
    }
    const isRead = refusals.show(outcome.fieldErrors)
    const [{ path, message }] = outcome.fieldErrors
    actions.clear()
    if (whenInvalid === 'clear') return undefined
    // A toast of the definition's speaks of its fields; what is wrong in a row says so itself.
    const saysItself = whenInvalid === 'message' || path.includes('.')
    const toast = saysItself ? { title: messages.pleaseCheck, text: message } : whenInvalid.toast
    showToast({ ...toast, tone: 'critical', isRead })
    return undefined
  }

  const bar = { calculator, results, isStale, onOpen: () => bringIntoView(results.current) }

  useEffect(() => {
    if (progress !== 'lost') return undefined
    showOffline(messages.resultOffline)
    return () => hideBanner(messages.resultOffline)
  }, [progress])

  useEffect(() => {
    if (!estimate || origin === 'store') return
    // A page that is opened with a link by Back or a reload keeps its place.
    if (origin === 'link' && window.scrollY > 0) return
    // Editing begins at the form.
    const form = isEdited && origin === 'link' && formElement.current
    bringIntoView(form || results.current)
    leadsToResult.current = origin === 'link' && !form
  }, [estimate, origin, isEdited, formElement])

  return (
    <>
      <PageMetadata
        title={isEmbedded ? title.page : `${title.page} – ${site.name}`}
        description={summary}
        isUnlisted={isEmbedded}
      />
      <Stack gap="s" className={styles.intro} lang={lang}>
        <PageHeading className={styles.heading}>{title.menu}</PageHeading>
        <p className={styles.summary}>{summary}</p>
      </Stack>
      {unopened && <UnopenedLink reason={unopened} />}
      {edited && (
        <Row gap="s" className={styles.editing}>
          <LazyPart
            load={importEditing}
            placeholder={<EditingLine calculator={calculator} edited={edited} />}
          >
            {({ Editing }) => <Editing {...{ calculator, edited, calculate }} />}
          </LazyPart>
        </Row>
      )}
      <div className={styles.workplace[state]}>
        <div className={styles.own[state]} ref={keepOwnHeight}>
          <Stack gap="s" className={styles.entry[state]}>
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
          </Stack>
          {calculator.picture && (
            <div className={styles.drawing[state]}>
              <Picture calculator={calculator} estimate={estimate} isStale={isStale} />
            </div>
          )}
        </div>
        <div className={styles.outcome[state]}>
          <Outcome
            {...{ calculator, shownResult, calculate, actions, results }}
            progress={isAwaited ? progress : undefined}
            form={formElement}
            onMend={mend}
            leadsToResult={leadsToResult}
          />
        </div>
      </div>
      {estimate &&
        !isEmbedded &&
        (calculator.estimates.length > 0 ? (
          <LazyPart load={importChildAnswerBar}>
            {({ ChildAnswerBar }) => <ChildAnswerBar {...{ ...bar, estimate }} />}
          </LazyPart>
        ) : (
          <LazyPart load={importAnswerBar}>
            {({ EstimateAnswerBar }) => <EstimateAnswerBar {...{ ...bar, estimate }} />}
          </LazyPart>
        ))}
      {!isEmbedded && <LaterGuide {...{ importWithGuidance, catalog }} />}
    </>
  )
}
