import { BLANKS, type ListSheet } from './listSheet.ts'
import { addFigures, addText, addWorking, beginPage, endPage } from './print.ts'
import { addBill } from './printBill.ts'

/** Draws a job's list into an empty document: its bill first, what it comes from on pages of its own. */
export function drawList(sheet: ListSheet, page: Document): void {
  beginPage(page)
  addText(page.body, 'h1', sheet.title)
  addText(page.body, 'p', sheet.date.words)
  if (sheet.note !== '') addText(page.body, 'p', sheet.note, 'note')
  addBill(page.body, sheet.bill)
  const signature = addText(page.body, 'div', '', 'signature')
  for (const blank of BLANKS) addText(signature, 'p', blank)
  for (const [place, { name, sheet: estimate }] of sheet.estimates.entries()) {
    addText(page.body, 'h2', name, place === 0 ? 'part first' : 'part')
    addText(page.body, 'p', estimate.calculator)
    addFigures(page.body, estimate)
    addWorking(page.body, estimate, 'h3')
  }
  endPage(page, sheet)
}
