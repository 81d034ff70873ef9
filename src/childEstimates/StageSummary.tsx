import * as messages from '#messages/childEstimates.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { say } from '../../schemas/messages/message.ts'
import type { AggregatedMaterials } from '../list/aggregateMaterials.ts'
import * as styles from '../list/ListOfJob.css.ts'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { panel } from '../ui/spacing/panel.css.ts'
import * as ownStyles from './ChildEstimates.css.ts'
import type { ChildList } from './childList.ts'
import type { CostPerArea } from './costPerArea.ts'
import { costsByStage, linesOfStage, type StageLine } from './stageCosts.ts'

interface StageTakesProps {
  stage: string
  /** Of its estimates. */
  ids: readonly string[]
  bill: Bill
  shares: AggregatedMaterials['shares']
}

/** The part of one stage in the bill, with its labour where a person added that. */
export function StageMaterials({ stage, ids, bill, shares }: StageTakesProps) {
  return (
    <>
      <details className={styles.shares}>
        <summary className={styles.summary} aria-label={say(messages.materialsOfStage, { stage })}>
          {messages.materials}
        </summary>
        <StageLines lines={linesOfStage(bill.lines, shares, ids)} />
      </details>
      {bill.labour && (
        <div data-stage-labour={stage}>
          <p>{messages.labour}</p>
          <StageLines lines={linesOfStage(bill.labour.lines, shares, ids)} />
        </div>
      )}
    </>
  )
}

function StageLines({ lines }: { lines: readonly StageLine[] }) {
  return (
    <Stack as="ul" gap="xs" className={styles.sharing}>
      {lines.map(({ key, label, amount }) => (
        <Row as="li" align="ends" gap="m" key={key}>
          <span>{label}</span> <span>{amount}</span>
        </Row>
      ))}
    </Stack>
  )
}

interface StageCostsProps extends Pick<StageTakesProps, 'bill' | 'shares'> {
  stages: ChildList['stages']
}

/** The cost of each stage, once there are prices. */
export function StageCosts({ bill, shares, stages }: StageCostsProps) {
  if (bill.total === undefined) return null
  return costsByStage(bill, shares, stages).map(({ stage, cost }) => (
    <Row as="p" align="ends" gap="m" key={stage} className={ownStyles.cost}>
      <span>{stage}</span>
      <span data-stage-total={stage}>{formatMoney({ amount: cost, cents: bill.cents })}</span>
    </Row>
  ))
}

/** The cost of each square metre, once every line has a price. */
export function PerArea({ cost: perArea }: { cost: CostPerArea }) {
  return (
    <Stack gap="m" className={panel}>
      <Row as="p" align="ends" gap="m" className={ownStyles.cost}>
        <span>{perArea.label}</span>
        <strong data-cost-per-area="">{formatMoney(perArea.cost)}</strong>
      </Row>
      <p>{perArea.note}</p>
    </Stack>
  )
}
