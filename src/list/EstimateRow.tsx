import { memo, useId, useMemo } from 'react'
import { figureWithUnit } from '#language/grammar.ts'
import * as messages from '#messages/list.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import { writeLink } from '../permalink/estimateLink.ts'
import { LIST_LIMITS, type ListedEstimate } from '../state/jobList.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { Menu } from '../ui/menu/Menu.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import type { Evaluation } from './evaluateList.ts'
import * as styles from './ListOfJob.css.ts'
import { editEstimate } from './listStore.ts'

interface EstimateRowProps {
  estimate: ListedEstimate
  /** Its place on the list, from 1. */
  number: number
  calculator: Calculator | undefined
  /** Undefined while its calculator is on its way. */
  evaluation: Evaluation | undefined
  onRename: (id: string, name: string) => void
  onDuplicate: (id: string) => void
  onRemove: (id: string) => void
}

/** One estimate of the list in a row: its name, which is edited in place, its key figure, and its actions. */
export const EstimateRow = memo(function EstimateRow(props: EstimateRowProps) {
  const { estimate, number, calculator, evaluation, onRename, onDuplicate, onRemove } = props
  const { id, slug, name } = estimate
  const inputId = useId()
  const ready = evaluation?.state === 'ready' ? evaluation.estimate : undefined
  const link = useMemo(() => ready && writeLink(ready), [ready])
  const key = ready?.rows.find(({ emphasis }) => emphasis === 'key') ?? ready?.rows[0]
  return (
    <li className={styles.estimate} data-estimate={id} aria-labelledby={inputId}>
      <input
        id={inputId}
        className={styles.nameInPlace}
        // Row and actions take their names from it, so each needs its number.
        aria-label={say(messages.nameOfEstimate, { number })}
        name={`name-${id}`}
        type="text"
        autoComplete="off"
        maxLength={LIST_LIMITS.name}
        value={name}
        placeholder={calculator?.title.menu}
        onChange={(event) => onRename(id, event.target.value)}
      />
      <Row gap="xs" className={styles.acts}>
        {link !== undefined && (
          <ButtonLink
            variant="quiet"
            to={`/${slug}#${link}`}
            aria-describedby={inputId}
            onClick={() => editEstimate(id)}
          >
            {messages.edit}
          </ButtonLink>
        )}
        <Menu look="dots" label={say(messages.moreOf, { number })}>
          <ul className={menu.list}>
            <li>
              <button
                type="button"
                className={menu.action}
                // The second click of a double tap makes no second copy.
                onClick={({ detail }) => detail < 2 && onDuplicate(id)}
              >
                {messages.duplicate}
              </button>
            </li>
            <li>
              <button
                type="button"
                className={`${menu.action} ${styles.removal}`}
                onClick={() => onRemove(id)}
              >
                {messages.remove}
              </button>
            </li>
          </ul>
        </Menu>
      </Row>
      {key && (
        <Row as="p" align="ends" gap="m" className={styles.figure} lang={calculator?.lang}>
          <span className={styles.quiet}>{key.label}</span>
          <strong data-result={key.key}>{figureWithUnit(key.value, key.unit)}</strong>
        </Row>
      )}
      {evaluation?.state === 'invalid' && (
        <p className={styles.problem}>{say(messages.refused, { problem: evaluation.problem })}</p>
      )}
    </li>
  )
})
