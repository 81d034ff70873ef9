import type { jsPDF } from 'jspdf'
/*
 * svg2pdf.js: the makers of a diagram library maintain it for jsPDF. Its 19 kB come with jsPDF and
 * spare us a reader of SVG paths and patterns.
 */
import { svg2pdf } from 'svg2pdf.js'
import { type Drawing, explained, type LegendItem } from '../../pictures/drawing.ts'
import { heightPerWidth, INK, legendSample, paperPicture } from '../document/paperPicture.ts'
import { mm } from './millimetres.ts'
import { FONT } from './pdfFont.ts'
import { printable } from './pdfText.ts'

/** All in points. */
const TEXT_SIZE = 9
const LINE_HEIGHT = mm(4.2)
const SAMPLE = mm(3)
const GAP = mm(1.5)

/** Where a picture goes on a page, in points. */
interface Place {
  x: number
  y: number
  width: number
}

/** The lines of a legend's text, as wide as its picture. */
function legendLines(
  pdf: jsPDF,
  { paint, text }: Pick<LegendItem, 'paint' | 'text'>,
  width: number,
): string[] {
  pdf.setFont(FONT, 'normal').setFontSize(TEXT_SIZE).setTextColor(INK)
  return pdf.splitTextToSize(printable(text), width - (paint ? SAMPLE + GAP : 0))
}

/** The height of a picture and its legend, in points. */
export function pictureHeight(pdf: jsPDF, picture: Drawing, width: number): number {
  const legend = explained(picture).map((item) => legendLines(pdf, item, width).length)
  return legend.reduce(
    (height, lines) => height + lines * LINE_HEIGHT + GAP,
    width * heightPerWidth(picture) + GAP,
  )
}

/** Draws a picture and its legend; answers where they end, in points from the top. */
export async function drawPicture(pdf: jsPDF, picture: Drawing, place: Place): Promise<number> {
  const { x, width } = place
  const height = width * heightPerWidth(picture)
  await svg2pdf(paperPicture(picture, document, { font: FONT, encode: printable }), pdf, {
    ...place,
    height,
  })
  let y = place.y + height + GAP
  for (const item of explained(picture)) {
    const { paint } = item
    const indent = paint ? SAMPLE + GAP : 0
    if (paint) {
      const size = { width: SAMPLE, height: SAMPLE }
      await svg2pdf(legendSample(paint, document), pdf, { x, y: y + GAP / 2, ...size })
    }
    for (const line of legendLines(pdf, item, width)) {
      pdf.text(line, x + indent, y + LINE_HEIGHT / 2, { baseline: 'middle' })
      y += LINE_HEIGHT
    }
    y += GAP
  }
  return y
}
