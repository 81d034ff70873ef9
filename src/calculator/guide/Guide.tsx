import * as messages from '#messages/guide.ts'
import type { CalculatorWithGuidance } from '../../../schemas/definition/compiled.ts'
import type { RegistryEntry } from '../../../schemas/definition/registryEntry.ts'
import { interpolate } from '../../../schemas/messages/message.ts'
import { Faqs } from '../../ui/faqs/Faqs.tsx'
import { Columns, Stack } from '../../ui/spacing/layout.tsx'
import { Basis } from './Basis.tsx'
import { Fold } from './Fold.tsx'
import * as styles from './Guide.css.ts'
import { NextSteps } from './NextSteps.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { workOut } from './workOut.ts'

interface GuideProps {
  calculator: CalculatorWithGuidance
  /** The entries of all calculators: some belong to the same job. */
  catalog: readonly RegistryEntry[]
}

/**
 * The part below a calculator: how to use it, worked examples, what it rests on, questions, and
 * where to go from here. It depends on nothing that is typed.
 */
export function Guide({ calculator, catalog }: GuideProps) {
  const { guide, faqs, related, lang } = calculator
  const examples = workOut(calculator)
  const figureOf = (name: string) => {
    const [example = '', key = ''] = name.split('.')
    return examples.get(example)?.shownValues.get(key)
  }
  return (
    <>
      <Columns width="medium" gap="s" className={styles.guide}>
        <Fold heading={guide.heading} lang={lang}>
          <Stack as="ol" gap="s" className={styles.steps} lang={lang}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <Columns width="medium" gap="m" hasEqualHeights>
            {[...examples].map(([name, example]) => (
              <WorkedExample key={name} example={example} lang={lang} />
            ))}
          </Columns>
        </Fold>
        <Basis calculator={calculator} />
        <Fold heading={messages.questions}>
          <div lang={lang}>
            <Faqs
              faqs={faqs.map(({ question, answer }) => ({
                question,
                answer: interpolate(answer, figureOf),
              }))}
            />
          </div>
        </Fold>
      </Columns>
      <NextSteps
        related={related.flatMap((slug) => catalog.filter((entry) => entry.slug === slug))}
      />
    </>
  )
}
