import { z } from 'zod'
import { shape, text } from './shapes.ts'

/*
 * The kinds of picture: a closed set. Each parameter names a field, a choice's value (as
 * blockType.length) or a result; which one it takes stands in check/pictures.ts. Every kind has a
 * drawing in src/pictures/kinds/.
 */

/** A slab seen from its corner, with the bags of cement and the heaps that go into it. */
const slab = shape({
  kind: z.literal('slab'),
  area: text,
  thickness: text,
  mix: text,
  bags: text,
  sand: text,
  aggregate: text,
})

/** A wall in running bond, with one block close up and the spare ones apart. */
const wall = shape({
  kind: z.literal('wall'),
  length: text,
  height: text,
  blockLength: text,
  blockHeight: text,
  gap: text,
  wastage: text,
  blocks: text,
  total: text,
})

/** A floor from above with its tiles, cut ones at two edges, and the spare ones apart. */
const floor = shape({
  kind: z.literal('floor'),
  length: text,
  width: text,
  tileLength: text,
  tileWidth: text,
  wastage: text,
  tiles: text,
  total: text,
})

/** A roof slope from above: rows and columns of sheets, and where each lies over the next. */
const roof = shape({
  kind: z.literal('roof'),
  length: text,
  width: text,
  sheetLength: text,
  sheetWidth: text,
  overlap: text,
  usableWidth: text,
  rows: text,
  columns: text,
  sheets: text,
})

/** A bar's cross-section among the other sizes, its length, and the bundle. */
const bars = shape({
  kind: z.literal('bars'),
  diameter: text,
  length: text,
  bars: text,
  weight: text,
})

/** Walls with their coats of paint, and the paint litre by litre. */
const coats = shape({
  kind: z.literal('coats'),
  height: text,
  width: text,
  walls: text,
  coats: text,
  coverage: text,
  area: text,
  litres: text,
})

export const pictureSchema = z.discriminatedUnion('kind', [slab, wall, floor, roof, bars, coats], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? "has no known kind; a picture's kind is 'slab', 'wall', 'floor', 'roof', 'bars' or 'coats'"
      : undefined,
})

export type Picture = z.output<typeof pictureSchema>
export type PictureKind = Picture['kind']
export type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>
/** The parameters of a kind of picture. */
export type ParameterOf<Kind extends PictureKind> = Exclude<
  Extract<keyof PictureOf<Kind>, string>,
  'kind'
>

/** The icons of the menu and the home page: a closed set, drawn in src/layout/ToolIcon.tsx. */
export const iconSchema = z.enum(['mix', 'block', 'bar', 'sheet', 'paint', 'tile', 'calculator'])
export type IconName = z.output<typeof iconSchema>
