import { useDeferredValue } from 'react'
import { figureWithUnit } from '#language/grammar.ts'
import * as messages from '#messages/childEstimates.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { pricedLinesOf } from '../../schemas/bill/pricedLines.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { BillFields } from '../bill/BillField.tsx'
import { useBillFormState } from '../bill/billFormState.ts'
import { StartFrom } from '../bill/StartFrom.tsx'
import { billWithPrices } from '../bill/useBill.ts'
import { WhatToBuy } from '../bill/WhatToBuy.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { piecesByEstimate } from '../list/aggregateMaterials.ts'
import { nameOf } from '../list/evaluateList.ts'
import * as styles from '../list/ListOfJob.css.ts'
import { Shares } from '../list/Shares.tsx'
import { writeLink } from '../permalink/estimateLink.ts'
import { usePending } from '../runtime/pendingMark.ts'
import { useEmbedded } from '../runtime/useEmbedded.ts'
import type { JobList } from '../state/jobList.ts'
import { billPlaceholder } from '../styles/hidden.css.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { LostPart } from '../ui/lazy/LazyPart.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { panel } from '../ui/spacing/panel.css.ts'
import { AddChildrenToList } from './AddChildrenToList.tsx'
import * as ownStyles from './ChildEstimates.css.ts'
import { type ChildList, childListOf, materialsOf } from './childList.ts'
import { costPerArea } from './costPerArea.ts'
import { childEstimatesSource } from './exportSource.ts'
import { PerArea, StageBills } from './StageSummary.tsx'
import { useChildList } from './useChildList.ts'

const importBudget = () => import('../list/Budget.tsx')

export { ChildAnswer } from './ChildAnswer.tsx'

interface ChildEstimatesProps {
  calculator: Calculator
  /** The estimate, and the texts that it was computed from. */
  ready: { estimate: Estimate; from: FormValues } | undefined
  /** It was just calculated. */
  isNew: boolean
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes what stands in the fields; undefined where that is not accepted. */
  calculate: () => Promise<Estimate | undefined>
  /** A line that a person prices was edited. */
  onEdit: (name: string, text: string) => void
}

/**
 * The estimates that a calculator makes of others, by stage, and the bill of all of them. It brings
 * those calculators before there is a result, which needs them. So many are drawn behind the result
 * itself, piece by piece, and no key or tap waits for them.
 */
export function ChildEstimates(props: ChildEstimatesProps) {
  const { calculator, ready, isNew, isStale, calculate, onEdit } = props
  const drawn = useDeferredValue(ready)
  const { childList, calculators, isLost } = useChildList(calculator, drawn?.estimate)
  usePending(drawn !== ready)
  if (!ready) return null
  if (isLost) return <LostPart />
  if (!calculators || !drawn || !childList) return <div className={billPlaceholder} />
  const { estimate } = drawn
  // A typed text stands in its box at once.
  const { from } = ready
  // A link, or a definition that changed since: the form's own answer is a toast.
  if ('path' in childList) return <p className={styles.problem}>{childList.message}.</p>
  const childListNow = async () => {
    const now = isStale ? await calculate() : ready.estimate
    const list = now && childListOf(calculator, now, calculators)
    return list && 'list' in list ? list.list : undefined
  }
  return (
    <Stages
      calculator={calculator}
      estimate={estimate}
      from={from}
      onEdit={onEdit}
      childList={childList}
      isNew={isNew}
      others={calculators}
      childListNow={childListNow}
    />
  )
}

interface StagesProps extends Pick<ChildEstimatesProps, 'calculator' | 'onEdit'> {
  estimate: Estimate
  from: FormValues
  childList: ChildList
  isNew: boolean
  others: ReadonlyMap<string, Calculator>
  /** The list of what stands in the fields; undefined where that is not accepted. */
  childListNow: () => Promise<JobList | undefined>
}

function Stages(props: StagesProps) {
  const { calculator, estimate, from, onEdit, childList, isNew, others, childListNow } = props
  const { list, stages } = childList
  const isEmbedded = useEmbedded()
  const materials = materialsOf(childList)
  const pricedLines = pricedLinesOf(calculator, estimate)
  const bill = billWithPrices(useBillFormState(calculator.slug), materials, pricedLines)
  const perArea = costPerArea(calculator, estimate, bill)
  const name = (id: string) => nameOf(list, id, others)
  const source = { calculator, estimate, childList, calculators: others, materials, bill }
  return (
    <>
      <WhatToBuy
        page={calculator.slug}
        isLong
        isNew={isNew}
        amounts={materials.amounts}
        labour={materials.labour}
        piecesOf={piecesByEstimate(materials, name)}
        notes={materials.notes}
        below={(line) => (
          <Shares line={line} shares={materials.shares.get(line.key) ?? []} nameOf={name} />
        )}
        conclusion={perArea && `${perArea.label}: ${formatMoney(perArea.cost)}`}
        pricedLines={pricedLines}
        summary={(part) => <StageBills bill={part} shares={materials.shares} stages={stages} />}
      >
        <BillFields {...{ calculator, estimate, from, onEdit }} />
      </WhatToBuy>
      {perArea && <PerArea cost={perArea} />}
      <Stack as="section" gap="m" className={panel} aria-label={messages.heading}>
        <h2 className={ownStyles.title}>{messages.heading}</h2>
        {[...stages].map(([stage, ids]) => (
          <Stack gap="xs" key={stage}>
            <h3 className={ownStyles.heading}>{stage}</h3>
            <ul className={ownStyles.list}>
              {ids.map((id) => (
                <ChildEstimate key={id} id={id} childList={childList} name={name(id)} />
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
      <ExportMenu source={childEstimatesSource(source)} of="results">
        {!isEmbedded && <AddChildrenToList slug={calculator.slug} childListNow={childListNow} />}
      </ExportMenu>
      <StartFrom load={importBudget}>
        {({ Budget }) => (
          <Budget
            {...{ bill, stages }}
            evaluations={childList.evaluations}
            page={calculator.slug}
          />
        )}
      </StartFrom>
    </>
  )
}

interface ChildEstimateProps {
  id: string
  childList: ChildList
  name: string
}

function ChildEstimate({ id, childList: { list, evaluations }, name }: ChildEstimateProps) {
  const evaluation = evaluations.get(id)
  const isEmbedded = useEmbedded()
  const slug = list.estimates.find((each) => each.id === id)?.slug
  // The calculator's own materials are on the bill, and no estimate.
  if (!slug || evaluation?.state !== 'ready') return null
  const { estimate } = evaluation
  const key = estimate.rows.find(({ emphasis }) => emphasis === 'key')
  return (
    <li className={ownStyles.estimate} data-estimate={id}>
      <div className={ownStyles.summary}>
        <strong id={`child-${id}`}>{name}</strong>
        {key && (
          <span>
            {key.label}: <span data-result={key.key}>{figureWithUnit(key.value, key.unit)}</span>
          </span>
        )}
      </div>
      <ButtonLink
        variant="secondary"
        to={`/${slug}#${writeLink(estimate)}`}
        target={isEmbedded ? '_blank' : undefined}
        aria-label={say(messages.openEstimate, { name })}
      >
        {messages.open}
      </ButtonLink>
    </li>
  )
}
