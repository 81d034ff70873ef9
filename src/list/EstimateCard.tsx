import { memo, useId, useMemo } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { withUnitBehind } from '../../schemas/formula/unitWords.ts'
import { writeLink } from '../export/link.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import * as menu from '../ui/menu/Menu.css.ts'
import type { Recalled } from './checkedList.ts'
import { beginEdit } from './held.ts'
import { LIST_LIMITS, type ListedEstimate } from './jobList.ts'
import * as styles from './ListOfJob.css.ts'

interface EstimateCardProps {
  place: number
  estimate: ListedEstimate
  calculator: Calculator | undefined
  /** What it comes to; undefined while that is on its way. */
  recalled: Recalled | undefined
  onRename: (place: number, name: string) => void
  onDuplicate: (place: number) => void
  onRemove: (place: number) => void
}

/** One estimate of the list: its name, what it comes to, and what can be done with it. */
export const EstimateCard = memo(function EstimateCard(props: EstimateCardProps) {
  const { place, estimate, calculator, recalled, onRename, onDuplicate, onRemove } = props
  const id = useId()
  const link = useMemo(
    () => (recalled?.state === 'ready' ? writeLink(recalled.estimate) : undefined),
    [recalled],
  )
  const key = recalled?.state === 'ready' ? keyRow(recalled) : undefined
  return (
    <li className={styles.card} data-estimate={place} aria-labelledby={id}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          Name <span className={visuallyHidden}>of estimate {place + 1}</span>
        </label>
        <input
          id={id}
          className={styles.name}
          name={`name-${place}`}
          type="text"
          autoComplete="off"
          maxLength={LIST_LIMITS.name}
          value={estimate.name}
          placeholder={calculator?.title.menu}
          onChange={(event) => onRename(place, event.target.value)}
        />
      </div>
      {calculator && <p className={styles.quiet}>{calculator.title.page}</p>}
      {key && (
        <p className={styles.figure}>
          <span>{key.label}</span>
          <strong data-result={key.key}>{withUnitBehind(key.value, key.unit)}</strong>
        </p>
      )}
      {recalled?.state === 'refused' && (
        <p className={styles.problem}>It cannot be computed any longer: {recalled.problem}.</p>
      )}
      <div className={styles.actions}>
        {link !== undefined && (
          // Not the router's link, which looks at the whole address whenever a card is drawn.
          <a
            className={menu.button}
            href={`/${estimate.address}#${link}`}
            aria-describedby={id}
            onClick={() => beginEdit(place)}
          >
            Edit
          </a>
        )}
        <button
          type="button"
          className={menu.button}
          aria-describedby={id}
          onClick={() => onDuplicate(place)}
        >
          Duplicate
        </button>
        <button
          type="button"
          className={menu.button}
          aria-describedby={id}
          onClick={() => onRemove(place)}
        >
          Remove
        </button>
      </div>
    </li>
  )
})

function keyRow({ estimate }: Extract<Recalled, { state: 'ready' }>) {
  return estimate.rows.find(({ emphasis }) => emphasis === 'key') ?? estimate.rows[0]
}
