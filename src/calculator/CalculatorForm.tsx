import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useCallback, useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { type Estimate, estimateSchema } from '../../schemas/estimate/estimate.ts'
import { defaultTexts } from '../../schemas/estimate/inputs.ts'
import { Button } from '../ui/button/Button.tsx'
import { useHydrated } from '../ui/hydrated.ts'
import * as styles from './CalculatorForm.css.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import { meetNumberField, moveOnWithEnter } from './fields/enterKey.ts'
import { keepTyped } from './fields/keepTyped.ts'

interface CalculatorFormProps {
  calculator: Calculator
  /** What stands in the fields at first, in place of their defaults. */
  typed: Record<string, string> | undefined
  onEstimate: (estimate: Estimate) => void
  /** Calculate was pressed on inputs that are not accepted; the first such field has the focus. */
  onInvalid: () => void
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
  const { fields } = calculator
  const { register, setValue, handleSubmit, formState } = useForm<Texts, unknown, Estimate>({
    defaultValues: typed ?? defaultTexts(fields),
    resolver: useEstimateResolver(calculator),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(onEstimate, onInvalid)}
      onKeyDown={moveOnWithEnter}
      onFocus={meetNumberField}
    >
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <CalculatorField
            key={name}
            field={field}
            registration={keepTyped(register(name, { onChange }), setValue)}
            invalid={Boolean(formState.errors[name])}
          />
        ))}
      </div>
      <noscript>
        <p className={styles.script}>
          The calculation runs on your own device and needs JavaScript: please allow it for this
          site. The formulas, the examples and the answers below can be read without it.
        </p>
      </noscript>
      <div className={styles.action}>
        <CalculateButton />
      </div>
    </form>
  )
})

type Texts = Record<string, string>

/** Parses the fields into an estimate. */
function useEstimateResolver(calculator: Calculator): Resolver<Texts, unknown, Estimate> {
  useEffect(() => {
    // Once the page stands: what the first estimate needs is built, and the browser knows the way.
    const timer = setTimeout(() => {
      const [example] = Object.values(calculator.examples)
      estimateSchema(calculator).safeParse({
        ...defaultTexts(calculator.fields),
        ...example?.given,
      })
    })
    return () => clearTimeout(timer)
  }, [calculator])
  return useCallback(
    (...form) => zodResolver(estimateSchema(calculator), undefined, { mode: 'sync' })(...form),
    [calculator],
  )
}

/** By itself, so that being ready draws this button anew and not the whole form. */
function CalculateButton() {
  // Before the script is here, the browser would send the form away and empty it.
  const isHydrated = useHydrated()
  return (
    <Button type="submit" disabled={!isHydrated}>
      Calculate
    </Button>
  )
}
