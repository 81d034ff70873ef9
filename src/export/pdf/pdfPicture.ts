/*
 * svg2pdf.js: the makers of a diagram library maintain it for jsPDF. Its 19 kB come with jsPDF and
 * spare us a reader of SVG paths and patterns.
 */
import { svg2pdf } from 'svg2pdf.js'
import { type Drawing, explained, type LegendItem, type Paint } from '../../pictures/drawing.ts'
import { heightPerWidth, INK, legendSample, paperPicture } from '../document/paperPicture.ts'
import { FONT } from './pdfFont.ts'
import { heightOf, type PdfPen } from './pdfPen.ts'
import { mm, PAGE, SMALL } from './pdfStyles.ts'
import { printable } from './pdfText.ts'

/** Beside the figures. */
export const PICTURE_WIDTH = mm(62)
/** Alone, on a cover. */
export const WIDE_PICTURE_WIDTH = mm(95)
/** The page has room for a heading above it, or for a table below. */
const TALLEST = mm(150)
/** The side of a legend's sample. */
const SAMPLE = mm(3)
const GAP = mm(1.5)

type LegendText = Pick<LegendItem, 'paint' | 'text'>

/** The width and height of a picture, in points. A tall one is made narrower, so that a page holds it. */
function sizeOf(picture: Drawing, widest: number): { width: number; height: number } {
  const ratio = heightPerWidth(picture)
  const width = Math.min(widest, TALLEST / ratio)
  return { width, height: width * ratio }
}

/** The lines of a legend's text, as wide as its picture. */
function legendLines({ paint, text }: LegendText, pen: PdfPen, width: number): string[] {
  return pen.wrap(text, width - indentOf(paint), SMALL)
}

function indentOf(paint: Paint | undefined): number {
  return paint ? SAMPLE + GAP : 0
}

/** The height of a picture and its legend, in points. */
export function heightOfPicture(picture: Drawing, pen: PdfPen, widest: number): number {
  const { width, height } = sizeOf(picture, widest)
  return explained(picture).reduce(
    (sum, item) => sum + legendLines(item, pen, width).length * heightOf(SMALL) + GAP,
    height + GAP,
  )
}

/**
 * Draws a picture and its legend at one side of the page, from the pen's height; answers where they end,
 * in points from the top.
 */
export async function drawPicture(
  picture: Drawing,
  pen: PdfPen,
  widest: number,
  side: 'left' | 'right',
): Promise<number> {
  const { pdf } = pen
  const size = sizeOf(picture, widest)
  const x = side === 'left' ? PAGE.left : PAGE.right - size.width
  const svg = paperPicture(picture, document, { font: FONT, encode: printable })
  await svg2pdf(svg, pdf, { x, y: pen.y, ...size })
  let y = pen.y + size.height + GAP
  for (const item of explained(picture)) {
    const { paint } = item
    if (paint) {
      const box = { x, y: y + GAP / 2, width: SAMPLE, height: SAMPLE }
      await svg2pdf(legendSample(paint, document), pdf, box)
    }
    pdf.setTextColor(INK)
    const lines = legendLines(item, pen, size.width)
    pen.write(lines, SMALL, y, () => x + indentOf(paint))
    y += lines.length * heightOf(SMALL) + GAP
  }
  return y
}
