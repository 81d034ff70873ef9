import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { inLanguage } from '../addresses.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { changedTexts } from '../state/saved.ts'
import { formOf, keepForm, useSlot } from '../state/store.ts'
import { readDay, today, writeDay } from './day.ts'
import { readForm } from './readForm.ts'
import { writeShopLink } from './shopLink.ts'

/** The page, under which the tab's store keeps the texts. */
const PAGE = 'shops'

/**
 * The texts of a shop's form, which the tab keeps, and the link that they make. The day is today's at first,
 * in its box for everybody to see; one that was emptied stays empty.
 */
export function useShopForm() {
  const form = useRef<HTMLFormElement>(null)
  const stored = useSlot('forms')[PAGE]?.values
  const isHydrated = useHydrated()
  const values = useMemo(
    () => stored ?? (isHydrated ? { date: writeDay(today()) } : DRAWN),
    [stored, isHydrated],
  )
  const read = useMemo(() => readForm(values), [values])
  const keep = useCallback(() => {
    const texts = textsIn(form.current)
    const { date, ...others } = texts
    const isFresh = Object.keys(others).length === 0 && date === writeDay(today())
    keepForm(PAGE, { values: isFresh ? undefined : texts })
  }, [])
  const fill = useCallback(
    (texts: FormValues) => {
      for (const control of controlsOf(form.current)) control.value = texts[control.name] ?? ''
      keep()
    },
    [keep],
  )
  // The texts that were left, and over them those typed before this code arrived.
  useLayoutEffect(() => {
    const typed = form.current ? changedTexts(form.current) : undefined
    fill({ date: writeDay(today()), ...formOf(PAGE).values, ...typed })
  }, [fill])
  const day = isHydrated ? readDay(values.date ?? '') : undefined
  return { form, values, read, day, keep, fill, fragment: useFragmentOf(read.texts) }
}

/** The build knows no day: as it draws the page, one that is accepted. */
const DRAWN: FormValues = { date: '1/1/2026' }

/** The fragment of the link, without its '#'; undefined while it is being made, or nothing makes one. */
function useFragmentOf(texts: FormValues | undefined): string | undefined {
  const [made, setMade] = useState<{ of: FormValues; fragment: string }>()
  useEffect(() => {
    if (!texts) return undefined
    let isCurrent = true
    writeShopLink(texts).then(
      (fragment) => isCurrent && setMade({ of: texts, fragment }),
      reportFailure,
    )
    return () => {
      isCurrent = false
    }
  }, [texts])
  return made && made.of === texts ? made.fragment : undefined
}

/** The link of a shop: it opens the home page, which asks. */
export function shopLink(fragment: string): string {
  return `${window.location.origin}${inLanguage('/')}#${fragment}`
}

function controlsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement ? [control] : [],
  )
}

function textsIn(form: HTMLFormElement | null): FormValues {
  const named = controlsOf(form).filter(({ name, value }) => value !== '' || name === 'date')
  return Object.fromEntries(named.map(({ name, value }) => [name, value]))
}
