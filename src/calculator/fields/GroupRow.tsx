import { useRef } from 'react'
import type { Group } from '../../../schemas/definition/compiled.ts'
import type { RegisterBox } from './boxes.ts'
import { CalculatorField } from './CalculatorField.tsx'
import * as styles from './GroupField.css.ts'
import { useHiddenFields } from './useHiddenFields.ts'

interface GroupRowProps {
  group: Group
  /** What the names of its boxes begin with: 'openings.0'. */
  name: string
  /** The same at the time when the row came. */
  place: string
  /** 'opening 1'. */
  called: string
  registerBox: RegisterBox
  isInvalid: (name: string) => boolean
  /** Undefined where no row may go. */
  onRemove: (() => void) | undefined
}

/** One row of a group, with the word and number that it goes by. */
export function GroupRow({ group, name, place, called, onRemove, ...boxes }: GroupRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  const { fields } = group
  const { isHidden, read } = useHiddenFields(row, fields, `${name}.`)
  return (
    <fieldset ref={row} className={styles.row} onChange={read}>
      <legend className={styles.called}>{called.charAt(0).toUpperCase() + called.slice(1)}</legend>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${called}`}
          onClick={onRemove}
        >
          Remove
        </button>
      )}
      <div className={styles.fields}>
        {Object.entries(fields).map(([key, field]) => (
          <CalculatorField
            key={key}
            field={field}
            box={(part) => {
              const end = part === undefined ? key : `${key}.${part}`
              return boxes.registerBox(`${name}.${end}`, `${place}.${end}`)
            }}
            invalid={boxes.isInvalid(`${name}.${key}`)}
            hidden={isHidden(key)}
          />
        ))}
      </div>
    </fieldset>
  )
}
