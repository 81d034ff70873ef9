/*
 * The components that a page needs once it has a result, as one file: each file costs a request.
 */

export { Editing } from '../../list/Editing.tsx'
export { ExportBar } from './ExportBar.tsx'
export { KeyFigureBar } from './KeyFigureBar.tsx'
export { Remarks } from './Remarks.tsx'
