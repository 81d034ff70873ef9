import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { PlainField } from '../../schemas/definition/calculator.ts'
import type { Calculator, Field, Repeat } from '../../schemas/definition/compiled.ts'
import { defaultRow, type FormValues } from '../../schemas/estimate/formValues.ts'
import { FEET_AND_INCHES, unitChoices } from '../../schemas/estimate/measurementInput.ts'
import { CalculatorForm } from '../calculator/CalculatorForm.tsx'
import { CalculatorField } from '../calculator/fields/CalculatorField.tsx'
import { type ControlValues, toControls } from '../calculator/fields/controls.ts'
import { RepeatField } from '../calculator/fields/RepeatField.tsx'
import type { FormActions } from '../calculator/formActions.ts'
import type { Group } from './group.ts'
import { fieldWith, firstOf, type Sample } from './samples.ts'

/** The fields of a calculator's form, and the form. */
export function fields(samples: readonly Sample[]): Group {
  const measure = fieldWith(samples, 'a measure in m', 'number', ({ unit }) => unit === 'm')
  const fixed = fieldWith(
    samples,
    'a number in a unit that cannot be changed, with a hint',
    'number',
    ({ unit, hint }) => unit !== '1' && unitChoices(unit).length === 0 && hint !== undefined,
  )
  const count = fieldWith(samples, 'a number without a unit', 'number', ({ unit }) => unit === '1')
  const choice = fieldWith(
    samples,
    'a choice with a hint',
    'choice',
    ({ hint }) => hint !== undefined,
  )
  const rows = fieldWith(samples, 'rows of fields', 'repeat', () => true)
  const form = firstOf(samples, 'a form without rows', ({ calculator }) =>
    Object.values(calculator.fields).some(({ kind }) => kind === 'repeat') ? undefined : calculator,
  )
  return {
    title: 'Fields of a calculator',
    states: [
      { name: 'Number field: empty', look: <OneField field={measure} /> },
      { name: 'Number field: filled in', look: <OneField field={measure} typed={{ x: '3.65' }} /> },
      { name: 'Number field: with a fixed unit and a hint', look: <OneField field={fixed} /> },
      { name: 'Number field: without a unit', look: <OneField field={count} /> },
      {
        name: 'Number field: in feet, with what that comes to',
        look: <OneField field={measure} typed={{ x: '12', 'x.unit': 'ft' }} />,
      },
      {
        name: 'Number field: in feet and inches',
        look: (
          <OneField
            field={measure}
            typed={{ x: '12', 'x.unit': FEET_AND_INCHES, 'x.inches': '6' }}
          />
        ),
      },
      {
        name: 'Number field: refused',
        look: <OneField field={measure} typed={{ x: 'three' }} isInvalid />,
      },
      {
        name: 'Number field: refused, with the words of the refusal',
        look: <OneField field={measure} typed={{ x: '-3' }} isInvalid message={REFUSAL} />,
      },
      {
        name: 'Number field: in feet and inches, refused',
        look: (
          <OneField
            field={measure}
            typed={{ x: '12', 'x.unit': FEET_AND_INCHES, 'x.inches': 'six' }}
            isInvalid
          />
        ),
      },
      { name: 'Choice', look: <OneField field={choice} /> },
      { name: 'Group of rows: empty', look: <Rows group={rows} number={0} /> },
      { name: 'Group of rows: with rows to remove', look: <Rows group={rows} number={2} /> },
      {
        name: 'Group of rows: full',
        look: <Rows group={{ ...rows, maximum: 1 }} number={1} />,
      },
      {
        name: 'Form of a calculator',
        look: <WholeForm calculator={form} />,
      },
    ],
  }
}

const REFUSAL = 'Wall length: a number above zero'

interface OneFieldProps {
  field: PlainField
  /** The texts in its inputs, as if its name were 'x'. */
  typed?: FormValues
  isInvalid?: boolean
  /** The words of the refusal. */
  message?: string
}

function OneField({ field, typed = {}, isInvalid = false, message = '' }: OneFieldProps) {
  const { control, setError, setValue } = useFormOf({ x: field }, typed)
  useEffect(() => {
    if (isInvalid) setError('x', { type: 'refused', ...(message && { message }) })
  }, [isInvalid, message, setError])
  return (
    <CalculatorField field={field} path="x" control={control} hidden={false} onEdit={setValue} />
  )
}

function Rows({ group, number }: { group: Repeat; number: number }) {
  const typed: FormValues = Object.assign(
    {},
    ...Array.from({ length: number }, (_, index) => defaultRow('x', group, index)),
  )
  const { control, setValue } = useFormOf({ x: group }, typed)
  return (
    <RepeatField
      path="x"
      repeat={group}
      control={control}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onEdit={setValue}
    />
  )
}

function WholeForm({ calculator }: { calculator: Calculator }) {
  return (
    <CalculatorForm
      calculator={calculator}
      form={useFormOf(calculator.fields, {})}
      ref={null}
      restart={{ announcement: '' }}
      actions={NO_ACTIONS}
      calculate={() => Promise.resolve(undefined)}
    />
  )
}

const NO_ACTIONS: FormActions = {
  show: () => undefined,
  clear: () => undefined,
  edit: () => undefined,
  addRow: () => undefined,
  editBill: () => undefined,
  enter: () => undefined,
  startAgain: () => undefined,
  undo: () => undefined,
}

/** A form as a calculator's page has it, with these texts in it. */
function useFormOf(fields: Readonly<Record<string, Field>>, typed: FormValues) {
  return useForm<ControlValues>({ defaultValues: toControls(fields, typed) })
}
