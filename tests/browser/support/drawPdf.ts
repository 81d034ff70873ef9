import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** A page of a PDF as it is drawn, at 100 dots per inch. */
export interface Picture {
  png: Buffer
  /** The shares of dots that are white, and that have a colour. */
  white: number
  coloured: number
}

declare global {
  interface Window {
    pdfjs: typeof import('pdfjs-dist')
  }
}

const PDFJS = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/build')

/** Draws the first page of a PDF with pdf.js in a browser's page, which it uses up. */
export async function drawPdf(page: Page, bytes: Uint8Array): Promise<Picture> {
  await page.route('**/pdfjs/*', (route) =>
    route.fulfill({
      path: join(PDFJS, new URL(route.request().url()).pathname.replace('/pdfjs/', '')),
      contentType: 'text/javascript',
    }),
  )
  await page.route('**/blank', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/blank')
  await page.addScriptTag({
    type: 'module',
    content: "import * as pdfjs from '/pdfjs/pdf.min.mjs'; window.pdfjs = pdfjs",
  })
  await page.waitForFunction(() => 'pdfjs' in window)
  const { address, ...shares } = await page.evaluate(
    async (data) => {
      const { pdfjs } = window
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.min.mjs'
      const document = await pdfjs.getDocument({ data: Uint8Array.from(data) }).promise
      const first = await document.getPage(1)
      const viewport = first.getViewport({ scale: 100 / 72 })
      const canvas = window.document.createElement('canvas')
      canvas.width = Math.ceil(viewport.width)
      canvas.height = Math.ceil(viewport.height)
      await first.render({ canvas, viewport }).promise
      const dots =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let white = 0
      let coloured = 0
      for (let at = 0; at < dots.length; at += 4) {
        const dot = [dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0]
        if (Math.min(...dot) === 255) white += 1
        if (Math.max(...dot) - Math.min(...dot) > 2) coloured += 1
      }
      const count = dots.length / 4
      return { address: canvas.toDataURL(), white: white / count, coloured: coloured / count }
    },
    [...bytes],
  )
  return { ...shares, png: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}
