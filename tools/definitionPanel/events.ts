/** The dev server's message to the panel: what the checker thinks of each definition. */
export const REPORT_EVENT = 'definitions:report'
/** The panel's message to the dev server: it is there and wants a report. */
export const ASK_EVENT = 'definitions:ask'
