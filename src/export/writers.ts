import { loadModule } from '../runtime/loadModule.ts'
import { billOnly, type ExportDocument, withoutPrices } from './document/exportDocument.ts'
import { shopMessageOf } from './message.ts'
import { printDocument } from './print/print.ts'
import { reportOf } from './report.ts'
import { saveFile } from './saveFile.ts'

/*
 * The first export fetches the writers. The PDF library waits until somebody asks for a PDF.
 */

export type Writer = ReturnType<typeof writerOf>

/** How much of a document goes onto paper and into files. */
export type Extent = 'whole' | 'bill'

/** The functions that put a document on paper, into files and into a message. */
export function writerOf(document: ExportDocument, extent: Extent) {
  const { title, fileName } = document
  const content = extent === 'bill' ? billOnly(document) : document
  return {
    title,
    /** Draws the document into an empty window and prints it from there. */
    print: (paper: Window) => printDocument(content, paper),
    /** Saves a file, as `saveReport` does, and answers its name. `onLoss` is that of `loadModule`. */
    savePdf: async (onLoss: (losses: number) => void) => {
      const { pdfOf } = await loadModule(() => import('./pdf/pdf.ts'), onLoss)
      return saveFile(`${fileName}.pdf`, await pdfOf(content))
    },
    saveReport: () => {
      const report = new Blob([reportOf(content)], { type: 'text/csv;charset=utf-8' })
      return saveFile(`${fileName}.csv`, report)
    },
    /** With the link that opens the document again; undefined for one too long for a link. */
    message: (link: string | undefined, withPrices: boolean) =>
      shopMessageOf(withPrices ? document : withoutPrices(document), link),
  }
}
