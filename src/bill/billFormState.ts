import type { Amount } from '../../schemas/bill/amounts.ts'
import type { LineFormValues } from '../../schemas/bill/bill.ts'
import {
  inputName,
  isBillInput,
  isShopText,
  LINE_INPUTS,
  type LineInput,
  lineFormValues,
  lineKeyOf,
  SHOP_NAME,
} from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { get, set, useSlot } from '../state/store.ts'

/*
 * A price belongs to a material in a pack: 'price-sand' is that of the first pack, which goes without
 * saying, 'price-sand@lorry-7' that of another. Links and inputs name the price of the chosen pack alone.
 *
 * Packs and prices follow a material from page to page in this tab. Quoted counts belong to the page on
 * which they were typed; the store has an entry for that page as long as a quotation is being checked.
 */

/** The packs, prices and quotation that a person chose and typed beside a page's lines. */
export interface BillFormState {
  /** Whether a quotation is being checked. */
  isChecking: boolean
  /** Whether labour is added; undefined until somebody says. */
  addsLabour: boolean | undefined
  /** The shop whose prices are in use, as schemas/bill/shop.ts reads it. */
  shop: string | undefined
  textsOf: (key: string, of?: Sold) => LineFormValues
}

function billFormStateOf(
  prices: FormValues,
  quotation: FormValues | undefined,
  addsLabour: boolean | undefined,
  shop: string | undefined,
): BillFormState {
  const texts = { ...prices, ...quotation }
  return {
    isChecking: quotation !== undefined,
    addsLabour,
    shop,
    textsOf: (key, of) => lineTexts(texts, key, of),
  }
}

/** These texts belong to one pack of a material; another pack has its own. */
const OF_ONE_PACK: readonly LineInput[] = ['price', 'quoted']

/** The texts beside one line; the price and the quoted count are those of the chosen pack. */
function lineTexts(texts: FormValues, key: string, of?: Sold): LineFormValues {
  const line = lineFormValues(texts, key)
  const ofPack = lineFormValues(texts, inPack(key, line.pack, of))
  const pack = line.pack ?? of?.packAtFirst
  const sold = pack === of?.material.packs[0].id ? undefined : pack
  // Of what comes in sizes that nobody can list, a shop has one price for all.
  const shop =
    texts[SHOP_NAME + inPack(key, sold)] ?? (of && texts[SHOP_NAME + inPack(of.material.id, sold)])
  return { ...line, price: ofPack.price, quoted: ofPack.quoted, shop }
}

/** How the material of a line is sold, and in which pack until somebody chooses one. */
type Sold = Pick<Amount, 'material' | 'packAtFirst'>

/**
 * A line's key with the pack that a text is of, unless that goes without saying: it is the material's first,
 * and no choice has led to another.
 */
function inPack(key: string, chosen: string | undefined, of?: Sold): string {
  const pack = chosen ?? of?.packAtFirst
  const isPlain = pack === undefined || (!of?.packAtFirst && pack === of?.material.packs[0].id)
  return isPlain ? key : `${key}@${pack}`
}

/** The key of the line that a stored text belongs to, whatever the pack. */
function keyOf(name: string): string {
  return lineKeyOf(name).replace(/@[a-z0-9-]+$/, '')
}

/** The price inputs of a page. */
export function getBillFormState(page: string): BillFormState {
  const quotation = get('quotations')[page]
  return billFormStateOf(get('prices'), quotation, get('addsLabour'), get('shop'))
}

/** The price inputs of a page, now and whenever they change. */
export function useBillFormState(page: string): BillFormState {
  const quotation = useSlot('quotations')[page]
  return billFormStateOf(useSlot('prices'), quotation, useSlot('addsLabour'), useSlot('shop'))
}

/**
 * Keeps the text that a person chose or typed in one input; an empty text is forgotten, and stands for the
 * pack at first. A price belongs to the chosen pack, and so does a quoted count.
 */
export function changeLine(
  page: string,
  kind: LineInput,
  key: string,
  text: string,
  of?: Sold,
): void {
  const ofPack = OF_ONE_PACK.includes(kind)
    ? inPack(key, get('prices')[inputName('pack', key)], of)
    : key
  const name = inputName(kind, ofPack)
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

/** Begins to check a quotation, or ends that and forgets the quoted counts. */
export function checkQuotation(page: string, isChecking: boolean): void {
  const { [page]: quotation = {}, ...others } = get('quotations')
  set('quotations', isChecking ? { ...others, [page]: quotation } : others)
}

/** Adds labour to every bill of this tab, or takes it off again; its prices stay. */
export function addLabour(adds: boolean): void {
  set('addsLabour', adds)
}

/**
 * Keeps the texts of a link, each by its input's name: packs and prices for the tab, quoted counts for the
 * page. They replace all texts of a line that the link names: its price belongs to its pack, and the link leaves
 * the first pack out. Other lines stay.
 */
export function storeLinkedLines(page: string, texts: FormValues): void {
  for (const key of linesOf(texts)) storeLine(page, texts, key)
  showLabour(texts)
}

/**
 * Keeps the texts of a link for the lines beside which this tab has none, of any pack.
 *
 * @returns `offered`, to be offered to the person: the texts of the lines beside which the tab has others, by
 * their inputs' names, and those of a shop; undefined for none.
 */
export function storeLinkedLinesWhereEmpty(
  page: string,
  texts: FormValues,
): { offered: FormValues | undefined } {
  const own = storedTexts(page)
  const ownKeys = new Set(Object.keys(own).map(keyOf))
  const refused = linesOf(texts).filter((key) => {
    // A shop may have a price for every size.
    const hasOwn = ownKeys.has(key) || ownKeys.has(key.split(' ')[0] ?? '')
    if (!hasOwn) storeLine(page, texts, key)
    const line = lineFormValues(texts, key)
    const ownLine = lineTexts(own, key)
    return hasOwn && LINE_INPUTS.some((kind) => line[kind] !== ownLine[kind])
  })
  showLabour(texts)
  const named = Object.entries(texts).filter(
    ([name]) => isShopText(name) || refused.includes(lineKeyOf(name)),
  )
  return { offered: named.length === 0 ? undefined : Object.fromEntries(named) }
}

/** A visitor should see the prices of labour that came with a link. */
function showLabour(texts: FormValues): void {
  if (linesOf(texts).length > 0 && get('addsLabour') === false) set('addsLabour', undefined)
}

/** The keys of the lines that a link names; those of a shop's prices are none of a person. */
function linesOf(texts: FormValues): string[] {
  const isTyped = (name: string) => isBillInput(name) && !isShopText(name)
  return [...new Set(Object.keys(texts).filter(isTyped).map(lineKeyOf))]
}

function storeLine(page: string, texts: FormValues, key: string): void {
  const line = lineFormValues(texts, key)
  for (const kind of LINE_INPUTS) changeLine(page, kind, key, line[kind] ?? '')
}

/** All texts that the tab keeps beside the lines of a page, of every pack. */
function storedTexts(page: string): FormValues {
  return { ...get('prices'), ...get('quotations')[page] }
}
