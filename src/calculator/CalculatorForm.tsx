import { zodResolver } from '@hookform/resolvers/zod'
import { memo, type SubmitEvent, useCallback, useEffect } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { type Estimate, estimateSchema } from '../../schemas/estimate/estimate.ts'
import { defaultTexts, type Texts } from '../../schemas/estimate/texts.ts'
import { textsIn } from '../tab/kept.ts'
import { useKeptForm } from '../tab/useKept.ts'
import { Button } from '../ui/button/Button.tsx'
import * as styles from './CalculatorForm.css.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import { leaveNumberField, meetNumberField, moveOnWithEnter } from './fields/enterKey.ts'
import { keepTyped } from './fields/keepTyped.ts'

interface CalculatorFormProps {
  calculator: Calculator
  /** What stands in the fields at first, in place of their defaults. */
  typed: Texts | undefined
  /** Calculate was pressed on inputs that are accepted: what they come to, and their texts. */
  onEstimate: (estimate: Estimate, from: Texts) => void
  /**
   * Calculate was pressed on inputs that are not accepted; the first such field has the focus, and
   * the message says what it takes.
   */
  onInvalid: (message: string) => void
  /** Any field was edited. */
  onChange: () => void
}

/** The fields of a calculator and its Calculate button. What is typed stays text until then. */
export const CalculatorForm = memo(function CalculatorForm({
  calculator,
  typed,
  onEstimate,
  onInvalid,
  onChange,
}: CalculatorFormProps) {
  const { address, fields } = calculator
  const { register, setValue, handleSubmit, formState } = useForm<Texts, unknown, Estimate>({
    defaultValues: { ...defaultTexts(fields), ...typed },
    resolver: useEstimateResolver(calculator),
  })
  const kept = useKeptForm(address)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const from = textsIn(event.currentTarget)
    return handleSubmit(
      (estimate) => onEstimate(estimate, from),
      (errors) => onInvalid(firstMessage(fields, errors)),
    )(event)
  }
  return (
    <form
      ref={kept.ref}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        kept.onChange?.(event)
        onChange()
      }}
      onKeyDown={moveOnWithEnter}
      onFocus={meetNumberField}
      onBlur={leaveNumberField}
    >
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) =>
          field.kind === 'group' ? null : (
            <CalculatorField
              key={name}
              field={field}
              registration={keepTyped(register(name), setValue)}
              invalid={Boolean(formState.errors[name])}
            />
          ),
        )}
      </div>
      <noscript>
        <p className={styles.script}>
          The calculation runs on your own device and needs JavaScript: please allow it for this
          site. The formulas, the examples and the answers below can be read without it.
        </p>
      </noscript>
      <div className={styles.action}>
        {/* A press before this code is here is kept: src/network/press.ts. */}
        <Button type="submit">Calculate</Button>
      </div>
    </form>
  )
})

/** What is said of the first field on the page that is not accepted. */
function firstMessage(fields: Calculator['fields'], errors: FieldErrors<Texts>): string {
  const name = Object.keys(fields).find((key) => errors[key]) ?? ''
  return errors[name]?.message ?? ''
}

/** Parses the fields into an estimate. */
function useEstimateResolver(calculator: Calculator): Resolver<Texts, unknown, Estimate> {
  useEffect(() => {
    // Once the page stands: what the first estimate needs is built, and the browser knows the way.
    const timer = setTimeout(() => {
      const fresh = Object.entries(defaultTexts(calculator.fields))
      estimateSchema(calculator).safeParse(
        Object.fromEntries(fresh.map(([name, text]) => [name, text || '1'])),
      )
    })
    return () => clearTimeout(timer)
  }, [calculator])
  return useCallback(
    (...form) => zodResolver(estimateSchema(calculator), undefined, { mode: 'sync' })(...form),
    [calculator],
  )
}
