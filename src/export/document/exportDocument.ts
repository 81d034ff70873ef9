import * as exportDocument from '#messages/exportDocument.ts'
import { amountsOf } from '../../../schemas/bill/amounts.ts'
import { allLines, type Bill } from '../../../schemas/bill/bill.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import type { Drawing } from '../../pictures/drawing.ts'
import { site } from '../../site.ts'
import { type BillFigure, type DocumentBill, describeBill } from './documentBill.ts'
import { describeSection, type NamedValue, type Section } from './section.ts'

/** An estimate or the list of a job, as paper, PDF, report and message have it. */
export interface ExportDocument {
  /**
   * Either begins with its bill. An estimate alone has one section below it; the sections of a list
   * come on further pages, each under its name.
   */
  kind: 'estimate' | 'list'
  title: string
  /** The day of the export, by the device's calendar. */
  date: { iso: string; inWords: string }
  /** May have several lines; empty for none. */
  note: string
  /** The first page of a list that was made of one estimate: its picture, results and what it costs. */
  cover?: DocumentCover
  /** Undefined for an estimate of nothing that is bought. */
  bill: DocumentBill | undefined
  sections: readonly Section[]
  disclaimer: string
  /** The page's address, without the inputs. */
  address: string
  /** Without its ending, as 'tile-estimator-2026-11-20'. */
  fileName: string
  /** The last rows of a report, from which the site opens a list again; none for an estimate. */
  restoreRows: readonly (readonly string[])[]
}

/** The first page of a document, before its bill. */
export interface DocumentCover {
  picture: Drawing | undefined
  results: readonly NamedValue[]
  costs: readonly BillFigure[]
}

/** A document with its bill and nothing else, for a shop. */
export function billOnly(content: ExportDocument): ExportDocument {
  const { bill, cover: _cover, ...others } = content
  return { ...others, sections: [], bill: bill && withoutSources(bill) }
}

function withoutSources({ stages: _stages, labour, ...bill }: DocumentBill): DocumentBill {
  return {
    ...bill,
    lines: bill.lines.map((line) => ({ ...line, sources: undefined })),
    cuts: [],
    labour: labour && withoutSources(labour),
  }
}

/** A document whose bill says how much, and not what that costs. */
export function withoutPrices({ bill, ...content }: ExportDocument): ExportDocument {
  return { ...content, bill: bill && withoutMoney(bill) }
}

function withoutMoney({ labour, ...bill }: DocumentBill): DocumentBill {
  return {
    ...bill,
    lines: bill.lines.map((line) => ({
      ...line,
      price: undefined,
      cost: undefined,
      difference: '',
    })),
    priced: [],
    notPriced: '',
    total: undefined,
    quotation: '',
    pricesOf: '',
    sums: [],
    labour: labour && withoutMoney(labour),
  }
}

/** An estimate as its calculator's page exports it. */
interface ExportedEstimate {
  calculator: Calculator
  estimate: Estimate
  date: Date
  /** The page's address, without the inputs. */
  address: string
  /** With the packs, prices and quotation of its page; without it the document has no bill. */
  bill?: Bill | undefined
}

/** Describes an estimate for every way it can leave the screen. */
export function describeEstimate(source: ExportedEstimate): ExportDocument {
  const { calculator, estimate, date, address } = source
  const title = calculator.title.page
  // A calculator that takes nothing from a shop has no bill, not an empty one.
  const bill = calculator.materials.length > 0 ? source.bill : undefined
  return {
    kind: 'estimate',
    title,
    note: '',
    bill: bill && describeBill(bill, amountsOf(calculator, estimate).notes),
    sections: [describeSection(title, calculator, estimate, bill && allLines(bill))],
    restoreRows: [],
    ...documentFrame(calculator.slug, date, address),
  }
}

/** The parts that every document has: its day, its ending, and a file name that begins with `baseName`. */
export function documentFrame(
  baseName: string,
  date: Date,
  address: string,
): Pick<ExportDocument, 'date' | 'disclaimer' | 'address' | 'fileName'> {
  const two = (part: number) => String(part).padStart(2, '0')
  const iso = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return {
    date: { iso, inWords: longDate.format(date) },
    disclaimer: site.disclaimer,
    address,
    fileName: `${baseName}-${iso}`,
  }
}

/** '20 November 2026'; no number is formatted here. */
const longDate = new Intl.DateTimeFormat(exportDocument.locale, { dateStyle: 'long' })
