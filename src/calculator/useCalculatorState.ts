import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as messages from '#messages/form.ts'
import type { Calculator, FormCalculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import type { LinkedEstimate } from '../permalink/estimateLink.ts'
import type { OpenLink } from '../permalink/openLink.ts'
import { useEstimateLink } from '../permalink/useEstimateLink.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { changedTexts } from '../state/saved.ts'
import { formOf, keepForm } from '../state/store.ts'
import { type ControlValues, toControls, toTexts } from './fields/controls.ts'
import { EMPTY, leftOf, markStale, ready, type Shown, shownFrom } from './shownResult.ts'

/** The form was emptied, or that was taken back. */
export interface Restart {
  /** The text that a screen reader reads. */
  announcement: string
  /** Brings the entries and the result back. */
  undo?: () => void
}

/** The actions of a person on a form. */
export interface FormActions {
  /** Calculate was pressed on inputs that are accepted. */
  show: (estimate: Estimate, from: FormValues) => void
  /** Calculate was pressed on inputs that are not accepted. */
  clear: () => void
  /** A field was edited, or a row was taken away. */
  edit: () => void
  /** An empty row was added, which changes no result. */
  addRow: () => void
  /** A field under the bill was edited: what there is to buy changes at once. */
  editBill: (name: string, text: string) => void
  startAgain: () => void
}

interface CalculatorState {
  form: UseFormReturn<ControlValues>
  formElement: RefObject<HTMLFormElement | null>
  shown: Shown
  /** The page was opened with a link, which is not read yet. */
  isComing: boolean
  restart: Restart
  /** The same object for as long as the slug is: a result draws the form no second time. */
  actions: FormActions
}

// One object, so that clearing what is clear already draws nothing anew.
const NO_RESTART: Restart = { announcement: '' }

/**
 * The state of a calculator's page. react-hook-form holds the values; the tab's store keeps their texts
 * for when the page comes back. A page that the browser draws begins with the stored texts. A page that
 * the build drew begins with the defaults, and gets the stored texts before the browser paints it.
 */
export function useCalculatorState(
  calculator: FormCalculator,
  whole: Calculator | undefined,
  openLink: OpenLink | undefined,
): CalculatorState {
  const { slug, fields, whenChanged } = calculator
  const isHydrated = useHydrated()
  const [atFirst] = useState(() => {
    const left = isHydrated ? formOf(slug) : {}
    return { values: toControls(fields, left.values ?? {}), shown: shownFrom(calculator, left) }
  })
  const [shown, setShown] = useState(atFirst.shown)
  const [restart, setRestart] = useState(NO_RESTART)
  const form = useForm<ControlValues>({
    defaultValues: atFirst.values,
  })
  const { getValues, reset, setValue } = form
  const formElement = useRef<HTMLFormElement>(null)
  /** Whether what was typed into the page as the build drew it has been read. */
  const isAwake = useRef(isHydrated)

  const keepValues = useMemo(() => {
    const defaults = JSON.stringify(toTexts(fields, toControls(fields, {})))
    /** Keeps the texts in the form; nothing where they are those that it comes with. */
    return (values: ControlValues) => {
      const texts = toTexts(fields, values)
      keepForm(slug, { values: JSON.stringify(texts) === defaults ? undefined : texts })
    }
  }, [slug, fields])
  const showResult = useCallback(
    (next: Shown) => {
      setShown(next)
      keepForm(slug, { result: leftOf(next) })
    },
    [slug],
  )
  /** Puts texts from the store or a link into the form. Texts that a person typed meanwhile win. */
  const fill = useCallback(
    (texts: FormValues, next: Shown, typed: FormValues = {}) => {
      const isChanged = Object.entries(typed).some(([name, text]) => texts[name] !== text)
      const changed = whenChanged === 'clear' ? EMPTY : markStale(next)
      const values = toControls(fields, { ...texts, ...typed })
      reset(values)
      keepValues(values)
      showResult(isChanged ? changed : next)
    },
    [fields, whenChanged, reset, keepValues, showResult],
  )

  /** Reads the page as it was drawn, once: what was typed there. */
  const wake = useCallback(() => {
    isAwake.current = true
    return formElement.current ? changedTexts(formElement.current) : undefined
  }, [])
  const open = useCallback(
    (link: LinkedEstimate | undefined, isAwaited: boolean) => {
      const meanwhile = isAwaited ? changesOf(fields, atFirst.values, getValues()) : undefined
      const typed = isAwake.current ? meanwhile : wake()
      if (link) fill(link.typed, ready(link.estimate, link.typed, 'link'), typed)
      else fill({}, EMPTY, typed)
      setRestart(NO_RESTART)
    },
    [fields, atFirst, getValues, fill, wake],
  )
  const { removeLink, isComing } = useEstimateLink({ slug, whole, openLink, onOpen: open })
  // After a link was opened, which wins over what was left.
  useLayoutEffect(() => {
    if (isAwake.current) return
    const left = formOf(slug)
    const next = shownFrom(calculator, left)
    const typed = wake()
    if (left.values || typed || next !== EMPTY) fill(left.values ?? {}, next, typed)
  }, [calculator, slug, fill, wake])

  const actions = useMemo((): FormActions => {
    const showNew = (next: Shown) => {
      showResult(next)
      setRestart(NO_RESTART)
      removeLink()
    }
    const keep = () => {
      keepValues(getValues())
      setRestart(NO_RESTART)
    }
    return {
      show: (estimate, from) => showNew(ready(estimate, from, 'calculate')),
      clear: () => showNew(EMPTY),
      edit: () => {
        keep()
        const { result } = formOf(slug)
        if (!result || (result.isStale && whenChanged === 'keep')) return
        if (whenChanged === 'clear') return showNew(EMPTY)
        setShown(markStale)
        keepForm(slug, { result: { ...result, isStale: true } })
      },
      addRow: keep,
      editBill: (name, text) => {
        setValue(`${name}.amount`, text)
        keep()
        const { result } = formOf(slug)
        if (!result) return
        const from = { ...result.from, [name]: text }
        showResult(shownFrom(calculator, { result: { ...result, from } }))
        removeLink()
      },
      startAgain: () => {
        const left = formOf(slug)
        const undo = () => {
          fill(left.values ?? {}, shownFrom(calculator, left))
          setRestart({ announcement: messages.restored })
        }
        fill({}, EMPTY)
        removeLink()
        setRestart({ announcement: messages.emptied, undo })
      },
    }
  }, [calculator, slug, whenChanged, getValues, setValue, fill, keepValues, showResult, removeLink])

  return { form, formElement, shown, isComing, restart, actions }
}

/** The texts that are others now. */
function changesOf(
  fields: FormCalculator['fields'],
  before: ControlValues,
  now: ControlValues,
): FormValues {
  const texts = toTexts(fields, before)
  const changed = Object.entries(toTexts(fields, now)).filter(
    ([name, text]) => texts[name] !== text,
  )
  return Object.fromEntries(changed)
}
