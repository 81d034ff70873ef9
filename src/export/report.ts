import type { ExportDocument } from './exportDocument.ts'
import type { FormattedBill } from './formattedBill.ts'
import type { LabelledValue, Section } from './section.ts'

/*
 * Written by hand: quoting is one line, and a library would be 7 kB on a slow network for the
 * rules that follow it, which are ours anyway.
 */

/** Without it Excel reads m² as mÂ². */
const BYTE_ORDER_MARK = '\uFEFF'

const GROUPED_NUMBER = /^-?\d{1,3}(,\d{3})*(\.\d+)?$/

/** What makes a spreadsheet read a cell as a formula, also in the wide forms of East Asian fonts. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/

const RESTORING =
  'On the page of the list, Open a list takes this file: leave these rows as they are.'

/**
 * A document as a table for Excel and Google Sheets, one figure in each row. The last rows of a
 * list's report are the list itself.
 */
export function reportOf(content: ExportDocument): string {
  const { kind, title, note, date, address, sections, disclaimer, restoreRows } = content
  const isList = kind === 'list'
  const fact = (item: string, value: string) =>
    row(isList ? 'List of a job' : 'Estimate', '', item, value)
  const bill = content.bill ? billRows(content.bill) : []
  return table([
    row('Part', isList ? 'Estimate' : 'Name in formulas', 'Item', 'Value', 'Unit', 'Formula'),
    fact(isList ? 'Title' : 'Calculator', title),
    ...(note === '' ? [] : [fact('Note', note)]),
    fact('Date', date.iso),
    fact('Address', address),
    ...(isList
      ? [...bill, ...sections.flatMap(listedRows)]
      : [...sections.flatMap(figureRows), ...bill, ...sections.flatMap(workingRows)]),
    fact('Note', disclaimer),
    ...(restoreRows.length === 0 ? [] : [fact('Opened again', RESTORING), ...restoreRows]),
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

/** The figures of an estimate alone, each with what formulas call it. */
function figureRows({ inputs, basis, results, warnings }: Section): Row[] {
  return [
    ...valueRows('Input', inputs),
    ...valueRows('Basis', basis),
    ...valueRows('Result', results),
    ...warningRows(warnings),
  ]
}

function warningRows(warnings: readonly string[]): Row[] {
  return warnings.map((text) => row('Warning', '', '', text))
}

function valueRows(part: string, values: readonly LabelledValue[]): Row[] {
  return values.map(({ name, label, value, unit, formula }) =>
    row(part, name, label, value, unit, formula),
  )
}

function workingRows({ working }: Section): Row[] {
  return working.map((line) => row('Working', '', '', line))
}

/** An estimate of a list: the second column has its name in every row. */
function listedRows(section: Section): Row[] {
  const { name, calculator, inputs, results, warnings } = section
  const rows = [
    row('Estimate', name, 'Calculator', calculator),
    ...valueRows('Input', inputs),
    ...valueRows('Result', results),
    ...warningRows(warnings),
    ...workingRows(section),
  ]
  return rows.map(([part = '', , ...others]) => [part, name, ...others])
}

/** The value's column holds bare figures, so that a spreadsheet can add them up. */
function billRows(bill: FormattedBill, part = 'To buy'): Row[] {
  const { lines, total, totalLabel, quotation, notes, labour, sums } = bill
  const bought = (material: string, item: string, value: string, unit = '') =>
    row(part, material, item, value.replace(/^KSh /, ''), unit)
  return [
    ...lines.flatMap((line) => {
      const { material, label, packs, unit, price, cost, quoted, difference, sources } = line
      return [
        bought(material, label, packs, unit),
        ...(sources === undefined ? [] : [bought(material, `${label}: from`, sources)]),
        ...(price === '' ? [] : [bought(material, `${label}: price of one`, price, 'KSh')]),
        ...(cost === '' ? [] : [bought(material, `${label}: cost`, cost, 'KSh')]),
        ...(difference === '' ? [] : [bought(material, `${label}: quoted`, quoted, difference)]),
      ]
    }),
    ...(total === '' ? [] : [bought('', totalLabel, total, 'KSh')]),
    ...(quotation === '' ? [] : [bought('', 'Quotation', quotation)]),
    ...notes.map((note) => bought('', 'Note', note)),
    ...(labour ? billRows(labour, 'Labour') : []),
    ...sums.map(({ label, value }) => bought('', label, value, 'KSh')),
    ...stageRows(bill),
  ]
}

function stageRows({ stages = [] }: FormattedBill): Row[] {
  return stages.flatMap(({ stage, figures }) =>
    figures.map(({ label, value }) => {
      const money = value.replace(/^KSh /, '')
      return row('Stage', stage, label, money, money === value ? '' : 'KSh')
    }),
  )
}

function table(rows: readonly Row[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}

/** A text that a spreadsheet takes for a number if it is one, and for plain text otherwise. */
function withoutFormula(text: string): string {
  if (GROUPED_NUMBER.test(text)) return text.replaceAll(',', '')
  // A tab or a new line could begin a cell of its own after a careless import.
  const line = text.replace(/[\t\r\n]+/g, ' ')
  // In quotation marks, or a mix of 1:2:4 would turn into two minutes past one.
  if (/^\d+([:/]\d+)+$/.test(line)) return `“${line}”`
  return FORMULA_START.test(line) ? `'${line}` : line
}
