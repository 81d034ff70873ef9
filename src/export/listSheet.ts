import type { Sheet } from './sheet.ts'
import type { SheetBill } from './sheetBill.ts'

/** All that print, PDF, report and message say about the list of a job. */
export interface ListSheet {
  /** 'Mama Njeri, Kitengela', or 'Materials list'. */
  title: string
  /** May have several lines; empty for none. */
  note: string
  date: Sheet['date']
  bill: SheetBill
  estimates: readonly { name: string; sheet: Sheet }[]
  /** Rows of a report from which the list is opened again. */
  rows: readonly (readonly string[])[]
  disclaimer: string
  /** The page's address, without the list. */
  address: string
  /** Without its ending, as 'materials-list-2026-11-20'. */
  fileName: string
}

/** What is written by hand below a bill. */
export const BLANKS = ['Date', 'Signature'] as const
