import { figureWithUnit } from '#language/grammar.ts'
import * as cutMessages from '#messages/cuts.ts'
import * as exportDocument from '#messages/exportDocument.ts'
import { say } from '../../../schemas/messages/message.ts'
import { drawCuts } from '../../bill/drawCuts.ts'
import type { Drawing } from '../../pictures/drawing.ts'
import { type BillKind, billTable, sharedLines } from './billTable.ts'
import { type BillFigure, type DocumentBill, figureText } from './documentBill.ts'
import type { DocumentCover, ExportDocument } from './exportDocument.ts'
import type { NamedValue, Section } from './section.ts'
import type { TableBlock, TableColumn, TableRow } from './table.ts'

/** One part of a page of paper or of a PDF. */
export type Block =
  | { kind: 'text'; text: string; textRole: TextRole }
  | TableBlock
  | { kind: 'picture'; picture: Drawing }
  /** Blocks on the left, and a picture on the right of them. */
  | { kind: 'beside'; picture: Drawing | undefined; blocks: readonly Block[] }
  /** Lines to write on by hand, each with a label below it. */
  | { kind: 'blanks'; labels: readonly string[] }
  | { kind: 'pageBreak' }

/**
 * The role of a text, which decides its look in print and PDF. A PDF has the address at the foot of every
 * page instead. A note may have several lines.
 */
export type TextRole =
  | 'title'
  | 'address'
  | 'estimateName'
  | 'heading'
  | 'subheading'
  | 'body'
  | 'note'
  | 'inputs'
  | 'remark'
  | 'warning'
  | 'working'

const PAGE_BREAK: Block = { kind: 'pageBreak' }

const textBlock = (textRole: TextRole, text: string): Block => ({ kind: 'text', textRole, text })

/**
 * A document as print and PDF draw it, from top to bottom. The inputs of an estimate alone stand above its
 * bill, and its other figures below, so that a small job is one page; a list begins with its bill, and its
 * estimates follow on further pages; an estimate that makes others has a cover before.
 */
export function blocksOf(content: ExportDocument): Block[] {
  const { kind, title, date, note, cover, bill, sections, disclaimer, address } = content
  const isList = kind === 'list'
  return [
    textBlock('title', title),
    textBlock('body', date.inWords),
    // Not at the end: there they could come onto a page of their own.
    textBlock('body', disclaimer),
    textBlock('address', address),
    ...(note === '' ? [] : [textBlock('note', note)]),
    ...(isList ? [] : sections.flatMap(inputBlocks)),
    ...(cover ? [...coverBlocks(cover), PAGE_BREAK] : []),
    ...(bill ? billBlocks(bill, 'material') : []),
    isList ? LIST_BLANKS : ESTIMATE_BLANKS,
    ...(bill ? [...cutBlocks(bill), ...partBlocks(bill)] : []),
    ...(isList
      ? listedSections(sections)
      : sections.flatMap((section) => sectionBlocks(section, 'heading'))),
  ]
}

/** People sign below a bill. A list has its job's name at its top; an estimate leaves a line for that. */
const LIST_BLANKS: Block = {
  kind: 'blanks',
  labels: [exportDocument.date, exportDocument.signature],
}
const ESTIMATE_BLANKS: Block = {
  kind: 'blanks',
  labels: [exportDocument.job, exportDocument.signature],
}

/** More inputs than these are read in rows. */
const MOST_IN_A_LINE = 12

/** The inputs of an estimate in a line; those of a long form as a table. */
function inputBlocks({ inputs }: Section): Block[] {
  if (inputs.length === 0) return []
  if (inputs.length > MOST_IN_A_LINE) return [figures(exportDocument.inputs, inputs.map(figureRow))]
  const texts = inputs.map(({ label, value, unit }) => `${label}: ${figureWithUnit(value, unit)}`)
  return [textBlock('inputs', texts.join('; '))]
}

