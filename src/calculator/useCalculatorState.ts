import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as messages from '#messages/form.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import type { LinkedEstimate } from '../permalink/estimateLink.ts'
import { type UnopenedLink, useEstimateLink } from '../permalink/useEstimateLink.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { usePageSignal } from '../runtime/usePageSignal.ts'
import { changedTexts } from '../state/saved.ts'
import { editedEstimateOf, formOf, keepForm } from '../state/store.ts'
import type { FormState } from '../state/tabState.ts'
import { type ControlValues, toControls, toTexts } from './fields/controls.ts'
import type { FormActions, Restart } from './formActions.ts'
import {
  EMPTY,
  markStale,
  ready,
  recomputeResult,
  type ShownResult,
  storedResult,
} from './shownResult.ts'
import { type Refusals, useRefusals } from './useRefusals.ts'

interface CalculatorState {
  form: UseFormReturn<ControlValues>
  formElement: RefObject<HTMLFormElement | null>
  shownResult: ShownResult
  restart: Restart
  refusals: Refusals
  /** The same object for as long as the slug is: a result draws the form no second time. */
  actions: FormActions
  /** As of `usePageSignal`: other contents end an act, too. */
  beginAct: () => AbortSignal
  unopened: UnopenedLink | undefined
}

// One object, so that clearing what is clear already draws nothing anew.
const NO_RESTART: Restart = { announcement: '' }

/**
 * The state of a calculator's page. react-hook-form holds the values; the tab's store keeps their texts
 * for when the page comes back. A page that the browser draws begins with the stored texts. A page that
 * the build drew begins with the defaults, and gets the stored texts before the browser paints it.
 */
export function useCalculatorState(calculator: Calculator): CalculatorState {
  const { slug, fields, whenChanged } = calculator
  const isHydrated = useHydrated()
  const [initialState] = useState(() => {
    const stored = isHydrated ? formOf(slug) : {}
    return {
      values: toControls(fields, stored.values ?? {}),
      shownResult: recomputeResult(calculator, stored),
    }
  })
  const [shownResult, setShownResult] = useState(initialState.shownResult)
  const [restart, setRestart] = useState(NO_RESTART)
  const beginAct = usePageSignal()
  const form = useForm<ControlValues>({ defaultValues: initialState.values })
  const { getValues, reset, setValue } = form
  const formElement = useRef<HTMLFormElement>(null)
  const refusals = useRefusals(calculator, form, formElement)
  /** Whether the DOM was read for what was typed into the page as the build drew it. */
  const earlyTextsRead = useRef(isHydrated)

  const keepValues = useMemo(() => {
    const defaults = JSON.stringify(toTexts(fields, toControls(fields, {})))
    /** Keeps the texts in the form; nothing where they are those that it comes with. */
    return (values: ControlValues) => {
      const texts = toTexts(fields, values)
      keepForm(slug, { values: JSON.stringify(texts) === defaults ? undefined : texts })
    }
  }, [slug, fields])
  const showResult = useCallback(
    (next: ShownResult) => {
      setShownResult(next)
      keepForm(slug, { result: storedResult(next) })
    },
    [slug],
  )
  /** Puts texts from the store or a link into the form. Texts that a person typed meanwhile win. */
  const fill = useCallback(
    (texts: FormValues, next: ShownResult, typed: FormValues = {}) => {
      const isChanged = Object.entries(typed).some(([name, text]) => texts[name] !== text)
      const changed = whenChanged === 'clear' ? EMPTY : markStale(next)
      const values = toControls(fields, { ...texts, ...typed })
      reset(values)
      keepValues(values)
      showResult(isChanged ? changed : next)
    },
    [fields, whenChanged, reset, keepValues, showResult],
  )

  /** The texts that were typed into the page as the build drew it; undefined at every later call. */
  const readDom = useCallback(() => {
    if (earlyTextsRead.current || !formElement.current) return undefined
    earlyTextsRead.current = true
    return changedTexts(formElement.current)
  }, [])
  /** Shows a form as it was left. */
  const showLeft = useCallback(
    (left: FormState) => fill(left.values ?? {}, recomputeResult(calculator, left)),
    [calculator, fill],
  )
  const open = useCallback(
    (link: LinkedEstimate | undefined, before: FormState) => {
      beginAct()
      const typed = readDom()
      if (link) fill(link.typed, ready(link.estimate, link.typed, 'link'), typed)
      else fill({}, EMPTY, typed)
      const isReplaced =
        link &&
        before.values &&
        JSON.stringify(before.values) !== JSON.stringify(formOf(slug).values)
      // An edit of the list has a line of its own, which takes it back.
      const isSaid = isReplaced && !editedEstimateOf(slug)
      setRestart(isSaid ? { announcement: messages.linkOpened, before } : NO_RESTART)
    },
    [beginAct, slug, fill, readDom],
  )
  const returnTo = useCallback(() => {
    beginAct()
    showLeft(formOf(slug))
    setRestart(NO_RESTART)
  }, [beginAct, slug, showLeft])
  const { removeLink, unopened } = useEstimateLink({ calculator, onOpen: open, onReturn: returnTo })
  // After a link was opened, which wins over what was left.
  useLayoutEffect(() => {
    if (earlyTextsRead.current) return
    const stored = formOf(slug)
    const next = recomputeResult(calculator, stored)
    const typed = readDom()
    if (stored.values || typed || next !== EMPTY) fill(stored.values ?? {}, next, typed)
  }, [calculator, slug, fill, readDom])

  const actions = useMemo((): FormActions => {
    const showNew = (next: ShownResult) => {
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
        refusals.clearUntrue()
        const { result } = formOf(slug)
        if (!result || (result.isStale && whenChanged === 'keep')) return
        if (whenChanged === 'clear') return showNew(EMPTY)
        setShownResult(markStale)
        keepForm(slug, { result: { ...result, isStale: true } })
      },
      addRow: keep,
      editBill: (name, text) => {
        setValue(`${name}.amount`, text)
        keep()
        const { result } = formOf(slug)
        if (!result) return
        const from = { ...result.from, [name]: text }
        showResult(recomputeResult(calculator, { result: { ...result, from } }))
        removeLink()
      },
      enter: (name, texts) => {
        const { [name]: value } = toControls(fields, { ...toTexts(fields, getValues()), ...texts })
        if (value !== undefined) setValue(name, value)
        refusals.clear()
        keep()
        const result = { from: toTexts(fields, getValues()), isStale: false }
        showResult(recomputeResult(calculator, { result }))
        removeLink()
      },
      startAgain: () => {
        beginAct()
        const stored = formOf(slug)
        fill({}, EMPTY)
        keepForm(slug, { offered: undefined })
        removeLink()
        setRestart({ announcement: messages.emptied, before: stored })
      },
      undo: (before) => {
        showLeft(before)
        keepForm(slug, { offered: before.offered })
        removeLink()
        setRestart({ announcement: messages.restored })
      },
    }
  }, [
    calculator,
    slug,
    fields,
    whenChanged,
    refusals,
    getValues,
    setValue,
    fill,
    keepValues,
    showResult,
    removeLink,
    beginAct,
    showLeft,
  ])

  return { form, formElement, shownResult, restart, refusals, actions, beginAct, unopened }
}
