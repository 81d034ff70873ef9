import { figureWithUnit } from '#language/grammar.ts'
import * as shopMessage from '#messages/shopMessage.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { say } from '../../schemas/messages/message.ts'
import { type DocumentBill, type DocumentBillLine, figureText } from './document/documentBill.ts'
import type { ExportDocument } from './document/exportDocument.ts'
import type { NamedValue, Section } from './document/section.ts'

/** A longer list counts its estimates instead of naming them, to keep the message short. */
const MAX_NAMES = 8

/**
 * A document as a message, in plain lines, as one would send it to a shop: what it is for, and each
 * line of the bill once. An estimate that takes nothing from a shop has its figures instead.
 *
 * @param link opens the document again; undefined for a list that is too long for one.
 */
export function shopMessageOf(content: ExportDocument, link: string | undefined): string {
  const { kind, title, date, note, bill, cover, sections, disclaimer, address } = content
  const isList = kind === 'list'
  const isBought = bill !== undefined && bill.lines.length > 0
  const paragraphs = [
    [`${title}, ${date.inWords}`, ...(note === '' ? [] : [note])],
    ...(isList ? [] : sections.flatMap((section) => figures(section, isBought))),
    ...(bill ? [[shopMessage.whatToBuy, ...billLines(bill)], ...labourAndSums(bill)] : []),
    ...(isList ? [[namesOf(cover ? sections.slice(1) : sections)]] : []),
    [disclaimer, link ?? say(shopMessage.tooLongForLink, { address })],
  ]
  return paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n')
}

function figures({ inputs, results, warnings }: Section, isBought: boolean): string[][] {
  const paragraphs = isBought ? [[lines(inputs).join('; ')]] : [lines(inputs), lines(results)]
  return warnings.length > 0 ? [...paragraphs, [...warnings]] : paragraphs
}

function lines(values: readonly NamedValue[]): string[] {
  return values.map(({ label, value, unit }) => `${label}: ${figureWithUnit(value, unit)}`)
}

/** The lines of a bill, as one would ask a shop for them, and what they cost. */
export function billLines(bill: DocumentBill): string[] {
  const { lines, priced, total, totalLabel, quotation, pricesOf, notes } = bill
  return [
    ...lines.map(billLine),
    ...priced.map((figure) => `${figure.label}: ${figureText(figure)}`),
    ...(total ? [`${totalLabel}: ${formatMoney(total)}`] : []),
    ...(quotation === '' ? [] : [`${quotation}.`]),
    ...(pricesOf === '' ? [] : [pricesOf]),
    ...notes,
  ]
}

function billLine(line: DocumentBillLine): string {
  const { askFor: bought, difference } = line
  const { priced, quoted, pricedAndQuoted } = shopMessage
  if (!line.price || !line.cost) {
    return difference === '' ? bought : say(quoted, { bought, difference })
  }
  const [price, cost] = [formatMoney(line.price), formatMoney(line.cost)]
  if (difference === '') return say(priced, { bought, cost, price })
  return say(pricedAndQuoted, { bought, cost, price, difference })
}

function labourAndSums({ labour, sums }: DocumentBill): string[][] {
  const named = sums.map((sum) => `${sum.label}: ${figureText(sum)}`)
  return [
    ...(labour ? [[shopMessage.labour, ...billLines(labour)]] : []),
    ...(named.length > 0 ? [named] : []),
  ]
}

function namesOf(sections: readonly Section[]): string {
  return sections.length > MAX_NAMES
    ? say(shopMessage.fromMany, { count: sections.length })
    : say(shopMessage.from, { names: sections.map(({ name }) => name).join(', ') })
}
