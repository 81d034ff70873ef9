import type { jsPDF } from 'jspdf'
import { INK } from '../document/paperPicture.ts'

/** Dots for each point: sharp on paper, and a name is a few kilobytes. */
const DOTS_PER_POINT = 4
/** Tall enough for the marks above and below letters of any script. */
const HEIGHT_PER_SIZE = 1.6

/** A line of text on a page, in points; `middle` is its height's. */
interface Line {
  text: string
  size: number
  weight: 'normal' | 'bold'
  left: number
  middle: number
  /** The picture is made smaller where it is wider. */
  widest: number
}

/**
 * Draws a line that has characters beyond the PDF's font (Arabic, Chinese, an emoji) with the fonts of
 * the device, as a picture.
 */
export function drawLine(pdf: jsPDF, { text, size, weight, left, middle, widest }: Line): void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error(`No canvas to draw “${text}” on`)
  const dots = size * DOTS_PER_POINT
  const style = () => {
    context.font = `${weight} ${dots}px Helvetica, Arial, sans-serif`
    context.fillStyle = INK
    context.textBaseline = 'middle'
  }
  style()
  canvas.width = Math.ceil(context.measureText(text).width)
  canvas.height = Math.ceil(dots * HEIGHT_PER_SIZE)
  // A canvas forgets its style as its size changes.
  style()
  context.fillText(text, 0, canvas.height / 2)
  const scale = Math.min(1 / DOTS_PER_POINT, widest / canvas.width)
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  pdf.addImage(canvas, 'PNG', left, middle - height / 2, width, height)
}
