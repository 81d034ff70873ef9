import { useLayoutEffect, useRef, useState } from 'react'
import {
  type EntryTexts,
  FEET_AND_INCHES,
  readEntry,
  unitChoices,
} from '../../../schemas/estimate/entry.ts'
import { formatExact } from '../../../schemas/formula/number.ts'
import { withUnitBehind } from '../../../schemas/formula/unitWords.ts'
import * as styles from '../../ui/field/Field.css.ts'
import { Field } from '../../ui/field/Field.tsx'
import { NumberInput, SecondInput } from '../../ui/field/NumberInput.tsx'
import { UnitSelect } from '../../ui/field/UnitSelect.tsx'
import { ComesTo } from './ComesTo.tsx'
import type { FieldProps } from './fieldProps.ts'

interface MeasureFieldProps extends Omit<FieldProps<'number'>, 'field'> {
  label: string
  /** The field's own unit: the first that the control offers. */
  unit: string
  hint?: string | undefined
  placeholder?: string | undefined
  default?: string | undefined
  optional?: boolean | undefined
}

/** A number with the unit that a person has it in, and what it comes to in the field's own. */
export function MeasureField({ label, unit, box, invalid, ...field }: MeasureFieldProps) {
  const boxes = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(unit)
  const [comesTo, setComesTo] = useState('')
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  const own = box()

  const read = () => {
    if (!boxes.current) return
    const typed = typedIn(boxes.current, own.name)
    setShown(typed.unit ?? unit)
    setComesTo(inOwnUnit(unit, typed))
  }
  // Also what a link or a person put there before the script came.
  useLayoutEffect(read)

  return (
    <Field {...field} label={label} unit={shown === FEET_AND_INCHES ? 'ft' : shown}>
      {(ids) => (
        <div ref={boxes} className={styles.field} onChange={read}>
          <NumberInput
            {...ids}
            {...own}
            defaultValue={field.default}
            aria-invalid={invalid}
            placeholder={field.placeholder}
          >
            {shown === FEET_AND_INCHES && (
              <SecondInput {...box('inches')} aria-label={`${label}, inches`} placeholder="in" />
            )}
            <UnitSelect
              {...box('unit')}
              aria-label={`Unit of ${name}`}
              defaultValue={unit}
              units={unitChoices(unit)}
            />
          </NumberInput>
          {comesTo && <ComesTo text={comesTo} />}
        </div>
      )}
    </Field>
  )
}

function typedIn(boxes: HTMLElement, name: string): EntryTexts {
  const textOf = (part: string) => {
    const box = boxes.querySelector(`[name="${name}${part}"]`)
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLSelectElement
    return isBox ? box.value : undefined
  }
  return { text: textOf('') ?? '', unit: textOf('.unit'), inches: textOf('.inches') }
}

/** '= 3.6576 m' for '12 ft'; nothing for an entry in the field's own unit, or what is no number. */
function inOwnUnit(unit: string, typed: EntryTexts): string {
  const entry = readEntry(unit, typed)
  if (entry?.written === undefined) return ''
  return `= ${withUnitBehind(formatExact(entry.value), unit)}`
}
