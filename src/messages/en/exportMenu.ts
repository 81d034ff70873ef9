/** The buttons by which an estimate or a list leaves the screen. */

export const send = 'Send'
export const quantitiesOnly = 'Quantities only'
export const withPrices = 'With prices'
export const print = 'Print Estimate'
export const more = 'More'
/** `more`, where nobody sees what it is more of. */
export const moreOptions = 'More export options'
export const savePdf = 'Save as PDF'
export const downloadReport = 'Download Report'
export const copyLink = 'Copy link'
/** The extent of the export: the bill only, or the workings as well. */
export const onPaperAndInFiles = 'On paper and in files'
export const billAndWorkings = 'Bill and workings'
export const billOnly = 'Bill only'
/** Under the actions: opens the part that works out how far what a person has reaches. */
export const startFrom = 'Start from what you have'
