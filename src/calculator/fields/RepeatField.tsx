import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import * as form from '#messages/form.ts'
import type { Repeat } from '../../../schemas/definition/compiled.ts'
import { defaultRow } from '../../../schemas/estimate/formValues.ts'
import { say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type FieldValue, type FormControl, toControls } from './controls.ts'
import * as styles from './RepeatField.css.ts'
import { RepeatRow } from './RepeatRow.tsx'

interface RepeatFieldProps {
  name: string
  repeat: Repeat
  control: FormControl
  /** An empty row was added. */
  onAdd: () => void
  /** A row was removed, or one of its fields edited. */
  onEdit: (name: string, value?: FieldValue) => void
}

/** Rows of fields that repeat. People add and remove them; what is typed stays with its row. */
export function RepeatField({ name, repeat, control, onAdd, onEdit }: RepeatFieldProps) {
  const { label, hint, row, minimum, maximum } = repeat
  const { fields: rows, append, remove } = useFieldArray({ control, name: `repeats.${name}` })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const id = useId()

  // Drawn at once: a phone opens its keyboard only within the very tap.
  const addRow = () => {
    const [fresh] = toControls({ [name]: repeat }, defaultRow(name, repeat, 0)).repeats[name] ?? []
    if (!fresh) return
    flushSync(() => append(fresh, { shouldFocus: false }))
    onAdd()
    fieldset.current?.querySelector<HTMLElement>(`[name^="${name}.${rows.length}."]`)?.focus()
  }
  const removeRow = (index: number) => {
    flushSync(() => remove(index))
    onEdit(name)
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
          name={`${name}.${index}`}
          place={`repeats.${name}.${index}.`}
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
