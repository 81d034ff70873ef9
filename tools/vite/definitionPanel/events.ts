import type { Inspection } from '../../../schemas/check/inspect.ts'

/** The dev server's message to the panel: what the check finds in each definition. */
export const REPORT_EVENT = 'definitions:report'
/** The panel's message to the dev server: it is there and wants a report. */
export const ASK_EVENT = 'definitions:ask'

/** The results of the check for all definitions. */
export interface Report {
  /** Those of the folder, by slug. */
  definitions: Record<string, { file: string; inspection: Inspection }>
  /** Why the check itself failed. */
  failure?: string
}
