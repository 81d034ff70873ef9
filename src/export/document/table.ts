/** A column of a table. */
export interface TableColumn {
  heading: string
  /** Figures stand at the column's end, texts at its start. */
  isFigure: boolean
}

/**
 * A table of figures, each with its label, or the table of a bill, which has a head. No page begins with
 * the total of a bill or has its last line alone, and texts, figures and blanks that follow a bill stand
 * on the page where it ends.
 */
export interface TableBlock {
  kind: 'table'
  look: 'figures' | 'bill'
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

export interface TableRow {
  /** The first is the row's header. */
  texts: readonly string[]
  /** The key figure or the total, which a frame marks. */
  isKey?: boolean
  /** How many columns the header takes. */
  span?: number
  /** In small letters below the header. */
  note?: string
}
