import type { ComponentType, Ref } from 'react'
import type { Emphasis } from '../../../schemas/calculator.ts'
import type { Calculator, Estimate, ResultRow } from '../../../schemas/estimate.ts'
import { site } from '../../site.ts'
import { Fallbacks } from './Fallbacks.tsx'
import * as styles from './Results.css.ts'

/** A calculator's result: nothing yet, or an estimate. */
export type ResultState = { state: 'empty' } | { state: 'ready'; estimate: Estimate }

interface PanelProps<State extends ResultState['state']> {
  calculator: Calculator
  result: Extract<ResultState, { state: State }>
}

/** One panel for each kind of result. */
const panels: { [State in ResultState['state']]: ComponentType<PanelProps<State>> } = {
  empty: EmptyPanel,
  ready: EstimatePanel,
}

interface ResultsProps {
  calculator: Calculator
  result: ResultState
  ref: Ref<HTMLElement>
}

/**
 * The results block. It is a live region: what changes in it is read out, the bill as a whole, so
 * that a figure never comes without its label; what is the same every time is not.
 */
export function Results({ calculator, result, ref }: ResultsProps) {
  return (
    <div aria-live="polite">
      <section id="results" className={styles.block} aria-labelledby="results-heading" ref={ref}>
        <h2 className={styles.heading} id="results-heading">
          Results
        </h2>
        {result.state === 'ready' ? (
          <panels.ready calculator={calculator} result={result} />
        ) : (
          <panels.empty calculator={calculator} result={result} />
        )}
      </section>
    </div>
  )
}

function EmptyPanel({ calculator }: PanelProps<'empty'>) {
  return <p className={styles.empty}>{calculator.empty}</p>
}

function EstimatePanel({ calculator, result }: PanelProps<'ready'>) {
  return (
    <>
      <ResultRows rows={result.estimate.rows} />
      <Fallbacks calculator={calculator} estimate={result.estimate} />
      {calculator.tip && (
        <p className={styles.tip} aria-live="off">
          <strong>Tip:</strong> {calculator.tip}
        </p>
      )}
      <p className={styles.disclaimer} aria-live="off">
        {site.disclaimer}
      </p>
    </>
  )
}

/** One drawing of a row for each emphasis. */
const figures: Record<Emphasis, ComponentType<{ row: ResultRow }>> = {
  normal: ({ row }) => <Figure row={row} />,
  key: ({ row }) => (
    <strong className={styles.parts}>
      <Figure row={row} />
    </strong>
  ),
}

function ResultRows({ rows }: { rows: ResultRow[] }) {
  return (
    <dl className={styles.bill} aria-atomic="true">
      {rows.map((row) => {
        const Drawn = figures[row.emphasis]
        return (
          <div key={row.key} className={styles.row[row.emphasis]}>
            <dt>{row.label}</dt>
            <dd data-result={row.key} className={styles.figure[row.emphasis]}>
              <Drawn row={row} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Figure({ row }: { row: ResultRow }) {
  return (
    <>
      <span className={styles.number}>{row.value}</span>
      {row.unit && <span className={styles.unit}> {row.unit}</span>}
    </>
  )
}
