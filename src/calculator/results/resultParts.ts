/* What a result has that an empty page has not, in one file: it comes once the page can be used. */
export { KeyFigureBar } from './KeyFigureBar.tsx'
export { Remarks } from './Remarks.tsx'
