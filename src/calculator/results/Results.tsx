import { memo, type ReactNode, type Ref } from 'react'
import { aroundFigure } from '#language/grammar.ts'
import * as form from '#messages/form.ts'
import type { Emphasis } from '../../../schemas/definition/calculator.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate, ResultRow } from '../../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../../schemas/estimate/formValues.ts'
import { site } from '../../site.ts'
import * as styles from './Results.css.ts'
import { Stale } from './Stale.tsx'

/** A calculator's result: nothing yet, or an estimate, stale once its inputs were changed. */
export type ResultState =
  | { state: 'empty'; estimate?: undefined; isStale?: undefined }
  | {
      state: 'ready'
      estimate: Estimate
      /** The texts that it was computed from. */
      from: FormValues
      isStale: boolean
    }

interface ResultsProps {
  calculator: Calculator
  result: ResultState
  /** The whole card. */
  ref: Ref<HTMLDivElement>
  /** The materials to buy, above the results. */
  answer?: ReactNode
  /** Below the figures. */
  children?: ReactNode
}

/**
 * The card of a result: what to buy, and the results block. It is a live region: a screen reader reads all
 * figures of the block with their labels when one changes. The tip and the disclaimer, which do not
 * change, are not read.
 */
export function Results({ calculator, result, ref, answer, children }: ResultsProps) {
  return (
    <div aria-live="polite" className={styles.card} ref={ref}>
      {/* At once: code of the answer may still be on its way. */}
      {result.isStale && <Stale />}
      {answer}
      <section
        id="results"
        className={result.isStale ? styles.staleBlock : styles.block}
        aria-label={form.results}
      >
        <h2 className={styles.heading}>{form.results}</h2>
        {result.state === 'ready' ? (
          <EstimatePanel calculator={calculator} result={result}>
            {children}
          </EstimatePanel>
        ) : (
          <p className={styles.empty} lang={calculator.lang}>
            {calculator.empty}
          </p>
        )}
      </section>
    </div>
  )
}

interface EstimatePanelProps {
  calculator: Calculator
  result: Extract<ResultState, { state: 'ready' }>
  children: ReactNode
}

function EstimatePanel({ calculator, result, children }: EstimatePanelProps) {
  return (
    <>
      <ResultRows rows={result.estimate.rows} lang={calculator.lang} />
      {children}
      {calculator.tip && (
        <p className={styles.tip} aria-live="off">
          <strong>{form.tip}</strong> <span lang={calculator.lang}>{calculator.tip}</span>
        </p>
      )}
      <p className={styles.disclaimer} aria-live="off">
        {site.disclaimer}
      </p>
    </>
  )
}

/** One drawing of a figure for each emphasis. */
const figures: Record<Emphasis, (figure: ReactNode) => ReactNode> = {
  normal: (figure) => figure,
  key: (figure) => <strong className={styles.parts}>{figure}</strong>,
}

interface ResultRowsProps {
  rows: ResultRow[]
  lang: string | undefined
}

/** The figures. React does not draw them again when they turn stale. */
const ResultRows = memo(function ResultRows({ rows, lang }: ResultRowsProps) {
  return (
    <dl className={styles.rows} lang={lang} aria-atomic="true">
      {rows.map(({ key, label, value, unit, emphasis }) => (
        <div key={key} className={styles.row[emphasis]}>
          <dt className={styles.label}>{label}</dt>
          <dd data-result={key} className={styles.figure[emphasis]}>
            {figures[emphasis](<Figure value={value} unit={unit} />)}
          </dd>
        </div>
      ))}
    </dl>
  )
})

/** A figure and its unit, each in its column: the figure comes first in every language. */
function Figure({ value, unit }: Pick<ResultRow, 'value' | 'unit'>) {
  const [before, after] = aroundFigure(unit)
  // Nothing stands between a figure and its sign, as of per cent.
  const space = before === '' && after === unit ? '' : ' '
  return (
    <>
      <span className={styles.number}>{value}</span>
      {unit && (
        <span className={styles.unit}>
          {space}
          {unit}
        </span>
      )}
    </>
  )
}
