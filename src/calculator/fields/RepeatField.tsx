import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, useFieldArray } from 'react-hook-form'
import * as form from '#messages/form.ts'
import type { Repeat } from '../../../schemas/definition/compiled.ts'
import { say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type FieldValue, type FormControl, toRow } from './controls.ts'
import * as styles from './RepeatField.css.ts'
import { RepeatRow } from './RepeatRow.tsx'

interface RepeatFieldProps {
  /** Its address in the form: 'openings'. */
  path: string
  repeat: Repeat
  control: FormControl
  /** An empty row was added. */
  onAdd: () => void
  /** The row of this index, counted from 0, was removed. */
  onRemove: (index: number) => void
  /** A field of a row was edited. */
  onEdit: (path: string, value: FieldValue) => void
}

/** Rows of fields that a person adds and removes. Entries stay with their row. */
export function RepeatField(props: RepeatFieldProps) {
  const { path, repeat, control, onAdd, onRemove, onEdit } = props
  const { label, hint, row, minimum, maximum } = repeat
  // The library's own type of values: by a path that is known at run time alone, it cannot tell rows
  // from fields.
  const { fields: rows, append, remove } = useFieldArray<FieldValues>({ control, name: path })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const id = useId()

  // Drawn at once: a phone opens its keyboard only during the tap.
  const addRow = () => {
    flushSync(() => append(toRow(repeat.fields, path, {}), { shouldFocus: false }))
    onAdd()
    fieldset.current?.querySelector<HTMLElement>(`[name^="${path}.${rows.length}."]`)?.focus()
  }
  const removeRow = (index: number) => {
    flushSync(() => remove(index))
    onRemove(index)
    const buttons = [...(fieldset.current?.querySelectorAll('button') ?? [])]
    const before = buttons[index - 1] ?? buttons.at(-1)
    before?.focus()
  }

  const isFull = rows.length >= maximum
  return (
    <fieldset
      ref={fieldset}
      className={styles.repeat}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows.map((values, index) => (
        <RepeatRow
          key={values.id}
          repeat={repeat}
          path={`${path}.${index}`}
          control={control}
          title={`${row} ${index + 1}`}
          onEdit={onEdit}
          onRemove={rows.length > minimum ? () => removeRow(index) : undefined}
        />
      ))}
      <Button
        variant="secondary"
        disabled={isFull}
        aria-describedby={isFull ? `${id}-full` : undefined}
        onClick={addRow}
      >
        {say(form.addRow, { row })}
      </Button>
      {isFull && (
        <p className={styles.hint} id={`${id}-full`}>
          {say(form.rowsFull, { label, maximum })}
        </p>
      )}
    </fieldset>
  )
}
