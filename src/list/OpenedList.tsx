import { useEffect, useRef } from 'react'
import * as messages from '#messages/list.ts'
import { say } from '../../schemas/messages/message.ts'
import type { ParsedList } from '../permalink/listText.ts'
import { UnopenedLink } from '../permalink/UnopenedLink.tsx'
import { billPlaceholder } from '../styles/hidden.css.ts'
import { Button } from '../ui/button/Button.tsx'
import { LostPart } from '../ui/lazy/LazyPart.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { panel } from '../ui/spacing/panel.css.ts'
import * as styles from './ListOfJob.css.ts'
import type { Choice, Opening } from './useListImport.ts'

interface OpenedListProps {
  opening: Opening
  onChoose: (choice: Choice, parsed: ParsedList) => void
  onClose: () => void
}

/** At most so many problems are listed; the rest is counted. */
const MAX_SHOWN = 10

/** Reports on a list that was opened from a link or a file, and asks where the tab already has one. */
export function OpenedList({ opening, onChoose, onClose }: OpenedListProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that opens a file may be far below this report.
    if (opening.state !== 'choosing' && opening.state !== 'problems') return
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'center' })
  }, [opening])
  return (
    <div role="status" ref={region} tabIndex={-1}>
      {opening.state === 'packed' && <UnopenedLink reason="packed" />}
      {opening.state === 'reading' &&
        (opening.isLost ? <LostPart /> : <p className={billPlaceholder}>{messages.opening}</p>)}
      {opening.state === 'choosing' && <Choosing parsed={opening.parsed} onChoose={onChoose} />}
      {opening.state === 'problems' && (
        <Stack gap="m" className={styles.problems}>
          <h2>{opening.isEmpty ? messages.nothingToOpen : messages.partlyRead}</h2>
          <Problems problems={opening.problems} />
          <Row gap="s" className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              {messages.close}
            </Button>
          </Row>
        </Stack>
      )}
    </div>
  )
}

interface ChoosingProps {
  parsed: ParsedList
  onChoose: OpenedListProps['onChoose']
}

function Choosing({ parsed, onChoose }: ChoosingProps) {
  const { title, estimates } = parsed.list
  const count = estimates.length
  const choices: [string, Choice][] = [
    [messages.openInstead, 'replace'],
    [messages.addToThis, 'add'],
    [messages.leave, 'ignore'],
  ]
  return (
    <Stack gap="m" className={panel}>
      <h2>{messages.hasList}</h2>
      <p>
        {title
          ? say(messages.otherListTitled, { title, count })
          : say(messages.otherList, { count })}
      </p>
      <Problems problems={parsed.problems} />
      <Row gap="s" className={styles.buttons}>
        {choices.map(([label, choice]) => (
          <Button key={choice} variant="secondary" onClick={() => onChoose(choice, parsed)}>
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  const different = [...new Set(problems)]
  const unlisted = different.length - MAX_SHOWN
  if (problems.length === 0) return null
  return (
    <Stack as="ul" gap="xs" className={styles.problemList}>
      {different.slice(0, MAX_SHOWN).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {unlisted > 0 && <li>{say(messages.moreProblems, { count: unlisted })}</li>}
    </Stack>
  )
}
