import { zodResolver } from '@hookform/resolvers/zod'
import { memo } from 'react'
import { type UseFormRegisterReturn, type UseFormSetValue, useForm } from 'react-hook-form'
import * as styles from '../../src/calculator/CalculatorForm.css.ts'
import { meetNumberField, moveOnWithEnter } from '../../src/calculator/fields/enterKey.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Field } from '../../src/ui/field/Field.tsx'
import { isChanged } from '../../src/ui/field/isChanged.ts'
import { NumberInput } from '../../src/ui/field/NumberInput.tsx'
import { useHydrated } from '../../src/ui/hydrated.ts'
import { type TileInputs, type TileTexts, tileSchema } from './estimateTiles.ts'

const resolver = zodResolver(tileSchema, undefined, { mode: 'sync' })
const defaultValues = {
  roomLength: '',
  roomWidth: '',
  tileLength: '',
  tileWidth: '',
  wastage: '10',
}

/** Keeps what was typed into a field before the script arrived. */
function keepTyped(
  registration: UseFormRegisterReturn<keyof TileTexts>,
  setValue: UseFormSetValue<TileTexts>,
) {
  return {
    ...registration,
    ref: (element: HTMLInputElement | null) => {
      const typed = element && isChanged(element) ? element.value : undefined
      registration.ref(element)
      if (typed !== undefined && typed !== element?.value) setValue(registration.name, typed)
    },
  }
}

interface TileFormProps {
  onInputs: (inputs: TileInputs) => void
  onInvalid: () => void
  onChange: () => void
}

/** The form of tiles as one would write it for tiles alone. */
export const TileForm = memo(function TileForm({ onInputs, onInvalid, onChange }: TileFormProps) {
  const isHydrated = useHydrated()
  const { register, setValue, handleSubmit, formState } = useForm<TileTexts, unknown, TileInputs>({
    defaultValues,
    resolver,
  })
  const { errors } = formState
  const field = (name: keyof TileTexts) => keepTyped(register(name, { onChange }), setValue)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(onInputs, onInvalid)}
      onKeyDown={moveOnWithEnter}
      onFocus={meetNumberField}
    >
      <div className={styles.fields}>
        <Field label="Room length" unit="m">
          {(ids) => (
            <NumberInput
              {...ids}
              {...field('roomLength')}
              aria-invalid={Boolean(errors.roomLength)}
              unit="m"
            />
          )}
        </Field>
        <Field label="Room width" unit="m">
          {(ids) => (
            <NumberInput
              {...ids}
              {...field('roomWidth')}
              aria-invalid={Boolean(errors.roomWidth)}
              unit="m"
            />
          )}
        </Field>
        <Field label="Tile length" unit="cm" hint="In centimetres, as on the box: 30, 40, 60.">
          {(ids) => (
            <NumberInput
              {...ids}
              {...field('tileLength')}
              aria-invalid={Boolean(errors.tileLength)}
              unit="cm"
            />
          )}
        </Field>
        <Field label="Tile width" unit="cm">
          {(ids) => (
            <NumberInput
              {...ids}
              {...field('tileWidth')}
              aria-invalid={Boolean(errors.tileWidth)}
              unit="cm"
            />
          )}
        </Field>
        <Field label="Wastage" unit="%" hint="10 is standard; 5 to 15 is typical.">
          {(ids) => (
            <NumberInput
              {...ids}
              {...field('wastage')}
              aria-invalid={Boolean(errors.wastage)}
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
        <Button type="submit" disabled={!isHydrated}>
          Calculate
        </Button>
      </div>
    </form>
  )
})
