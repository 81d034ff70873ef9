import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page of a PDF as another program reads it. Lengths are in points, from the bottom left. */
export interface ReadPage {
  width: number
  height: number
  lines: string[]
  /** The height of each line above the bottom. */
  heights: number[]
  /** How many images it shows, drawings apart. */
  images: number
  /** The right end of the text. */
  right: number
  /** The distance of the lowest text from the bottom. */
  lowest: number
}

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }

export async function readPdf(bytes: Uint8Array): Promise<{ title: unknown; pages: ReadPage[] }> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await loading.promise
  const { info } = await document.getMetadata()
  const pages: ReadPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number)))
  }
  await loading.destroy()
  return { title: 'Title' in info ? info.Title : undefined, pages }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const items = (await page.getTextContent()).items.flatMap((item) =>
    'str' in item && item.str.trim() ? [item] : [],
  )
  const { fnArray } = await page.getOperatorList()
  return {
    width,
    height,
    lines: items.map(({ str }) => str),
    heights: items.map(({ transform }) => transform[5]),
    images: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    right: Math.max(...items.map(({ transform, width: length }) => transform[4] + length)),
    lowest: Math.min(...items.map(({ transform }) => transform[5])),
  }
}
