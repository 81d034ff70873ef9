import * as form from '#messages/form.ts'
import type { Repeat } from '../../../schemas/definition/compiled.ts'
import { capitalised, say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CalculatorField } from './CalculatorField.tsx'
import type { FieldValue, FormControl, Place } from './controls.ts'
import * as styles from './RepeatField.css.ts'
import { useHidden } from './useHidden.ts'

interface RepeatRowProps {
  repeat: Repeat
  /** What the names of its inputs begin with: 'openings.0'. */
  name: string
  place: Place
  control: FormControl
  /** 'opening 1'. */
  title: string
  onEdit: (name: string, value: FieldValue) => void
  /** Undefined where no row may go. */
  onRemove: (() => void) | undefined
}

/** One row, with the word and number that it goes by. */
export function RepeatRow(props: RepeatRowProps) {
  const { repeat, name, place, control, title, onEdit, onRemove } = props
  const { fields } = repeat
  const isHidden = useHidden(fields, control, place)
  return (
    <fieldset className={styles.row}>
      <legend className={styles.title}>{capitalised(title)}</legend>
      {onRemove && (
        <Button
          variant="quiet"
          className={styles.remove}
          aria-label={say(form.removeRow, { row: title })}
          onClick={onRemove}
        >
          {form.remove}
        </Button>
      )}
      <div className={styles.fields}>
        {Object.entries(fields).map(([key, field]) => (
          <CalculatorField
            key={key}
            field={field}
            name={`${name}.${key}`}
            place={place}
            fieldName={key}
            control={control}
            hidden={isHidden(field)}
            onEdit={onEdit}
          />
        ))}
      </div>
    </fieldset>
  )
}
