import { useState } from 'react'
import * as messages from '#messages/cuts.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { capitalised, say } from '../../schemas/messages/message.ts'
import { wide } from '../styles/breakpoints.ts'
import * as faqs from '../ui/faqs/Faqs.css.ts'
import { Stack } from '../ui/spacing/layout.tsx'
import {
  type DescribedCuts,
  type DescribedPattern,
  describeCuts,
  type PiecesOf,
} from './describeCuts.ts'
import { drawCut } from './drawCuts.ts'

interface CutsProps {
  bill: Bill
  /** Which of several estimates needs which pieces of a line. */
  piecesOf?: ((line: Bill['lines'][number]) => readonly PiecesOf[]) | undefined
}

/** The cutting plan under a bill: each way of cutting in words and to scale. It is folded on a phone. */
export function Cuts({ bill, piecesOf }: CutsProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(wide).matches)
  return (
    <details
      id="cuts"
      className={faqs.faq}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{messages.heading}</h2>
      </summary>
      {isOpen && (
        <Stack gap="m" className={faqs.answer}>
          {describeCuts(bill.lines, piecesOf).map((cuts) => (
            <Plan key={cuts.line.key} {...cuts} />
          ))}
          <p>{messages.drawn}</p>
        </Stack>
      )}
    </details>
  )
}

function Plan({ line, plan, count, packs, patterns, remarks }: DescribedCuts) {
  const { material, variant } = line
  return (
    <Stack gap="s" data-cut={material.id}>
      <h3>
        {capitalised(material.name)}
        {variant !== undefined && (
          <>
            , <span data-variant="">{variant}</span>
          </>
        )}
      </h3>
      <p>
        <strong data-stock="">{count}</strong> {packs}
      </p>
      {Object.entries(patterns).map(([index, pattern]) => (
        <Pattern key={index} plan={plan} {...pattern} />
      ))}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Stack>
  )
}

const WIDTH = 320

/** How a stock length is cut, and how often. The pieces are dark, what is left over is an outline. */
function Pattern({ plan, count, text, pattern }: DescribedPattern & Pick<DescribedCuts, 'plan'>) {
  const shapes = drawCut(pattern, plan, { x: 0, y: 0, width: WIDTH })
  return (
    <div>
      <strong>{say(messages.times, { count: `${count}` })}</strong>{' '}
      <span data-pattern="" data-count={`${count}`}>
        {text}
      </span>
      <svg
        width="100%"
        height="16"
        viewBox={`0 0 ${WIDTH} 16`}
        preserveAspectRatio="none"
        stroke="currentColor"
        fill="currentColor"
        aria-hidden="true"
      >
        {Object.entries(shapes).map(([index, { paint, kind: _rect, ...box }]) => (
          <rect key={index} {...box} fillOpacity={paint === 'steel' ? 0.4 : 0} />
        ))}
      </svg>
    </div>
  )
}
