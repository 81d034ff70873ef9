import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { Guide } from '../calculator/guide/Guide.tsx'
import { PrintedSheet } from '../pages/PrintedSheet.tsx'
import { calculators } from '../registry.ts'
import { Faqs } from '../ui/faqs/Faqs.tsx'
import { AllOpen } from './AllOpen.tsx'
import type { Group } from './group.ts'
import { firstOf, type Sample } from './samples.ts'

const FAQS = [
  { question: 'Is it free?', answer: 'Yes. Every calculator is free, and stays so.' },
  { question: 'Does it work on my phone?', answer: 'Yes, in any current browser.' },
]

/** Texts that people read: questions, guide, formulas. */
export function reading(samples: readonly Sample[]): Group {
  const { calculator } = firstOf(samples, 'others for the same job', (sample) =>
    sample.calculator.related.length > 0 ? sample : undefined,
  )
  const { title } = calculator
  return {
    title: 'Texts',
    states: [
      { name: 'Questions: closed', look: <Faqs faqs={FAQS} /> },
      {
        name: 'Questions: open',
        look: (
          <AllOpen>
            <Faqs faqs={FAQS} />
          </AllOpen>
        ),
      },
      {
        name: 'Guide below a calculator',
        look: (
          <AllOpen>
            <Guide calculator={calculator} catalog={calculators} />
          </AllOpen>
        ),
        isWide: true,
      },
      {
        name: 'Sheet of formulas',
        look: (
          <PrintedSheet sheet={sheetOf(calculator)} heading="h3">
            <h2>{title.page}: formulas</h2>
          </PrintedSheet>
        ),
        isWide: true,
      },
    ],
  }
}
