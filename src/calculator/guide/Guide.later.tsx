import { memo } from 'react'
import type { PageCalculator } from '../../../schemas/definition/compiled.ts'
import { fillIn } from '../../../schemas/definition/texts.ts'
import { Faqs } from '../../ui/faqs/Faqs.tsx'
import { Basis } from './Basis.tsx'
import * as styles from './Guide.css.ts'
import { NextSteps } from './NextSteps.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { workOut } from './workOut.ts'

/**
 * What stands below a calculator: how to use it, worked examples, what it rests on, questions, and
 * where to go from here. It depends on nothing that is typed, so it is drawn once.
 */
export default memo(function Guide({ calculator }: { calculator: PageCalculator }) {
  const { guide, faqs } = calculator
  const examples = workOut(calculator)
  const shown = (name: string) => {
    const [example = '', key = ''] = name.split('.')
    return examples.get(example)?.shown.get(key)
  }
  return (
    <>
      <div className={styles.guide}>
        <section className={styles.section} aria-labelledby="guide-heading">
          <h2 id="guide-heading">{guide.heading}</h2>
          <ol className={styles.steps}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.examples}>
            {[...examples].map(([name, example]) => (
              <WorkedExample key={name} example={example} />
            ))}
          </div>
        </section>
        <Basis calculator={calculator} />
        <section className={styles.section} aria-labelledby="faqs-heading">
          <h2 id="faqs-heading">Questions</h2>
          <Faqs
            faqs={faqs.map(({ question, answer }) => ({ question, answer: fillIn(answer, shown) }))}
          />
        </section>
      </div>
      <NextSteps calculator={calculator} />
    </>
  )
})
