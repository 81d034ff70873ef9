import type { RefObject } from 'react'
import * as messages from '#messages/form.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { WarningMend } from '../../schemas/estimate/warnings.ts'
import { EstimateAnswer } from '../bill/EstimateAnswer.tsx'
import { EstimateBill } from '../bill/EstimateBill.tsx'
import { billPlaceholder } from '../styles/hidden.css.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import type { FormActions } from './formActions.ts'
import { ExportBar } from './results/ExportBar.tsx'
import { Remarks } from './results/Remarks.tsx'
import { Results } from './results/Results.tsx'
import { Working } from './results/Working.tsx'
import type { ShownResult } from './shownResult.ts'

interface OutcomeProps {
  calculator: Calculator
  shownResult: ShownResult
  /** Of the first result, which takes long. */
  progress: 'computing' | 'lost' | undefined
  /** Computes what stands in the fields; undefined where that is not accepted. */
  calculate: () => Promise<Estimate | undefined>
  actions: FormActions
  form: RefObject<HTMLFormElement | null>
  /** The card with the results. */
  results: RefObject<HTMLDivElement | null>
  onMend: (mend: WarningMend) => void
  /** The page was scrolled to the result of its link. */
  leadsToResult: RefObject<boolean>
}

const importChildEstimates = () => import('../childEstimates/ChildEstimates.tsx')

/** The outcome of a form: what to buy, the results, the bill, and the actions on them. */
export function Outcome(props: OutcomeProps) {
  const { calculator, shownResult, progress, calculate, actions, results, onMend } = props
  const ready = shownResult.state === 'ready' ? shownResult : undefined
  const { estimate, isStale = false, origin } = shownResult
  const isNew = origin === 'calculate'
  const makesEstimates = calculator.estimates.length > 0
  const answer =
    ready &&
    (makesEstimates ? (
      <LazyPart load={importChildEstimates}>
        {({ ChildAnswer }) => <ChildAnswer {...props} {...ready} />}
      </LazyPart>
    ) : (
      <EstimateAnswer {...{ calculator, ...ready }} />
    ))
  return (
    <>
      {/* The first result takes another place than what is here before it: that would jump. */}
      {progress === 'computing' && <p className={billPlaceholder}>{messages.calculating}</p>}
      {/* It may take long: the page below can be read meanwhile. */}
      {progress === 'lost' && <p>{messages.resultOffline}</p>}
      <Results calculator={calculator} result={shownResult} ref={results} answer={answer}>
        {estimate && <Remarks {...{ calculator, estimate }} onMend={onMend} />}
      </Results>
      {makesEstimates ? (
        <LazyPart
          load={importChildEstimates}
          placeholder={ready && <div className={billPlaceholder} />}
        >
          {({ ChildEstimates }) => (
            <ChildEstimates
              {...{ calculator, ready, isNew, isStale, calculate }}
              onEdit={actions.editBill}
            />
          )}
        </LazyPart>
      ) : (
        <>
          {ready && <EstimateBill {...{ calculator, ...ready, isNew }} onEdit={actions.editBill} />}
          <ExportBar {...{ calculator, isStale, calculate, actions }} estimate={ready?.estimate} />
        </>
      )}
      {estimate && <Working calculator={calculator} estimate={estimate} />}
    </>
  )
}
