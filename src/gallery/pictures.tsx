import { Picture } from '../calculator/pictures/Picture.tsx'
import { drawResult } from '../pictures/draw.ts'
import type { Shape } from '../pictures/drawing.ts'
import type { Group } from './group.ts'
import type { Sample } from './samples.ts'

/** Pictures of every kind of part and in every paint that a calculator uses, before and after. */
export function pictures(samples: readonly Sample[]): Group {
  return {
    title: 'Pictures',
    states: withEveryPart(samples).flatMap(({ sample: { calculator, estimate }, brings }) => {
      const name = `Picture of ${calculator.title.menu} (${brings.join(', ')})`
      return [
        { name: `${name}: before`, look: <Picture calculator={calculator} estimate={undefined} /> },
        { name: `${name}: after`, look: <Picture calculator={calculator} estimate={estimate} /> },
      ]
    }),
  }
}

/** As few samples as show all parts and paints: many calculators draw with the same ones. */
function withEveryPart(samples: readonly Sample[]): { sample: Sample; brings: string[] }[] {
  const seen = new Set<string>()
  return samples.flatMap((sample) => {
    const brings = [...partsAndPaints(sample)].filter((name) => !seen.has(name))
    for (const name of brings) seen.add(name)
    return brings.length > 0 ? [{ sample, brings }] : []
  })
}

function partsAndPaints({ calculator, estimate }: Sample): Set<string> {
  const { picture = [] } = calculator
  const drawn = drawResult(calculator, estimate)
  const parts = picture
    .filter(({ visibleWhen = {} }) =>
      Object.entries(visibleWhen).every(([name, options]) =>
        options.includes(estimate.inputs[name]?.typed ?? ''),
      ),
    )
    .map(({ part }) => part)
  return new Set([...parts, ...(drawn?.shapes ?? []).flatMap(paintsOf)])
}

function paintsOf(shape: Shape): string[] {
  if (shape.kind === 'text') return []
  return shape.kind === 'pattern' ? shape.shapes.flatMap(paintsOf) : [shape.paint]
}
