import type { Inspection } from '../../schemas/check/inspect.ts'

/** The dev server's message to the panel: what the checker thinks of each definition. */
export const REPORT_EVENT = 'definitions:report'
/** The panel's message to the dev server: it is there and wants a report. */
export const ASK_EVENT = 'definitions:ask'

/** What the checker thinks of the definitions. */
export interface Report {
  /** Those of the folder, by address. */
  definitions: Record<string, { file: string; inspection: Inspection }>
  /** Why the checker itself could not do its work. */
  failure?: string
}
