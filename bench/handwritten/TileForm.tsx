import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, memo, type SubmitEvent, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { parseMeasurement, unitChoices } from '../../schemas/estimate/measurementInput.ts'
import { formatExact } from '../../schemas/formula/number.ts'
import * as styles from '../../src/calculator/CalculatorForm.css.ts'
import { handleBlur, handleFocus, moveOnWithEnter } from '../../src/calculator/fields/enterKey.ts'
import { keepForm } from '../../src/state/store.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { field, hint as hintStyle } from '../../src/ui/field/Field.css.ts'
import { Field } from '../../src/ui/field/Field.tsx'
import { NumberInput } from '../../src/ui/field/NumberInput.tsx'
import { UnitSelect } from '../../src/ui/field/UnitSelect.tsx'
import { type TileInputs, tileSchema } from './estimateTiles.ts'

export const ADDRESS = 'tile-estimator'

const resolver = zodResolver(tileSchema, undefined, { mode: 'sync' })
const defaultValues = {
  roomLength: '',
  roomWidth: '',
  tileLength: '',
  tileWidth: '',
  wastage: '10',
}

interface TileFormProps {
  onInputs: (inputs: TileInputs, from: FormValues) => void
  onInvalid: () => void
  onChange: () => void
}

/** The form of tiles as one would write it for tiles alone. */
export const TileForm = memo(function TileForm({ onInputs, onInvalid, onChange }: TileFormProps) {
  const {
    control: form,
    register,
    getValues,
    reset,
    handleSubmit,
    formState,
  } = useForm<Record<string, string>, unknown, TileInputs>({
    defaultValues,
    resolver,
    reValidateMode: 'onSubmit',
  })
  const control = (name: string) => ({
    ...register(name),
    'aria-invalid': Boolean(formState.errors[name]),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const from = getValues()
    return handleSubmit((inputs) => onInputs(inputs, from), onInvalid)(event)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={() => {
        keepForm(ADDRESS, { values: getValues() })
        onChange()
      }}
      onKeyDown={moveOnWithEnter}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div className={styles.fields}>
        <Measure control={form} {...control('roomLength')} label="Room length" unit="m" />
        <Measure control={form} {...control('roomWidth')} label="Room width" unit="m" />
        <Measure
          control={form}
          {...control('tileLength')}
          label="Tile length"
          unit="cm"
          hint="As on the box, in its own unit."
        />
        <Measure control={form} {...control('tileWidth')} label="Tile width" unit="cm" />
        <Field label="Wastage" unit="%" hint="10 is standard; 5 to 15 is typical.">
          {(ids) => (
            <div className={field}>
              <NumberInput {...control('wastage')} placeholder="5-20" {...noted(ids)} unit="%" />
            </div>
          )}
        </Field>
      </div>
      <noscript>
        <p className={styles.script}>The calculation needs JavaScript.</p>
      </noscript>
      <div className={styles.action}>
        <Button type="submit">Calculate</Button>
        <button type="button" className={styles.startAgain} onClick={() => reset()}>
          Start again
        </button>
        <p aria-live="polite" className={styles.announcement} />
      </div>
    </form>
  )
})

/** Beside its hint, what a field reads describes it, once that is there. */
function noted({
  id,
  'aria-describedby': hint = '',
}: {
  id: string
  'aria-describedby'?: string | undefined
}) {
  return { id, 'aria-describedby': `${hint} ${id}-note`.trim() }
}

interface MeasureProps extends ComponentProps<typeof NumberInput> {
  name: string
  control: Control<Record<string, string>, unknown, TileInputs>
  label: string
  unit: string
  hint?: string
}

function Measure({ control, label, unit, hint, ...input }: MeasureProps) {
  const [shown, setShown] = useState(unit)
  const text = useWatch({ control, name: input.name }) ?? ''
  const entry = parseMeasurement(unit, { text, unit: shown })
  return (
    <Field label={label} unit={shown} hint={hint}>
      {(ids) => (
        <div className={field}>
          <NumberInput {...input} {...noted(ids)}>
            <UnitSelect
              name={`${input.name}.unit`}
              value={shown}
              onChange={({ target }) => setShown(target.value)}
              aria-label={`Unit of ${label.toLowerCase()}`}
              units={unitChoices(unit)}
            />
          </NumberInput>
          {entry?.asEntered && (
            <p className={hintStyle} aria-hidden="true">
              {`= ${formatExact(entry.value)} ${unit}`}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
