import { withUnitBehind } from '../../schemas/formula/unitWords.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'

/** A figure as people write it: '3 m', '5%', '110 tiles', '1:2:4'. */
export function figure({ value, unit }: Pick<SheetLine, 'value' | 'unit'>): string {
  return withUnitBehind(value, unit)
}

/** An estimate as a message: plain lines, and the link that opens it again. */
export function messageOf(sheet: Sheet, link: string): string {
  const lines = (list: SheetLine[]) => list.map((line) => `${line.label}: ${figure(line)}`)
  return [
    `${sheet.calculator}, ${sheet.date.words}`,
    '',
    ...lines(sheet.inputs),
    '',
    ...lines(sheet.results),
    ...(sheet.buy ? ['', 'What to buy:', ...buyLines(sheet.buy)] : []),
    '',
    sheet.disclaimer,
    link,
  ].join('\n')
}

/** What to buy, line by line, as a shop would be told it. */
export function buyLines({ lines, total, totalLabel, quotation, notes }: SheetBill): string[] {
  return [
    ...lines.map(({ asked, price, cost, difference }) =>
      [
        cost === '' ? asked : `${asked}, ${cost} at ${price}`,
        ...(difference === '' ? [] : [`quoted: ${difference}`]),
      ].join('; '),
    ),
    ...(total === '' ? [] : [`${totalLabel}: ${total}`]),
    ...(quotation === '' ? [] : [`${quotation}.`]),
    ...notes,
  ]
}
