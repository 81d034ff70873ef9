import { useState } from 'react'
import * as messages from '#messages/cuts.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { capitalised, say } from '../../schemas/messages/message.ts'
import { wide } from '../styles/breakpoints.ts'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './Cuts.css.ts'
import { describeCuts, type PiecesOf } from './describeCuts.ts'
import { drawCut } from './drawCuts.ts'

interface CutsProps {
  bill: Bill
  /** Which of several estimates needs which pieces of a line. */
  piecesOf?: ((line: Bill['lines'][number]) => readonly PiecesOf[]) | undefined
}

const WIDTH = 320

/** The cutting plan under a bill: each way of cutting in words and to scale. It is folded on a phone. */
export function Cuts({ bill, piecesOf }: CutsProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(wide).matches)
  return (
    <details
      id="cuts"
      className={styles.block}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{messages.heading}</h2>
      </summary>
      {isOpen && <Plans bill={bill} piecesOf={piecesOf} />}
    </details>
  )
}

function Plans({ bill, piecesOf }: CutsProps) {
  return (
    <Stack gap="m">
      {describeCuts(bill.lines, piecesOf).map(({ line, plan, count, packs, patterns, remarks }) => {
        const { key, material, variant } = line
        return (
          <Stack gap="xs" key={key} data-cut={material.id}>
            <h3 className={styles.name}>
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
            <ul className={styles.patterns}>
              {Object.entries(patterns).map(([index, { count, text, pattern }]) => (
                <li key={index} className={styles.pattern}>
                  <span className={styles.times}>{say(messages.times, { count: `${count}` })}</span>
                  <span data-pattern="" data-count={`${count}`}>
                    {text}
                  </span>
                  <svg
                    className={styles.bar}
                    viewBox={`0 0 ${WIDTH} 16`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    {Object.entries(drawCut(pattern, plan, { x: 0, y: 0, width: WIDTH })).map(
                      ([at, { paint, kind: _rect, ...box }]) => (
                        <rect key={at} {...box} className={styles.shape[paint]} />
                      ),
                    )}
                  </svg>
                </li>
              ))}
            </ul>
            {remarks.map((remark) => (
              <p key={remark} className={styles.quiet}>
                {remark}
              </p>
            ))}
          </Stack>
        )
      })}
      <p className={styles.quiet}>{messages.drawn}</p>
    </Stack>
  )
}
