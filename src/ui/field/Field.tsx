import { type ReactNode, useId } from 'react'
import * as messages from '#messages/form.ts'
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
  /** Says why the field's content is not accepted. */
  error?: string | undefined
  /** When a screen reader reads the error: as soon as it appears, or with the field, which gets the focus. */
  errorIsRead?: 'at once' | 'with the focus'
  /** More about the content, below an error. The element with this id describes the control. */
  note?: (id: string) => ReactNode
  children: (ids: ControlIds) => ReactNode
}

/** Label, control, error, note and hint of one field. It alone knows their ids. */
export function Field(props: FieldProps) {
  const { label, unit, hint, optional, hidden, error, errorIsRead = 'at once', note } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const noteId = `${id}-note`
  const descriptions = [hint && hintId, error && errorId, note && noteId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} hidden={hidden} data-field="">
      <label className={styles.label} htmlFor={id}>
        {optional ? say(messages.optional, { label }) : label}{' '}
        {unit && <span className={visuallyHidden}>({unit})</span>}
      </label>
      {props.children({ id, 'aria-describedby': descriptions || undefined })}
      {error && (
        <p
          className={styles.error}
          id={errorId}
          role={errorIsRead === 'at once' ? 'alert' : undefined}
        >
          {error}
        </p>
      )}
      {note?.(noteId)}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
