/** A report for a spreadsheet: people read it, and nothing reads these words back. */

/** Over the columns. */
export const part = 'Part'
export const nameInFormulas = 'Name in formulas'
export const item = 'Item'
export const value = 'Value'
export const unit = 'Unit'
export const formula = 'Formula'
/** In the column of the parts; `estimate` is over the names of a list's estimates as well. */
export const estimate = 'Estimate'
export const materialsList = 'Materials list'
export const input = 'Input'
export const basis = 'Basis'
export const result = 'Result'
export const warning = 'Warning'
export const working = 'Working'
export const toBuy = 'To buy'
export const labour = 'Labour'
export const stage = 'Stage'
/** In the column of the items. */
export const title = 'Title'
export const calculator = 'Calculator'
export const note = 'Note'
export const date = 'Date'
export const address = 'Address'
export const quotation = 'Quotation'
/** The column for each estimate's part of a line. */
export const comesFrom = '{line}: from'
export const openedAgain = 'Opened again'
/** Above the rows from which the site makes the list again. */
export const leaveAsTheyAre =
  'On the page of the list, Open a list takes this file: leave these rows as they are.'
