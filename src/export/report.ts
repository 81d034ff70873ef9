import * as cuts from '#messages/cuts.ts'
import * as report from '#messages/report.ts'
import { CURRENCY, formatShillings } from '../../schemas/bill/money.ts'
import { say } from '../../schemas/messages/message.ts'
import { writeCsv } from './csv.ts'
import { billTable, sharedLines, TOTAL_LABEL_COLUMNS } from './document/billTable.ts'
import type { BillFigure, DocumentBill } from './document/documentBill.ts'
import type { ExportDocument } from './document/exportDocument.ts'
import type { NamedValue, Section } from './document/section.ts'
import type { TableBlock } from './document/table.ts'

/**
 * A document for Excel and Google Sheets. It opens at the bill's table; below that comes a table with
 * one figure in each row. The last rows of a list's report are the list itself.
 */
export function reportOf(content: ExportDocument): string {
  const { kind, title, note, date, address, sections, disclaimer, restoreRows } = content
  const isList = kind === 'list'
  const fact = (item: string, value: string) =>
    row(isList ? report.materialsList : report.estimate, '', item, value)
  const bill = content.bill ? partRows(content.bill) : []
  return writeCsv([
    ...(content.bill ? tableRows(content.bill) : []),
    row(
      report.part,
      isList ? report.estimate : report.nameInFormulas,
      report.item,
      report.value,
      report.unit,
      report.formula,
    ),
    fact(isList ? report.title : report.calculator, title),
    ...(note === '' ? [] : [fact(report.note, note)]),
    fact(report.date, date.iso),
    fact(report.address, address),
    ...bill,
    ...sections.flatMap(isList ? listedRows : figureRows),
    fact(report.note, disclaimer),
    ...(restoreRows.length === 0
      ? []
      : [fact(report.openedAgain, report.leaveAsTheyAre), ...restoreRows]),
  ])
}

type Row = readonly string[]

function row(
  part: string,
  name: string,
  item: string,
  value: string,
  unit = '',
  formula = '',
): Row {
  return [part, name, item, value, unit, formula]
}

/** The figures of an estimate alone, each with what formulas call it, and how they came about. */
function figureRows(section: Section): Row[] {
  const { inputs, constantsAndSteps, results, warnings } = section
  return [
    ...valueRows(report.input, inputs),
    ...valueRows(report.basis, constantsAndSteps),
    ...valueRows(report.result, results),
    ...warningRows(warnings),
    ...workingRows(section),
  ]
}

function warningRows(warnings: readonly string[]): Row[] {
  return warnings.map((text) => row(report.warning, '', '', text))
}

function valueRows(part: string, values: readonly NamedValue[]): Row[] {
  return values.map(({ name, label, value, unit, formula }) =>
    row(part, name, label, value, unit, formula),
  )
}

function workingRows({ working }: Section): Row[] {
  return working.map((line) => row(report.working, '', '', line))
}

/** An estimate of a list: the second column has its name in every row. */
function listedRows(section: Section): Row[] {
  const { name, calculator, inputs, results, warnings } = section
  const rows = [
    row(report.estimate, name, report.calculator, calculator),
    ...valueRows(report.input, inputs),
    ...valueRows(report.result, results),
    ...warningRows(warnings),
    ...workingRows(section),
  ]
  return rows.map(([part = '', , ...others]) => [part, name, ...others])
}

/** The tables of a bill and of its labour, and their cost together, with an empty row behind. */
function tableRows(bill: DocumentBill): Row[] {
  const { labour, sums } = bill
  const tables = [billTable(bill, 'material'), labour && billTable(labour, 'work')]
  const rows = tables.flatMap((each) => (each ? rowsOfTable(each) : []))
  const together = sums.map((sum) => sumRow(sum.label, bareValue(sum)))
  return rows.length === 0 ? [] : [...rows, ...together, []]
}

/** Figures are bare, so that a spreadsheet can add them up. A total without prices is left out. */
function rowsOfTable({ columns, rows }: TableBlock): Row[] {
  const texts = rows.flatMap(({ texts, isKey }) => {
    const [label = '', amount = ''] = texts
    if (!isKey) return [texts]
    return amount === '' ? [] : [sumRow(label, amount)]
  })
  return [columns.map(({ heading }) => heading), ...texts]
}

function sumRow(label: string, amount: string): Row {
  return [label, ...Array.from({ length: TOTAL_LABEL_COLUMNS - 1 }, () => ''), amount]
}

/** The rows of a bill beside its table: notes, the quotation, estimates and stages. */
function partRows(bill: DocumentBill): Row[] {
  const { quotation, notes, notPriced, pricesOf, labour } = bill
  const remarks = [pricesOf, ...notes, notPriced].filter((text) => text !== '')
  return [
    ...remarks.map((note) => row(report.toBuy, '', report.note, note)),
    ...(quotation === '' ? [] : [row(report.toBuy, '', report.quotation, quotation)]),
    ...(labour?.notes ?? []).map((note) => row(report.labour, '', report.note, note)),
    ...bill.cuts.flatMap(({ label, patterns, remarks }) => [
      ...patterns.map(({ text, count }) => row(cuts.heading, label, text, `${count}`)),
      ...remarks.map((text) => row(cuts.heading, label, report.note, text)),
    ]),
    ...sharedLines(bill).map(({ label, sources }) =>
      row(report.toBuy, '', say(report.comesFrom, { line: label }), sources),
    ),
    ...stageRows(bill),
  ]
}

function stageRows({ stages = [] }: DocumentBill): Row[] {
  return stages.flatMap(({ stage, figures }) =>
    figures.map((figure) => {
      const unit = typeof figure.value === 'string' ? '' : CURRENCY
      return row(report.stage, stage, figure.label, bareValue(figure), unit)
    }),
  )
}

/** Money without its currency, so that a spreadsheet reads a number. */
function bareValue({ value }: BillFigure): string {
  return typeof value === 'string' ? value : formatShillings(value)
}
