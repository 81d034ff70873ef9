// From tools/vite/pdfFontPlugin.ts: it comes with the code of the PDF.
import { bold, normal } from 'virtual:pdf-font'
import type { jsPDF } from 'jspdf'

/** The font of a PDF, in the weights 'normal' and 'bold': as wide as Helvetica, with all Latin letters. */
export const FONT = 'Arimo'

/** Puts the font into a PDF, which carries the letters that it uses. */
export function addFont(pdf: jsPDF): void {
  for (const [weight, file] of Object.entries({ normal, bold })) {
    const name = `${FONT}-${weight}.ttf`
    pdf.addFileToVFS(name, file)
    pdf.addFont(name, FONT, weight)
  }
}
