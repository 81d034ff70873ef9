import { figureWithUnit } from '#language/grammar.ts'
import * as styles from './Guide.css.ts'
import type { WorkedOut } from './workOut.ts'

/** One example: what was entered and what it comes to. */
export function WorkedExample({ example }: { example: WorkedOut }) {
  return (
    <article className={styles.example}>
      <h3 className={styles.exampleName}>{example.name}</h3>
      <Pairs pairs={example.inputs} />
      <p className={styles.arrow}>comes to</p>
      <Pairs pairs={example.rows} />
    </article>
  )
}

interface Pair {
  key: string
  label: string
  value: string
  unit: string
  emphasis?: 'normal' | 'key'
}

function Pairs({ pairs }: { pairs: Pair[] }) {
  return (
    <dl>
      {pairs.map(({ key, label, value, unit, emphasis = 'normal' }) => (
        <div key={key} className={styles.pair[emphasis]}>
          <dt>{label}</dt>
          <dd className={styles.value}>{figureWithUnit(value, unit)}</dd>
        </div>
      ))}
    </dl>
  )
}
