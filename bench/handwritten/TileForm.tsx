import { zodResolver } from '@hookform/resolvers/zod'
import { memo, type SubmitEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Texts } from '../../schemas/estimate/texts.ts'
import * as styles from '../../src/calculator/CalculatorForm.css.ts'
import { boxesOf } from '../../src/calculator/fields/boxes.ts'
import {
  leaveNumberField,
  meetNumberField,
  moveOnWithEnter,
} from '../../src/calculator/fields/enterKey.ts'
import { MeasureField } from '../../src/calculator/fields/MeasureField.tsx'
import { textsIn } from '../../src/tab/typed.ts'
import { useKeptForm } from '../../src/tab/useKept.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Field } from '../../src/ui/field/Field.tsx'
import { NumberInput } from '../../src/ui/field/NumberInput.tsx'
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
  onInputs: (inputs: TileInputs, from: Texts) => void
  onInvalid: () => void
  onChange: () => void
}

/** The form of tiles as one would write it for tiles alone. */
export const TileForm = memo(function TileForm({ onInputs, onInvalid, onChange }: TileFormProps) {
  const { register, setValue, handleSubmit, formState } = useForm<
    Record<string, string>,
    unknown,
    TileInputs
  >({ defaultValues, resolver, reValidateMode: 'onSubmit' })
  const form = useRef<HTMLFormElement>(null)
  const keep = useKeptForm(ADDRESS, form)
  const registerBox = boxesOf(register, setValue)
  const field = (name: string) => ({
    box: (part?: string) => registerBox(part === undefined ? name : `${name}.${part}`),
    invalid: Boolean(formState.errors[name]),
    hidden: false,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const from = textsIn(event.currentTarget)
    return handleSubmit((inputs) => onInputs(inputs, from), onInvalid)(event)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={() => {
        keep()
        onChange()
      }}
      onKeyDown={moveOnWithEnter}
      onFocus={meetNumberField}
      onBlur={leaveNumberField}
    >
      <div className={styles.fields}>
        <MeasureField {...field('roomLength')} label="Room length" unit="m" />
        <MeasureField {...field('roomWidth')} label="Room width" unit="m" />
        <MeasureField
          {...field('tileLength')}
          label="Tile length"
          unit="cm"
          hint="As on the box, in its own unit."
        />
        <MeasureField {...field('tileWidth')} label="Tile width" unit="cm" />
        <Field label="Wastage" unit="%" hint="10 is standard; 5 to 15 is typical.">
          {(ids) => (
            <NumberInput
              {...ids}
              {...registerBox('wastage')}
              aria-invalid={Boolean(formState.errors.wastage)}
              defaultValue="10"
              placeholder="5-20"
              unit="%"
            />
          )}
        </Field>
      </div>
      <noscript>
        <p className={styles.script}>The calculation needs JavaScript.</p>
      </noscript>
      <div className={styles.action}>
        <Button type="submit">Calculate</Button>
      </div>
    </form>
  )
})
