import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { fallbackTexts } from '../../schemas/estimate/fallbacks.ts'
import { EstimateAnswer } from '../bill/EstimateAnswer.tsx'
import { ExportBar } from '../calculator/results/ExportBar.tsx'
import { Remarks } from '../calculator/results/Remarks.tsx'
import { Results } from '../calculator/results/Results.tsx'
import { Working } from '../calculator/results/Working.tsx'
import { Solve } from '../calculator/solve/Solve.tsx'
import { AllOpen } from './AllOpen.tsx'
import type { Group } from './group.ts'
import { firstOf, type Sample } from './samples.ts'

/** Results, their working, and the export menu. */
export function results(samples: readonly Sample[]): Group {
  const { calculator, estimate, texts } = firstOf(samples, 'a tip', (sample) =>
    sample.calculator.tip === undefined ? undefined : sample,
  )
  const ready = { state: 'ready', estimate, from: texts } as const
  const fallen = firstOf(samples, 'a field that falls back', fallingBack)
  return {
    title: 'Results',
    states: [
      {
        name: 'Results: empty',
        look: <Results calculator={calculator} result={{ state: 'empty' }} ref={null} />,
      },
      {
        name: 'Results: ready',
        look: (
          <Results calculator={calculator} result={{ ...ready, isStale: false }} ref={null}>
            <Remarks {...{ calculator, estimate }} onMend={() => undefined} />
          </Results>
        ),
      },
      {
        name: 'Results: under what to buy',
        look: (
          <Results
            calculator={calculator}
            result={{ ...ready, isStale: false }}
            ref={null}
            answer={<EstimateAnswer calculator={calculator} estimate={estimate} />}
          />
        ),
      },
      {
        name: 'Results: stale',
        look: (
          <Results calculator={calculator} result={{ ...ready, isStale: true }} ref={null}>
            <Remarks {...{ calculator, estimate }} onMend={() => undefined} />
          </Results>
        ),
      },
      {
        name: 'Results: with fields that fell back to their defaults',
        look: (
          <Results
            calculator={fallen.calculator}
            result={{ state: 'ready', estimate: fallen.estimate, from: {}, isStale: false }}
            ref={null}
          >
            <Remarks {...fallen} onMend={() => undefined} />
          </Results>
        ),
      },
      {
        name: 'Working: closed',
        look: <Working calculator={calculator} estimate={estimate} />,
      },
      {
        name: 'Export: print, list and menu',
        look: (
          <ExportBar
            calculator={calculator}
            estimate={estimate}
            isStale={false}
            calculate={() => Promise.resolve(estimate)}
            actions={{ enter: () => undefined, undo: () => undefined }}
          />
        ),
      },
      {
        name: 'Start from what you have',
        look: (
          <Solve
            calculator={calculator}
            estimate={estimate}
            isStale={false}
            calculate={() => Promise.resolve(estimate)}
            actions={{ enter: () => undefined, undo: () => undefined }}
          />
        ),
      },
      {
        name: 'Working: open',
        look: (
          <AllOpen>
            <Working calculator={calculator} estimate={estimate} />
          </AllOpen>
        ),
      },
      {
        name: 'Working: open, with fields that fell back',
        look: (
          <AllOpen>
            <Working calculator={fallen.calculator} estimate={fallen.estimate} />
          </AllOpen>
        ),
      },
    ],
  }
}

/** A sample with all fields left empty that say what is used then. */
function fallingBack({
  calculator,
  texts,
}: Sample): { calculator: Sample['calculator']; estimate: Estimate } | undefined {
  const emptied = Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.kind === 'number' && field.default !== undefined ? [[name, ''] as const] : [],
  )
  const outcome = computeEstimate(calculator, { ...texts, ...Object.fromEntries(emptied) })
  if (outcome.state !== 'ready') return undefined
  const { estimate } = outcome
  return fallbackTexts(calculator, estimate).length > 0 ? { calculator, estimate } : undefined
}
