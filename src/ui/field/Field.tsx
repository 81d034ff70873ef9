import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../styles/hidden.css.ts'
import * as styles from './Field.css.ts'

/** What a field hands to the control inside it: its id, and the id of its description. */
export interface ControlIds {
  id: string
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** Part of the accessible name; sighted people see it in the control. */
  unit?: string
  hint?: string | undefined
  children: (ids: ControlIds) => ReactNode
}

/** Label, control and hint of one field. It alone knows their ids. */
export function Field({ label, unit, hint, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {unit && <span className={visuallyHidden}>({unit})</span>}
      </label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
