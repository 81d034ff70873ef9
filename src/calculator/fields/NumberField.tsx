import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as form from '#messages/form.ts'
import {
  FEET_AND_INCHES,
  parseMeasurement,
  unitChoices,
} from '../../../schemas/estimate/measurementInput.ts'
import { formatExact } from '../../../schemas/formula/number.ts'
import { say } from '../../../schemas/messages/message.ts'
import * as styles from '../../ui/field/Field.css.ts'
import { Field } from '../../ui/field/Field.tsx'
import { NumberInput, SecondInput } from '../../ui/field/NumberInput.tsx'
import { UnitSelect } from '../../ui/field/UnitSelect.tsx'
import { type NumberValue, numberValue } from './controls.ts'
import { EntryNote } from './EntryNote.tsx'
import type { FieldProps } from './fieldProps.ts'
import { useField } from './useField.ts'

/** A number: with a unit control where people measure it in several units. */
export function NumberField(props: FieldProps<'number'>) {
  const { field, path, control, hidden, onEdit } = props
  const { value: held, isInvalid, refusal } = useField(control, path)
  const value = numberValue(held, field.unit)
  const units = unitChoices(field.unit)
  const isMeasure = units.length > 0
  const inFeet = value.unit === FEET_AND_INCHES
  const ownUnit = unitName(field.unit)
  const change = (part: Partial<NumberValue>) => onEdit(path, { ...value, ...part })
  const number = {
    name: path,
    value: value.amount,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ amount: target.value }),
    'aria-invalid': isInvalid,
    placeholder: field.placeholder,
  }
  const convertedText = inOwnUnit(field.unit, value)
  const { label } = field
  return (
    <Field
      {...field}
      unit={isMeasure ? (inFeet ? 'ft' : unitName(value.unit)) : ownUnit}
      hidden={hidden}
      error={refusal}
      errorIsRead="with the focus"
      note={(id) => (
        <EntryNote
          id={id}
          field={field}
          value={value}
          isRefused={isInvalid}
          hasWords={refusal !== undefined}
          convertedText={convertedText}
          onChange={change}
        />
      )}
    >
      {(ids) => (
        <>
          <NumberInput {...number} {...ids} unit={isMeasure ? '' : ownUnit}>
            {inFeet && (
              <SecondInput
                name={`${path}.inches`}
                value={value.inches}
                onChange={({ target }) => change({ inches: target.value })}
                aria-label={say(form.inches, { label })}
                placeholder="in"
              />
            )}
            {isMeasure && (
              <UnitSelect
                name={`${path}.unit`}
                value={value.unit}
                onChange={({ target }) => {
                  if (target.selectedIndex >= 0) change({ unit: target.value })
                }}
                aria-label={say(form.unitOf, {
                  label: label.charAt(0).toLowerCase() + label.slice(1),
                })}
                units={units}
                nameOf={unitName}
              />
            )}
          </NumberInput>
          {convertedText && (
            <p className={styles.hint} aria-hidden="true">
              {convertedText}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** A unit as its control shows it. */
function unitName(unit: string): string {
  return unitFor(unit, '1')
}

/** '= 3.6576 m' for '12 ft', '= 6 m' for '3.6 + 2.4'; nothing for a plain number, or what is none. */
function inOwnUnit(unit: string, { amount, ...beside }: NumberValue): string {
  // Most fields are empty when a page opens, and parsing them costs time.
  if (amount === '' && beside.inches === '') return ''
  const entry = parseMeasurement(unit, { text: amount, ...beside })
  if (entry?.asEntered === undefined) return ''
  const figure = formatExact(entry.value)
  return `= ${figureWithUnit(figure, unitFor(unit, figure))}`
}
