import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as styles from '../../src/calculator/CalculatorForm.css.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Field } from '../../src/ui/field/Field.tsx'
import { NumberInput } from '../../src/ui/field/NumberInput.tsx'
import { type TileInputs, type TileTexts, tileSchema } from './estimateTiles.ts'

const resolver = zodResolver(tileSchema, undefined, { mode: 'sync' })
const defaultValues = {
  roomLength: '',
  roomWidth: '',
  tileLength: '',
  tileWidth: '',
  wastage: '10',
}

interface TileFormProps {
  onInputs: (inputs: TileInputs) => void
  onInvalid: () => void
}

/** The form of tiles as one would write it for tiles alone. */
export function TileForm({ onInputs, onInvalid }: TileFormProps) {
  const { register, handleSubmit, formState } = useForm<TileTexts, unknown, TileInputs>({
    defaultValues,
    resolver,
  })
  const { errors } = formState
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(onInputs, onInvalid)}>
      <div className={styles.fields}>
        <Field label="Room length" unit="m">
          {(ids) => (
            <NumberInput
              {...ids}
              {...register('roomLength')}
              aria-invalid={Boolean(errors.roomLength)}
              unit="m"
            />
          )}
        </Field>
        <Field label="Room width" unit="m">
          {(ids) => (
            <NumberInput
              {...ids}
              {...register('roomWidth')}
              aria-invalid={Boolean(errors.roomWidth)}
              unit="m"
            />
          )}
        </Field>
        <Field label="Tile length" unit="cm" hint="In centimetres, as on the box: 30, 40, 60.">
          {(ids) => (
            <NumberInput
              {...ids}
              {...register('tileLength')}
              aria-invalid={Boolean(errors.tileLength)}
              unit="cm"
            />
          )}
        </Field>
        <Field label="Tile width" unit="cm">
          {(ids) => (
            <NumberInput
              {...ids}
              {...register('tileWidth')}
              aria-invalid={Boolean(errors.tileWidth)}
              unit="cm"
            />
          )}
        </Field>
        <Field label="Wastage" unit="%" hint="10 is standard; 5 to 15 is typical.">
          {(ids) => (
            <NumberInput
              {...ids}
              {...register('wastage')}
              aria-invalid={Boolean(errors.wastage)}
              placeholder="5-20"
              unit="%"
            />
          )}
        </Field>
      </div>
      <Button type="submit">Calculate</Button>
    </form>
  )
}
