import type { jsPDF } from 'jspdf'
import { FONT } from './pdfFont.ts'
import { drawLine } from './pdfScripts.ts'
import {
  GAP,
  HEADING,
  LEAST_BELOW_HEADING,
  LINE_HEIGHT,
  PAGE,
  type TextStyle,
  THIN_LINE,
} from './pdfStyles.ts'
import { hasLetters, printable } from './pdfText.ts'

/**
 * Writes a PDF from top to bottom, and goes on at the top of a new page when one is full. All lengths
 * are in points.
 */
export class PdfPen {
  /** How far down the page it has come. */
  y = PAGE.top
  /** The width that it writes in, from the left margin. */
  width = PAGE.width

  readonly pdf: jsPDF

  constructor(pdf: jsPDF) {
    this.pdf = pdf
  }

  newPage(): void {
    this.pdf.addPage()
    this.y = PAGE.top
  }

  space(height: number): void {
    this.y += height
  }

  /** Goes on on a new page where this one has no room of that height; answers whether it did. */
  makeRoom(height: number): boolean {
    const isFull = this.y + height > PAGE.bottom
    if (isFull) this.newPage()
    return isFull
  }

  /** A heading, on one page with what follows it, whose first part needs so much room. */
  heading(text: string, following = LEAST_BELOW_HEADING): void {
    this.space(GAP)
    this.makeRoom(heightOf(HEADING) + following)
    this.paragraph(text, HEADING)
  }

  paragraph(text: string, style: TextStyle): void {
    this.flow(this.wrap(text, this.width, style), style, PAGE.left)
  }

  /** The height of a paragraph. */
  heightOfParagraph(text: string, style: TextStyle): number {
    return this.wrap(text, this.width, style).length * heightOf(style)
  }

  /** Writes lines that may go on on a new page. */
  flow(lines: readonly string[], style: TextStyle, left: number): void {
    for (const line of lines) {
      this.makeRoom(heightOf(style))
      this.write([line], style, this.y, () => left)
      this.y += heightOf(style)
    }
  }

  /** Writes lines below one another at a place of the page, each in the middle of its height. */
  write(
    lines: readonly string[],
    style: TextStyle,
    top: number,
    startOf: (line: string) => number,
  ): void {
    for (const [index, line] of lines.entries()) {
      const middle = top + (index + 0.5) * heightOf(style)
      const start = startOf(line)
      this.setStyle(style)
      if (hasLetters(line)) this.pdf.text(line, start, middle, { baseline: 'middle' })
      else {
        const widest = PAGE.left + this.width - start
        drawLine(this.pdf, { ...style, text: line, left: start, middle, widest })
      }
    }
  }

  /** Draws a horizontal line at a place of the page. */
  rule(y: number, thickness = THIN_LINE, left = PAGE.left, width = this.width): void {
    this.pdf.setLineWidth(thickness).line(left, y, left + width, y)
  }

  /** The lines of a text that may be so wide. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    this.setStyle(style)
    return this.pdf.splitTextToSize(printable(text), width)
  }

  widthOf(text: string, style: TextStyle): number {
    this.setStyle(style)
    return this.pdf.getTextWidth(printable(text))
  }

  private setStyle({ size, weight }: TextStyle): void {
    this.pdf.setFont(FONT, weight).setFontSize(size)
  }
}

/** The height of a line. */
export function heightOf({ size }: TextStyle): number {
  return size * LINE_HEIGHT
}