function coverBlocks({ picture, results, costs }: DocumentCover): Block[] {
  return [
    ...(picture ? [{ kind: 'picture' as const, picture }] : []),
    figures(exportDocument.results, results.map(figureRow)),
    ...(costs.length > 0 ? [billFigures(exportDocument.costs, costs)] : []),
  ]
}

function billBlocks(bill: DocumentBill, kind: BillKind): Block[] {
  const { quotation, notes, notPriced, pricesOf, labour, sums } = bill
  const verdict = quotation === '' ? '' : `${quotation}.`
  const remarks = [pricesOf, ...notes, notPriced, verdict].filter(Boolean)
  return [
    billTable(bill, kind) ?? textBlock('heading', exportDocument.bills[kind].heading),
    ...remarks.map((text) => textBlock('remark', text)),
    ...(labour ? billBlocks(labour, 'work') : []),
    ...(sums.length > 0 ? [billFigures(exportDocument.together, sums)] : []),
  ]
}

/** The cutting plan of each line: every way of cutting in words, then all of them to scale. */
function cutBlocks({ cuts }: DocumentBill): Block[] {
  return cuts.flatMap(({ plan, label, count, packs, patterns, remarks }): Block[] => {
    const times = (often: bigint) => say(cutMessages.times, { count: `${often}` })
    const stock = figureWithUnit(count, packs)
    return [
      figures(
        say(cutMessages.planOf, { label, stock }),
        patterns.map((each) => ({ texts: [each.text, times(each.count)] })),
      ),
      ...remarks.map((text) => textBlock('remark', text)),
      ...drawCuts(patterns, plan, times).map((picture) => ({ kind: 'picture' as const, picture })),
    ]
  })
}

/** The parts of a bill that each estimate has, and each stage: exact amounts, and their cost. */
function partBlocks(bill: DocumentBill): Block[] {
  const { stages = [] } = bill
  const sources = sharedLines(bill).map(({ label, sources }) => ({ texts: [label], note: sources }))
  if (sources.length + stages.length === 0) return []
  return [
    PAGE_BREAK,
    ...(sources.length > 0 ? [figures(exportDocument.sources, sources)] : []),
    ...stages.map(({ stage, figures }) =>
      billFigures(say(exportDocument.stage, { stage }), figures),
    ),
  ]
}

function listedSections(sections: readonly Section[]): Block[] {
  const blocks = sections.flatMap((section): Block[] => [
    textBlock('estimateName', section.name),
    ...(section.calculator === section.name ? [] : [textBlock('body', section.calculator)]),
    ...inputBlocks(section),
    ...sectionBlocks(section, 'subheading'),
  ])
  return blocks.length > 0 ? [PAGE_BREAK, ...blocks] : []
}

function sectionBlocks(section: Section, heading: 'heading' | 'subheading'): Block[] {
  const { results, warnings, working, picture } = section
  const blocks = [
    figures(exportDocument.results, results.map(figureRow)),
    ...warnings.map((text) => textBlock('warning', text)),
  ]
  return [
    { kind: 'beside', picture, blocks },
    ...(working.length > 0 ? [textBlock(heading, exportDocument.working)] : []),
    ...working.map((text) => textBlock('working', text)),
  ]
}

const FIGURE_COLUMNS: readonly TableColumn[] = [
  { heading: '', isFigure: false },
  { heading: '', isFigure: true },
]

function figures(caption: string, rows: readonly TableRow[]): TableBlock {
  return { kind: 'table', look: 'figures', caption, columns: FIGURE_COLUMNS, rows }
}

function figureRow({ label, value, unit, isKeyFigure }: NamedValue): TableRow {
  return { texts: [label, figureWithUnit(value, unit)], isKey: isKeyFigure }
}

function billFigures(caption: string, rows: readonly BillFigure[]): TableBlock {
  return figures(
    caption,
    rows.map((figure) => ({ texts: [figure.label, figureText(figure)] })),
  )
}
