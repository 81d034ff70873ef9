/*
 * A picture as plain data: shapes on a canvas, a legend and a text alternative. It knows neither
 * React nor a screen, so that paper can use it as well.
 */

import type { Material } from '../../schemas/definition/picture.ts'

/** The width of every drawing's canvas; the unit of all coordinates. */
export const CANVAS_WIDTH = 320

/** The meaning of a shape, which gives it its colours: a material, or its treatment. */
export type Paint =
  | Material
  /** The sides of a box. */
  | 'side'
  | 'joint'
  | 'cut'
  | 'spare'
  | 'lap'
  | 'coat'
  /** The outline of a thing that is absent, or not chosen. */
  | 'ghost'
  | 'outline'
  | 'rib'
  | 'measure'

interface Meaning {
  paint: Paint
  /** The field that this shape measures or depends on: highlighted while it has the focus. */
  field?: string | undefined
  /** The count that this shape is one piece of, as its legend calls it. */
  piece?: string | undefined
  /** How much of a piece it is; a whole one if left out. */
  share?: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type PlainShape =
  | ({ kind: 'rect'; round?: number } & Box & Meaning)
  | ({ kind: 'path'; d: string } & Meaning)
  | ({ kind: 'circle'; x: number; y: number; radius: number } & Meaning)

export type Shape =
  | PlainShape
  /** A rectangle filled with repetitions of a cell, counted from the cell's own corner. */
  | ({ kind: 'pattern'; cell: Box; shapes: PlainShape[]; round?: number } & Box & Meaning)
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      align: 'start' | 'middle' | 'end'
      /** The room for the text, in canvas units. A longer text is pressed together. */
      room: number
      /** Reads from bottom to top. */
      turned: boolean
      field?: string | undefined
    }

export interface LegendItem {
  /** The colour that it explains; none for a sum. */
  paint?: Paint
  text: string
  /** The exact number that `text` states. */
  count?: number
  /** 'each': one shape for each piece, with this name; 'stated': abbreviated or not drawn. */
  /** The picture shows this text beside the pieces, so only the text alternative repeats it. */
  labelled?: boolean
  drawn: { as: 'each'; piece: string } | { as: 'stated' }
}

export interface Drawing {
  height: number
  shapes: Shape[]
  /** Describes the picture in a few words. */
  subject: string
  legend: LegendItem[]
  /** Says what is abbreviated or not to scale. */
  notes: string[]
}

/** One part's contribution to a drawing. */
export interface Drawn extends Pick<Drawing, 'height' | 'shapes'> {
  legend?: LegendItem[]
  notes?: string[]
  /** Whether the part as a whole is drawn to scale. */
  toScale?: boolean
}

/** The text alternative, with everything that the picture says. */
export function textAlternative({ subject, legend, notes }: Drawing): string {
  const sentences = [...(subject ? [subject] : []), ...legend.map(({ text }) => text), ...notes]
  return sentences.map(sentence).join(' ')
}

/** Facts that the picture cannot show, beside its pieces. */
export function unlabelled(legend: readonly LegendItem[]): LegendItem[] {
  return legend.filter(({ labelled }) => !labelled)
}

/** The lines below a picture: a legend of the facts that it cannot show, and its notes. */
export function explained({ legend, notes }: Drawing): Pick<LegendItem, 'paint' | 'text'>[] {
  return [...unlabelled(legend), ...notes.map((note) => ({ text: sentence(note) }))]
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The most shapes one picture may have; beyond them pieces become a pattern. */
export const MAX_SHAPES = 400

/** The most pieces drawn one by one, which leaves room for measures and outlines. */
export const MAX_PIECES = 240

/** Of bold letters, the widest: a focused label is bold. */
const LETTER = 8.6
export const TEXT_HEIGHT = 15

/** The estimated width of a text, in canvas units. */
export function textWidth(text: string): number {
  return text.length * LETTER
}

/** A text centred at x, moved aside where it would leave the canvas. */
export function label(
  x: number,
  y: number,
  text: string,
  field?: string,
  room = CANVAS_WIDTH,
): Shape[] {
  if (text === '') return []
  const half = Math.min(textWidth(text), room) / 2
  const inside = Math.min(Math.max(x, half), CANVAS_WIDTH - half)
  return [{ kind: 'text', x: inside, y, text, align: 'middle', room, turned: false, field }]
}

interface Point {
  x: number
  y: number
}

/** Words that begin at a place, and a line that leads from there to what they name. */
export function wordsBeside(named: Point, place: Point, text: string, field?: string): Shape[] {
  const d = `M${at(named.x)} ${at(named.y)}L${at(place.x - 14)} ${at(place.y)}H${at(place.x - 6)}`
  const [x, y] = [place.x, place.y + 5]
  return [
    { kind: 'path', d, paint: 'measure', field },
    { kind: 'text', x, y, text, align: 'start', room: 316 - x, turned: false, field },
  ]
}

const TICK = 4

/** A measure over a distance, its text above the line. */
export function measureAcross(
  from: number,
  to: number,
  y: number,
  text: string,
  field?: string,
  room?: number,
): Shape[] {
  const d = `M${at(from)} ${at(y - TICK)}v${2 * TICK}M${at(to)} ${at(y - TICK)}v${2 * TICK}M${at(from)} ${at(y)}H${at(to)}`
  return [
    { kind: 'path', d, paint: 'measure', field },
    ...label((from + to) / 2, y - 7, text, field, room),
  ]
}

/** A measure down a distance, its text turned and to the left of the line. */
export function measureDown(
  from: number,
  to: number,
  x: number,
  text: string,
  field?: string,
  room = 150,
): Shape[] {
  const d = `M${at(x - TICK)} ${at(from)}h${2 * TICK}M${at(x - TICK)} ${at(to)}h${2 * TICK}M${at(x)} ${at(from)}V${at(to)}`
  const line: Shape = { kind: 'path', d, paint: 'measure', field }
  if (text === '') return [line]
  const half = Math.min(textWidth(text), room) / 2
  const middle = Math.max((from + to) / 2, half)
  return [
    line,
    { kind: 'text', x: x - 8, y: middle, text, align: 'middle', room, turned: true, field },
  ]
}

/** A coordinate with at most two decimals. */
export function at(coordinate: number): number {
  return Math.round(coordinate * 100) / 100
}
