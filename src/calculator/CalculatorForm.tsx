import {
  type ComponentType,
  memo,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { defaultTexts, type Texts } from '../../schemas/estimate/texts.ts'
import { textsIn } from '../tab/typed.ts'
import { useKeptForm } from '../tab/useKept.ts'
import { Button } from '../ui/button/Button.tsx'
import * as styles from './CalculatorForm.css.ts'
import { boxesOf, keyOf, nameOf, textsByKey } from './fields/boxes.ts'
import { CalculatorField } from './fields/CalculatorField.tsx'
import { leaveNumberField, meetNumberField, moveOnWithEnter } from './fields/enterKey.ts'
import type { GroupFieldProps } from './fields/GroupField.tsx'
import { useHiddenFields } from './fields/useHiddenFields.ts'

interface CalculatorFormProps {
  calculator: Calculator
  /** Draws rows of fields, where the calculator has some. */
  GroupField: ComponentType<GroupFieldProps> | undefined
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
  GroupField,
  typed,
  onEstimate,
  onInvalid,
  onChange,
}: CalculatorFormProps) {
  const { address, fields } = calculator
  const form = useRef<HTMLFormElement>(null)
  const atFirst = { ...defaultTexts(fields), ...typed }
  const { register, setValue, handleSubmit, clearErrors, formState } = useForm<
    Record<string, string>,
    unknown,
    Computed
  >({
    defaultValues: textsByKey(atFirst),
    resolver: useEstimateResolver(calculator, form),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors } = formState
  const registerBox = boxesOf(register, setValue)
  const isInvalid = (name: string) => Boolean(errors[keyOf(name)])
  const { isHidden, read } = useHiddenFields(form, fields, '')
  const keep = useKeptForm(address, form)

  /** What is edited is no longer marked: whether it is right now says the next Calculate. */
  const edit = (name: string) => {
    if (isInvalid(name)) clearErrors(keyOf(name))
    keep()
    onChange()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const boxes = event.currentTarget
    return handleSubmit(
      ({ estimate, from }) => onEstimate(estimate, from),
      (refused) => onInvalid(focusFirst(boxes, refused)),
    )(event)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={({ target }) => {
        edit(target instanceof Element ? fieldOf(target) : '')
        read()
      }}
      onKeyDown={moveOnWithEnter}
      onFocus={meetNumberField}
      onBlur={leaveNumberField}
    >
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) =>
          field.kind === 'group' ? (
            GroupField && (
              <GroupField
                key={name}
                name={name}
                group={field}
                typed={atFirst}
                registerBox={registerBox}
                isInvalid={isInvalid}
                onRemove={() => edit(name)}
              />
            )
          ) : (
            <CalculatorField
              key={name}
              field={field}
              box={(part) => registerBox(part === undefined ? name : `${name}.${part}`)}
              invalid={isInvalid(name)}
              hidden={isHidden(name)}
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
        {/* A press before this code is here is kept: src/network/press.ts. */}
        <Button type="submit">Calculate</Button>
      </div>
    </form>
  )
})

/** The name of the field that a box belongs to: of 'wallLength.unit' it is 'wallLength'. */
function fieldOf(box: Element): string {
  return (box.getAttribute('name') ?? '').replace(/\.(unit|inches)$/, '')
}

/** Moves to the first box on the page that is not accepted; answers what is said of it. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors<Record<string, string>>): string {
  const [first] = Object.entries(errors)
  if (!first) return ''
  const [key, error] = first
  const box = form.elements.namedItem(nameOf(key))
  if (box instanceof HTMLElement) box.focus()
  return error?.message ?? ''
}

/** What a form came to, and the texts that stood in it. */
interface Computed {
  estimate: Estimate
  from: Texts
}

/** Computes a form from the texts that stand in its boxes, by the names that they have now. */
function useEstimateResolver(
  calculator: Calculator,
  form: RefObject<HTMLFormElement | null>,
): Resolver<Record<string, string>, unknown, Computed> {
  useEffect(() => {
    // Once the page stands: the browser knows the way before the first estimate.
    const timer = setTimeout(() => {
      const fresh = Object.entries(defaultTexts(calculator.fields))
      computeEstimate(
        calculator,
        Object.fromEntries(fresh.map(([name, text]) => [name, text || '1'])),
      )
    })
    return () => clearTimeout(timer)
  }, [calculator])
  return useCallback(() => {
    const from = form.current ? textsIn(form.current) : {}
    const outcome = computeEstimate(calculator, from)
    if (outcome.state === 'ready')
      return { values: { estimate: outcome.estimate, from }, errors: {} }
    const refused = outcome.refusals.map(({ path, message }) => [
      keyOf(path),
      { type: 'refused', message },
    ])
    return { values: {}, errors: Object.fromEntries(refused) }
  }, [calculator, form])
}
