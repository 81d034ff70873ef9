import { withUnitBehind } from '../../schemas/formula/unitWords.ts'
import type { Sheet, SheetLine } from './sheet.ts'

/** A figure as people write it: '3 m', '5%', '110 tiles', '1:2:4'. */
export function figure({ value, unit }: SheetLine): string {
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
    '',
    sheet.disclaimer,
    link,
  ].join('\n')
}
