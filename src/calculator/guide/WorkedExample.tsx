import * as guide from '#messages/guide.ts'
import { panel } from '../../ui/spacing/panel.css.ts'
import * as styles from './Guide.css.ts'
import type { ExampleRow, WorkedOut } from './workOut.ts'

/** One example: what was entered and what it comes to. */
export function WorkedExample({ example, lang }: { example: WorkedOut; lang: string | undefined }) {
  return (
    <article className={panel}>
      <h3 className={styles.exampleName} lang={lang}>
        {example.name}
      </h3>
      <Pairs pairs={example.inputs} lang={lang} />
      <p className={styles.arrow}>{guide.comesTo}</p>
      <Pairs pairs={example.rows} lang={lang} />
    </article>
  )
}

function Pairs({ pairs, lang }: { pairs: ExampleRow[]; lang: string | undefined }) {
  return (
    <dl lang={lang}>
      {pairs.map(({ key, label, figure, emphasis = 'normal' }) => (
        <div key={key} className={styles.pair[emphasis]}>
          <dt>{label}</dt>
          <dd className={styles.value}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
