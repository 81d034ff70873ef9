import { memo, useEffect } from 'react'
import * as messages from '#messages/guide.ts'
import type { FormCalculator, PageGuide } from '../../../schemas/definition/compiled.ts'
import { interpolate } from '../../../schemas/messages/message.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import { Faqs } from '../../ui/faqs/Faqs.tsx'
import { Columns } from '../../ui/spacing/Columns.tsx'
import { Stack } from '../../ui/spacing/Stack.tsx'
import { Basis } from './Basis.tsx'
import { Fold } from './Fold.tsx'
import * as styles from './Guide.css.ts'
import { NextSteps } from './NextSteps.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { workOut } from './workOut.ts'

export interface GuideProps {
  /** As the form has it: what is usual in its fields is found by them. */
  calculator: FormCalculator
  guide: PageGuide
}

// Imported, a file of its own would come with the form for what both share.
const importNote = () => import('../fields/EntryNote.tsx')

/**
 * The part below a calculator: how to use it, worked examples, what it rests on, questions, and
 * where to go from here. It depends on nothing that is typed, so it is drawn once.
 */
export const Guide = memo(function Guide({ calculator, guide }: GuideProps) {
  const { faqs } = guide
  const { lang } = calculator
  const tell = useDeferredModule(importNote)?.tellUsualRanges
  useEffect(() => tell?.(calculator.fields, guide.fields), [tell, calculator.fields, guide.fields])
  const examples = workOut({ ...calculator, ...guide }, guide)
  const shown = (name: string) => {
    const [example = '', key = ''] = name.split('.')
    return examples.get(example)?.shown.get(key)
  }
  return (
    <>
      <Columns width="medium" gap="s" className={styles.guide}>
        <Fold heading={guide.guide.heading} lang={lang}>
          <Stack as="ol" gap="s" className={styles.steps} lang={lang}>
            {guide.guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <Columns width="medium" gap="m" hasEqualHeights>
            {[...examples].map(([name, example]) => (
              <WorkedExample key={name} example={example} lang={lang} />
            ))}
          </Columns>
        </Fold>
        <Basis slug={calculator.slug} guide={guide} lang={lang} />
        <Fold heading={messages.questions}>
          <div lang={lang}>
            <Faqs
              faqs={faqs.map(({ question, answer }) => ({
                question,
                answer: interpolate(answer, shown),
              }))}
            />
          </div>
        </Fold>
      </Columns>
      <NextSteps related={guide.related} />
    </>
  )
})
