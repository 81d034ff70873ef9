import { type ReactNode, useId } from 'react'
import * as ui from '#messages/ui.ts'
import { say } from '../../../schemas/messages/message.ts'
import { visuallyHidden } from '../../styles/hidden.css.ts'
import * as styles from './Field.css.ts'

/** The props that a field gives to its control: the control's id, and the ids of its descriptions. */
interface ControlIds {
  id: string
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** Part of the accessible name; sighted people see it in the control. */
  unit?: string
  hint?: string | undefined
  /** It may stay empty, and the label says so. */
  optional?: boolean | undefined
  hidden?: boolean | undefined
  /** Says why the field's content is not accepted. A screen reader reads it as soon as it appears. */
  error?: string | undefined
  children: (ids: ControlIds) => ReactNode
}

/** Label, control, hint and error of one field. It alone knows their ids. */
export function Field({ label, unit, hint, optional, hidden, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const descriptions = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        {optional ? say(ui.optional, { label }) : label}{' '}
        {unit && <span className={visuallyHidden}>({unit})</span>}
      </label>
      {children({ id, 'aria-describedby': descriptions || undefined })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
