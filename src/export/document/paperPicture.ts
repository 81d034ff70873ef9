import { CANVAS_WIDTH, type Drawing, type Paint } from '../../pictures/drawing.ts'
import { type SvgElement, svgOf } from '../../pictures/svg.ts'

/*
 * A picture for print and PDF, as SVG elements in black, white and a little grey, which a photocopier
 * keeps.
 */

interface Ink {
  fill: string
  stroke: string
}

/** The colour of text and lines on paper. */
export const INK = '#000'

const edged = (fill: string): Ink => ({ fill, stroke: INK })
const line: Ink = { fill: 'none', stroke: INK }

/** The ink of each paint. Lightness alone tells pieces of one picture apart. */
const inks: Record<Paint, Ink> = {
  concrete: edged('#e4e4e4'),
  cement: edged('#fff'),
  sand: edged('#e4e4e4'),
  ballast: edged('#a8a8a8'),
  block: edged('#e4e4e4'),
  tile: edged('#fff'),
  sheet: edged('#fff'),
  steel: edged('#c4c4c4'),
  plaster: edged('#fff'),
  paint: edged('#c4c4c4'),
  hardcore: edged('#a8a8a8'),
  murram: edged('#d4d4d4'),
  dust: edged('#ececec'),
  board: edged('#fff'),
  earth: edged('#bcbcbc'),
  side: edged('#c4c4c4'),
  joint: { fill: '#fff', stroke: 'none' },
  cut: edged('#b0b0b0'),
  spare: edged('#e4e4e4'),
  lap: { fill: '#a0a0a0', stroke: 'none' },
  coat: edged('#c4c4c4'),
  ghost: { fill: 'none', stroke: '#777' },
  outline: line,
  rib: line,
  measure: line,
}

/** Without a halo: nothing on paper is so dark that black letters drown in it. */
const TEXT_STYLE = { 'font-size': 15, fill: INK }

const SVG = 'http://www.w3.org/2000/svg'
/** Room beside the canvas for letters that reach over its edge. */
const MARGIN = 6
/** The side of a legend's sample, in the canvas's units. */
const SAMPLE = 16

/**
 * A drawing as an `svg` element of a document, without its legend.
 *
 * @param letters the font, and a function that turns a text into characters of that font.
 */
export function paperPicture(
  drawing: Drawing,
  page: Document,
  letters = { font: 'Helvetica, Arial, sans-serif', encode: (text: string) => text },
): SVGSVGElement {
  const box = [-MARGIN, -MARGIN, CANVAS_WIDTH + 2 * MARGIN, drawing.height + 2 * MARGIN]
  const svg = page.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', box.map(Math.ceil).join(' '))
  svg.setAttribute('font-family', letters.font)
  for (const [index, shape] of drawing.shapes.entries()) {
    const legible = shape.kind === 'text' ? { ...shape, text: letters.encode(shape.text) } : shape
    for (const element of svgOf(legible, `pattern-${index}`)) append(svg, element)
  }
  return svg
}

/** The height of a drawing's picture for each unit of its width. */
export function heightPerWidth(drawing: Drawing): number {
  return (drawing.height + 2 * MARGIN) / (CANVAS_WIDTH + 2 * MARGIN)
}

/** A legend's sample of a paint, as an `svg` element of a document. */
export function legendSample(paint: Paint, page: Document): SVGSVGElement {
  const svg = page.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${SAMPLE} ${SAMPLE}`)
  append(svg, {
    tag: 'rect',
    paint,
    attributes: { x: 1, y: 1, width: SAMPLE - 2, height: SAMPLE - 2 },
  })
  return svg
}

function append(parent: Element, { tag, attributes, paint, text, children }: SvgElement): void {
  const page = parent.ownerDocument
  const letters = text === undefined ? {} : TEXT_STYLE
  const element = page.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries({
    ...attributes,
    ...letters,
    ...(paint ? inkOf(paint) : {}),
  })) {
    element.setAttribute(name === 'textAnchor' ? 'text-anchor' : name, String(value))
  }
  if (text !== undefined) element.textContent = text
  for (const child of children ?? []) append(element, child)
  parent.append(element)
}

function inkOf(paint: Paint): Record<string, string | number> {
  const strong = paint === 'outline' || paint === 'measure'
  return {
    ...inks[paint],
    'stroke-width': strong ? 1.5 : 0.8,
    // Coats of paint overlap: the second covers what shows through the first.
    ...(paint === 'coat' ? { 'fill-opacity': 0.55 } : {}),
  }
}
