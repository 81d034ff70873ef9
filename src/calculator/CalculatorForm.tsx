import { Fragment, memo, type Ref, type SubmitEvent, useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import * as messages from '#messages/form.ts'
import { isBillField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../schemas/definition/interpolation.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { Button } from '../ui/button/Button.tsx'
import * as styles from './CalculatorForm.css.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import { type ControlValues, type FieldValue, renumbered } from './fields/controls.ts'
import { handleBlur, handleFocus, moveOnWithEnter } from './fields/enterKey.ts'
import { RepeatField } from './fields/RepeatField.tsx'
import { UsualValues } from './fields/UsualValues.tsx'
import { useChosenOptions } from './fields/useChosenOptions.ts'
import type { FormActions, Restart } from './formActions.ts'

interface CalculatorFormProps {
  calculator: Calculator
  form: UseFormReturn<ControlValues>
  ref: Ref<HTMLFormElement>
  restart: Restart
  actions: FormActions
  /** Computes the texts in the fields, and shows the result or the fields that are not accepted. */
  calculate: (event: SubmitEvent<HTMLFormElement>) => Promise<Estimate | undefined>
}

/** The fields of a calculator and its buttons. Entries stay text until Calculate. */
export const CalculatorForm = memo(function CalculatorForm(props: CalculatorFormProps) {
  const { calculator, form, ref, restart, actions, calculate } = props
  const { fields, headings, usualValues, lang } = calculator
  const { announcement, before } = restart
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
  const startAgain = (button: HTMLButtonElement) => {
    // Drawn at once: the hint of the first field's Enter key depends on the fields after it.
    flushSync(actions.startAgain)
    const controls = button.form?.querySelectorAll<HTMLElement>('input, select') ?? []
    const first = [...controls].find((element) => !element.closest('[hidden]'))
    first?.focus()
  }
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
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={calculate}
      onKeyDown={moveOnWithEnter}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div className={isLong ? styles.pairs : styles.fields} lang={lang}>
        {Object.keys(fields).map((name) => (folded.has(name) ? null : draw(name)))}
        {isLong && (
          <UsualValues calculator={calculator} control={control}>
            {draw}
          </UsualValues>
        )}
      </div>
      {/* Drawn by the build only; a browser with scripts skips it. */}
      <noscript>
        {import.meta.env.SSR && <p className={styles.script}>{messages.needsScript}</p>}
      </noscript>
      <div className={styles.action}>
        {/* src/runtime/queueSubmit.ts queues a press that comes before this code. */}
        <Button type="submit">{messages.calculate}</Button>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) =>
            before ? actions.undo(before) : startAgain(currentTarget)
          }
        >
          {before ? messages.undo : messages.startAgain}
        </Button>
        <p aria-live="polite" className={styles.announcement}>
          {announcement}
        </p>
      </div>
    </form>
  )
})
