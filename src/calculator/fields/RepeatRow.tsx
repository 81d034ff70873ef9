import * as form from '#messages/form.ts'
import type { Repeat } from '../../../schemas/definition/compiled.ts'
import { capitalised, say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CalculatorField } from './CalculatorField.tsx'
import type { FieldValue, FormControl } from './controls.ts'
import * as styles from './RepeatField.css.ts'
import { useChosenOptions } from './useChosenOptions.ts'

interface RepeatRowProps {
  repeat: Repeat
  /** Its address in the form: 'openings.0'. */
  path: string
  control: FormControl
  /** 'opening 1'. */
  title: string
  onEdit: (path: string, value: FieldValue) => void
  /** Undefined where no row may go. */
  onRemove: (() => void) | undefined
}

/** One row, with its title and the button that removes it. */
export function RepeatRow(props: RepeatRowProps) {
  const { repeat, path, control, title, onEdit, onRemove } = props
  const { fields } = repeat
  const { isHidden, withUsual } = useChosenOptions(fields, control, `${path}.`)
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
        {Object.entries(fields).map(([name, field]) => (
          <CalculatorField
            key={name}
            field={withUsual(field)}
            path={`${path}.${name}`}
            control={control}
            hidden={isHidden(field)}
            onEdit={onEdit}
          />
        ))}
      </div>
    </fieldset>
  )
}
