import { Fragment, memo, useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isBillField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../schemas/definition/interpolation.ts'
import * as styles from './CalculatorForm.css.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import { type ControlValues, type FieldValue, renumbered } from './fields/controls.ts'
import { RepeatField } from './fields/RepeatField.tsx'
import { UsualValues } from './fields/UsualValues.tsx'
import { useChosenOptions } from './fields/useChosenOptions.ts'
import type { FormActions } from './formActions.ts'

interface FormFieldsProps {
  calculator: Calculator
  form: UseFormReturn<ControlValues>
  actions: FormActions
}

/** The fields of a form. They may be hundreds, and are drawn anew only where one of them changes. */
export const FormFields = memo(function FormFields({ calculator, form, actions }: FormFieldsProps) {
  const { fields, headings, usualValues, lang } = calculator
  const { control, setValue, clearErrors, getFieldState } = form
  const { isHidden, withUsual } = useChosenOptions(fields, control, '')

  /** An edited field loses its error mark: only the next Calculate knows whether it is right now. */
  const edit = useCallback(
    (path: string, value: FieldValue) => {
      setValue(path, value)
      // Clearing an error that is not there would draw the field again.
      if (getFieldState(path).invalid) clearErrors(path)
      actions.edit()
    },
    [setValue, clearErrors, getFieldState, actions],
  )
  const isLong = usualValues.length > 0
  const folded = new Set(usualValues.flatMap(({ summary }) => interpolatedNames(summary)))
  const draw = (name: string) => {
    const field = fields[name]
    if (!field || isBillField(field)) return null
    return (
      <Fragment key={name}>
        {headings[name] && <h2 className={styles.heading}>{headings[name]}</h2>}
        {field.kind === 'repeat' ? (
          <RepeatField
            path={name}
            repeat={field}
            control={control}
            onAdd={actions.addRow}
            onRemove={(index) => {
              for (const { path, text } of renumbered(fields, form.getValues(), name, index)) {
                setValue(path, text)
              }
              actions.edit()
            }}
            onEdit={edit}
          />
        ) : (
          <CalculatorField
            field={withUsual(field)}
            path={name}
            control={control}
            hidden={isHidden(field)}
            onEdit={edit}
          />
        )}
      </Fragment>
    )
  }
  return (
    <div className={isLong ? styles.pairs : styles.fields} lang={lang}>
      {Object.keys(fields).map((name) => (folded.has(name) ? null : draw(name)))}
      {isLong && (
        <UsualValues calculator={calculator} control={control}>
          {draw}
        </UsualValues>
      )}
    </div>
  )
})
