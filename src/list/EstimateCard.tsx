import { memo, useId, useMemo } from 'react'
import { figureWithUnit } from '#language/grammar.ts'
import * as messages from '#messages/list.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import { writeLink } from '../permalink/estimateLink.ts'
import { LIST_LIMITS, type ListedEstimate } from '../state/jobList.ts'
import { Button, ButtonLink } from '../ui/button/Button.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import type { Evaluation } from './evaluateList.ts'
import * as styles from './ListOfJob.css.ts'
import { editEstimate } from './listStore.ts'

interface EstimateCardProps {
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

/** One estimate of the list: its name, its key figure, and its actions. */
export const EstimateCard = memo(function EstimateCard(props: EstimateCardProps) {
  const { estimate, number, calculator, evaluation, onRename, onDuplicate, onRemove } = props
  const { id, slug, name } = estimate
  const inputId = useId()
  const ready = evaluation?.state === 'ready' ? evaluation.estimate : undefined
  const link = useMemo(() => ready && writeLink(ready), [ready])
  const key = ready?.rows.find(({ emphasis }) => emphasis === 'key') ?? ready?.rows[0]
  return (
    <Stack as="li" gap="s" className={styles.card} data-estimate={id} aria-labelledby={inputId}>
      <Stack gap="xs">
        <label className={styles.label} htmlFor={inputId}>
          {messages.name}
        </label>
        <input
          id={inputId}
          className={styles.name}
          // Card and buttons take their names from it, so each needs its number.
          aria-label={say(messages.nameOfEstimate, { number })}
          name={`name-${id}`}
          type="text"
          autoComplete="off"
          maxLength={LIST_LIMITS.name}
          value={name}
          placeholder={calculator?.title.menu}
          onChange={(event) => onRename(id, event.target.value)}
        />
      </Stack>
      {calculator && (
        <p className={styles.quiet} lang={calculator.lang}>
          {calculator.title.page}
        </p>
      )}
      {key && (
        <Row as="p" align="ends" gap="m" className={styles.figure}>
          <span>{key.label}</span>
          <strong data-result={key.key}>{figureWithUnit(key.value, key.unit)}</strong>
        </Row>
      )}
      {evaluation?.state === 'invalid' && (
        <p className={styles.problem}>{say(messages.refused, { problem: evaluation.problem })}</p>
      )}
      <div className={styles.actions}>
        {link !== undefined && (
          <ButtonLink
            variant="secondary"
            to={`/${slug}#${link}`}
            aria-describedby={inputId}
            onClick={() => editEstimate(id)}
          >
            {messages.edit}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          aria-describedby={inputId}
          // The second click of a double tap makes no second copy.
          onClick={({ detail }) => detail < 2 && onDuplicate(id)}
        >
          {messages.duplicate}
        </Button>
        <Button variant="secondary" aria-describedby={inputId} onClick={() => onRemove(id)}>
          {messages.remove}
        </Button>
      </div>
    </Stack>
  )
})
