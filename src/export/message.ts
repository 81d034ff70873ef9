import { figureWithUnit } from '#language/grammar.ts'
import * as shopMessage from '#messages/shopMessage.ts'
import { say } from '../../schemas/messages/message.ts'
import type { ExportDocument } from './document/exportDocument.ts'
import type { FormattedBill, FormattedBillLine } from './document/formattedBill.ts'
import type { LabelledValue, Section } from './document/section.ts'

/** A longer list counts its estimates instead of naming them, to keep the message short. */
const MAX_NAMES = 8

/**
 * A document as a message, in plain lines, as one would send it to a shop: what it is for, and each
 * line of the bill once. An estimate that takes nothing from a shop has its figures instead.
 *
 * @param link opens the document again; undefined for a list that is too long for one.
 */
export function messageOf(content: ExportDocument, link: string | undefined): string {
  const { kind, title, date, note, bill, cover, sections, disclaimer, address } = content
  const isList = kind === 'list'
  const isBought = bill !== undefined && bill.lines.length > 0
  const paragraphs = [
    [`${title}, ${date.words}`, ...(note === '' ? [] : [note])],
    ...(isList ? [] : sections.flatMap((section) => figures(section, isBought))),
    ...(bill ? [[shopMessage.whatToBuy, ...billLines(bill)], ...labourAndSums(bill)] : []),
    ...(isList ? [[namesOf(cover ? sections.slice(1) : sections)]] : []),
    [disclaimer, link ?? say(shopMessage.tooLongForLink, { address })],
  ]
  return paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n')
}

function figures({ inputs, results, warnings }: Section, isBought: boolean): string[][] {
  const said = isBought ? [[lines(inputs).join('; ')]] : [lines(inputs), lines(results)]
  return warnings.length > 0 ? [...said, [...warnings]] : said
}

function lines(values: readonly LabelledValue[]): string[] {
  return values.map(({ label, value, unit }) => `${label}: ${figureWithUnit(value, unit)}`)
}

/** What to buy, line by line, as one would tell a shop. */
export function billLines(bill: FormattedBill): string[] {
  const { lines, total, totalLabel, quotation, notes } = bill
  return [
    ...lines.map(billLine),
    ...(total === '' ? [] : [`${totalLabel}: ${total}`]),
    ...(quotation === '' ? [] : [`${quotation}.`]),
    ...notes,
  ]
}

function billLine({ askFor: bought, price, cost, difference }: FormattedBillLine): string {
  const { priced, quoted, pricedAndQuoted } = shopMessage
  if (difference === '') return cost === '' ? bought : say(priced, { bought, cost, price })
  if (cost === '') return say(quoted, { bought, difference })
  return say(pricedAndQuoted, { bought, cost, price, difference })
}

function labourAndSums({ labour, sums }: FormattedBill): string[][] {
  const named = sums.map(({ label, value }) => `${label}: ${value}`)
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
