/*
 * What comes with a result and with no empty form, as one file: each file costs a request, and its
 * name stands in the script that a page waits for.
 */

export { Editing } from '../../list/Editing.tsx'
export { ExportBar } from './ExportBar.tsx'
export { KeyFigureBar } from './KeyFigureBar.tsx'
export { Remarks } from './Remarks.tsx'
