import type { Ref, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import * as messages from '#messages/form.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { Button } from '../ui/button/Button.tsx'
import * as styles from './CalculatorForm.css.ts'
import { FormFields } from './FormFields.tsx'
import type { ControlValues } from './fields/controls.ts'
import { handleBlur, handleFocus, moveOnWithEnter } from './fields/enterKey.ts'
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
export function CalculatorForm(props: CalculatorFormProps) {
  const { calculator, form, ref, restart, actions, calculate } = props
  const { announcement, before } = restart
  const startAgain = (button: HTMLButtonElement) => {
    // Drawn at once: the hint of the first field's Enter key depends on the fields after it.
    flushSync(actions.startAgain)
    const controls = button.form?.querySelectorAll<HTMLElement>('input, select') ?? []
    const first = [...controls].find((element) => !element.closest('[hidden]'))
    first?.focus()
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
      <FormFields {...{ calculator, form, actions }} />
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
}
