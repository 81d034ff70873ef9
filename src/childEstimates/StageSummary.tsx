import type { Bill } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import type { AggregatedMaterials } from '../list/aggregateMaterials.ts'
import * as styles from '../list/ListOfJob.css.ts'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { panel } from '../ui/spacing/panel.css.ts'
import * as ownStyles from './ChildEstimates.css.ts'
import type { ChildList } from './childList.ts'
import type { CostPerArea } from './costPerArea.ts'
import { costsByStage, linesOfStage } from './stageCosts.ts'

interface StageBillsProps {
  bill: Bill
  shares: AggregatedMaterials['shares']
  stages: ChildList['stages']
}

/** The bill by stage: what each takes of its lines, folded, and once there are prices what that costs. */
export function StageBills({ bill, shares, stages }: StageBillsProps) {
  const costs = new Map(costsByStage(bill, shares, stages).map(({ stage, cost }) => [stage, cost]))
  return [...stages].map(([stage, ids]) => {
    const lines = linesOfStage(bill.lines, shares, ids)
    if (lines.length === 0) return null
    const cost = costs.get(stage)
    return (
      <details key={stage} data-stage={stage} className={styles.shares}>
        <summary className={ownStyles.stage}>
          <span>{stage}</span>
          {cost && (
            <span data-stage-total={stage}>{formatMoney({ amount: cost, cents: bill.cents })}</span>
          )}
        </summary>
        <Stack as="ul" gap="xs" className={styles.sharing}>
          {lines.map(({ key, label, amount }) => (
            <Row as="li" align="ends" gap="m" key={key}>
              <span>{label}</span> <span>{amount}</span>
            </Row>
          ))}
        </Stack>
      </details>
    )
  })
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
