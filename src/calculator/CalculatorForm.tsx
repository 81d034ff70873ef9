import {
  memo,
  type SubmitEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { defaultTexts, type Texts } from '../../schemas/estimate/texts.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { keepForm } from '../state/pageForm.ts'
import { changedTexts } from '../state/saved.ts'
import { Button } from '../ui/button/Button.tsx'
import * as styles from './CalculatorForm.css.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import {
  type Computed,
  type ControlValues,
  fieldKey,
  toControls,
  toTexts,
} from './fields/controls.ts'
import { handleBlur, handleFocus, moveOnWithEnter } from './fields/enterKey.ts'
import { RepeatField } from './fields/RepeatField.tsx'
import { useHidden } from './fields/useHidden.ts'
import { useStartAgain } from './useStartAgain.ts'

interface CalculatorFormProps {
  calculator: Calculator
  /** What is in the fields at first, in place of their defaults. */
  initial: Texts | undefined
  /** Calculate was pressed on inputs that are accepted: what they come to, and their texts. */
  onEstimate: (estimate: Estimate, from: Texts) => void
  /**
   * Calculate was pressed on inputs that are not accepted; the first such field has the focus, and
   * the message says what it takes.
   */
  onInvalid: (message: string) => void
  /** Any field was edited. */
  onChange: () => void
  /** The form starts again: clears what it came to, and answers what brings that back. */
  onStartAgain: () => () => void
}

/** The fields of a calculator and its Calculate button. What is typed stays text until then. */
export const CalculatorForm = memo(function CalculatorForm(props: CalculatorFormProps) {
  const { calculator, initial, onEstimate, onInvalid, onChange, onStartAgain } = props
  const { address, fields } = calculator
  const element = useRef<HTMLFormElement>(null)
  const defaults = useMemo(() => toControls(fields, defaultTexts(fields)), [fields])
  const { control, getValues, reset, handleSubmit, clearErrors } = useForm<
    ControlValues,
    unknown,
    Computed
  >({
    defaultValues: defaults,
    resolver: useMemo(() => estimateResolver(calculator), [calculator]),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const isHidden = useHidden(fields, control, '')

  const keep = useCallback(() => {
    const values = toTexts(fields, getValues())
    const isFresh = JSON.stringify(values) === JSON.stringify(toTexts(fields, defaults))
    keepForm(address, { values: isFresh ? undefined : values })
  }, [address, fields, defaults, getValues])
  const { startAgain, forgetUndo, button, announcement } = useStartAgain({
    clear: () => {
      const before = getValues()
      const restoreResult = onStartAgain()
      reset(defaults)
      keep()
      return () => {
        reset(before)
        keep()
        restoreResult()
      }
    },
    focus: () => element.current?.querySelector<HTMLElement>('input, select')?.focus(),
  })

  const isHydrated = useHydrated()
  const [isDrawn] = useState(!isHydrated)
  // The build drew the defaults; a person may have typed since, and more than that may have been left.
  useLayoutEffect(() => {
    const typed = isDrawn && element.current ? changedTexts(element.current) : undefined
    if (!initial && !typed) return
    reset(toControls(fields, { ...defaultTexts(fields), ...initial, ...typed }))
    if (typed) keep()
  }, [fields, initial, isDrawn, keep, reset])

  /** What is edited is no longer marked: whether it is right now says the next Calculate. */
  const edit = useCallback(
    (name: string) => {
      clearErrors(fieldKey(fields, name))
      forgetUndo()
      keep()
      onChange()
    },
    [fields, clearErrors, forgetUndo, keep, onChange],
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    forgetUndo()
    return handleSubmit(
      ({ estimate, from }) => onEstimate(estimate, from),
      () => onInvalid(focusFirst(event.target)),
    )(event)
  }
  const focusFirst = (form: HTMLFormElement): string => {
    const outcome = computeEstimate(calculator, toTexts(fields, getValues()))
    if (outcome.state === 'ready') return ''
    const [{ path, message }] = outcome.refusals
    const input = form.elements.namedItem(path)
    if (input instanceof HTMLElement) input.focus()
    return message
  }
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={moveOnWithEnter}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) =>
          field.kind === 'group' ? (
            <RepeatField key={name} name={name} repeat={field} control={control} onEdit={edit} />
          ) : (
            <CalculatorField
              key={name}
              field={field}
              name={name}
              place=""
              fieldName={name}
              control={control}
              hidden={isHidden(field)}
              onEdit={edit}
            />
          ),
        )}
      </div>
      {/* Who has this script needs no words for those without: the build draws them. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className={styles.script}>
            The calculation runs on your own device and needs JavaScript: please allow it for this
            site. The formulas, the examples and the answers below can be read without it.
          </p>
        )}
      </noscript>
      <div className={styles.action}>
        {/* src/runtime/queueSubmit.ts keeps a press before this code is here. */}
        <Button type="submit">Calculate</Button>
        <button type="button" className={styles.startAgain} onClick={startAgain}>
          {button}
        </button>
        <p aria-live="polite" className={styles.announcement}>
          {announcement}
        </p>
      </div>
    </form>
  )
})

/** Computes a form's values, or marks the fields that are not accepted. */
function estimateResolver(calculator: Calculator): Resolver<ControlValues, unknown, Computed> {
  return (values) => {
    const from = toTexts(calculator.fields, values)
    const outcome = computeEstimate(calculator, from)
    if (outcome.state === 'ready') {
      return { values: { estimate: outcome.estimate, from }, errors: {} }
    }
    const errors: FieldErrors<ControlValues> = {}
    for (const { path, message } of outcome.refusals) {
      set(errors, fieldKey(calculator.fields, path), { type: 'refused', message })
    }
    return { values: {}, errors }
  }
}
