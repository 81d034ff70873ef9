import type { LineFormValues } from '../../schemas/bill/bill.ts'
import {
  inputName,
  isBillInput,
  LINE_INPUTS,
  type LineInput,
  lineFormValues,
  lineKeyOf,
} from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { get, set, useSlot } from '../state/store.ts'

/*
 * Packs and prices follow a material from page to page in this tab. What a quotation counts belongs to
 * the page it was typed on; the store has an entry for that page as long as one is being checked.
 */

/** What a person chose and typed beside a page's lines. */
export interface Shop {
  /** Whether a quotation is being checked. */
  isChecking: boolean
  textsOf: (key: string) => LineFormValues
}

function shopOf(prices: FormValues, quotation: FormValues | undefined): Shop {
  const texts = { ...prices, ...quotation }
  return { isChecking: quotation !== undefined, textsOf: (key) => lineFormValues(texts, key) }
}

/** What a person has chosen and typed beside a page's lines. */
export function getShop(page: string): Shop {
  return shopOf(get('prices'), get('quotations')[page])
}

/** What a person has chosen and typed beside a page's lines, now and whenever it changes. */
export function useShop(page: string): Shop {
  return shopOf(useSlot('prices'), useSlot('quotations')[page])
}

/** What a person has chosen and typed for all lines, each text by its input's name. */
export function shopTexts(page: string): FormValues {
  return { ...get('prices'), ...get('quotations')[page] }
}

/** Keeps what a person chose or typed in one input; an empty text is forgotten. */
export function changeLine(page: string, kind: LineInput, key: string, text: string): void {
  const name = inputName(kind, key)
  const quotations = get('quotations')
  if (kind !== 'quoted') set('prices', withText(get('prices'), name, text))
  else if (text !== '' || quotations[page]) {
    set('quotations', { ...quotations, [page]: withText(quotations[page] ?? {}, name, text) })
  }
}

function withText(texts: FormValues, name: string, text: string): FormValues {
  const { [name]: _before, ...others } = texts
  return text === '' ? others : { ...texts, [name]: text }
}

/** Begins to check a quotation, or ends it and forgets what the quotation counts. */
export function checkQuotation(page: string, isChecking: boolean): void {
  const { [page]: own = {}, ...others } = get('quotations')
  set('quotations', isChecking ? { ...others, [page]: own } : others)
}

/**
 * Keeps what came with a link, each text by its input's name. A line that the link names is as the
 * link has it: a price is one of its pack, and the link leaves the first pack out. Other lines stay.
 */
export function takeFromLink(page: string, texts: FormValues): void {
  for (const key of new Set(Object.keys(texts).filter(isBillInput).map(lineKeyOf))) {
    const line = lineFormValues(texts, key)
    for (const kind of LINE_INPUTS) changeLine(page, kind, key, line[kind] ?? '')
  }
}
