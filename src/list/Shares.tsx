import { useState } from 'react'
import * as messages from '#messages/shares.ts'
import type { BillLine } from '../../schemas/bill/bill.ts'
import { measuredFor } from '../../schemas/bill/packs.ts'
import { say } from '../../schemas/messages/message.ts'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { inPacks, type Share, wholeInPacks } from './aggregateMaterials.ts'
import * as styles from './ListOfJob.css.ts'

interface SharesProps {
  line: BillLine
  shares: readonly Share[]
  /** The name of the estimate with an id. */
  nameOf: (id: string) => string
}

/** Drawing so many costs little. */
const FEW = 12

/** Shows each estimate's part of a line of the bill, and that the parts are rounded up together. */
export function Shares({ line, shares, nameOf }: SharesProps) {
  // A long list has hundreds of shares, and hardly one line is open: they are drawn once it opens.
  const [isOpen, setOpen] = useState(false)
  const measured = (share: Share) => measuredFor(line.countedPack, share)
  return (
    <details
      className={styles.shares}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{say(messages.from, { count: shares.length })}</summary>
      {(isOpen || shares.length <= FEW) && (
        <Stack as="ul" gap="xs" className={styles.sharing}>
          {shares.map((share) => (
            <Row as="li" align="ends" gap="m" key={share.id}>
              <span>{nameOf(share.id)}</span> <span>{inPacks(line, measured(share))}</span>
            </Row>
          ))}
          <Row as="li" align="ends" gap="m">
            <span>{messages.together}</span> <span>{wholeInPacks(line)}</span>
          </Row>
        </Stack>
      )}
    </details>
  )
}
