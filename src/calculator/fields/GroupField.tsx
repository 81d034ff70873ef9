import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Group } from '../../../schemas/definition/compiled.ts'
import { rowCount, type Texts } from '../../../schemas/estimate/texts.ts'
import type { RegisterBox } from './boxes.ts'
import * as styles from './GroupField.css.ts'
import { GroupRow } from './GroupRow.tsx'

export interface GroupFieldProps {
  name: string
  group: Group
  /** What stands in the form at first: it says how many rows there are. */
  typed: Texts
  registerBox: RegisterBox
  isInvalid: (name: string) => boolean
  /** A row was taken away. */
  onRemove: () => void
}

/** Rows of fields that repeat. People add and remove them; what is typed stays with its row. */
export function GroupField({ name, group, typed, onRemove, ...boxes }: GroupFieldProps) {
  const { label, hint, row, least, most } = group
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  /** The place that each row had when it came: it stays the same when one above goes. */
  const [places, setPlaces] = useState<readonly number[]>(() =>
    Array.from({ length: Math.max(least, rowCount(name, typed)) }, (_, place) => place),
  )
  const next = useRef(places.length)

  // Drawn at once: a phone opens its keyboard only within the very tap.
  const add = () => {
    const place = next.current
    next.current += 1
    flushSync(() => setPlaces([...places, place]))
    const [first] =
      fieldset.current?.querySelectorAll<HTMLElement>(`[name^="${name}.${places.length}."]`) ?? []
    first?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => setPlaces(places.filter((_, other) => other !== index)))
    const buttons = [...(fieldset.current?.querySelectorAll('button') ?? [])]
    const before = buttons[index - 1] ?? buttons.at(-1)
    before?.focus()
    onRemove()
  }

  const isFull = places.length >= most
  return (
    <fieldset
      ref={fieldset}
      className={styles.group}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {places.map((place, index) => (
        <GroupRow
          key={place}
          {...boxes}
          group={group}
          name={`${name}.${index}`}
          place={`${name}.${place}`}
          called={`${row} ${index + 1}`}
          onRemove={places.length > least ? () => remove(index) : undefined}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        disabled={isFull}
        aria-describedby={isFull ? `${id}-full` : undefined}
        onClick={add}
      >
        Add {row}
      </button>
      {isFull && (
        <p className={styles.hint} id={`${id}-full`}>
          {label}: at most {most}
        </p>
      )}
    </fieldset>
  )
}
