import { z } from 'zod'
import { shape } from './shapes.ts'
import { area, count, field, length, material, percentage, result, value, words } from './takes.ts'

/*
 * A picture is composed of parts, drawn one below the other: a closed set of geometric things that
 * know no calculator. A definition says which values they are drawn from and brings the words. Each
 * part is drawn by the file of its name in src/pictures/parts/.
 */

/** What every part may say. */
const common = {
  /** A sentence of the text alternative; {toScale} is ', to scale' or nothing. */
  shows: words('toScale').optional(),
  /** A sentence under the picture. */
  note: words().optional(),
  /** Drawn only with one option of a choice: { shape: 'round' }. */
  when: z.record(z.string(), z.string()).optional(),
}

/** A face to scale, from above or from the front: bare, or covered with pieces. */
export const surface = shape({
  part: z.literal('surface'),
  ...common,
  length: length(),
  height: length(),
  material,
  /** What stands under a bare face. */
  caption: words().optional(),
  /** Pieces laid in rows and cut at the edges; one close up, and the spare ones apart. */
  pieces: shape({
    /** What one is called: 'tile'. */
    one: z.string(),
    length: length(),
    height: length(),
    /** Between one piece and the next. */
    joint: length().optional(),
    /** 'grid': from the top, joint under joint. 'bond': from the ground, every other row by half. */
    laid: z.enum(['grid', 'bond']).default('grid'),
    /** Where pieces are cut: 'at the edges'. */
    cut: z.string(),
    /** Pieces that cover the face, by area; without it they are counted from the face. */
    needed: count().optional(),
    /** With the spare ones. */
    total: count(),
    wastage: percentage(),
  }).optional(),
})

/** A face covered with columns and rows of pieces that lap, or end edge to edge; none is cut. */
export const lapped = shape({
  part: z.literal('lapped'),
  ...common,
  length: length(),
  height: length(),
  material,
  /** What one piece is called: 'sheet'. */
  one: z.string(),
  pieceLength: length(),
  pieceWidth: length(),
  /** The part of a piece's width that the next one covers. */
  lap: percentage().optional(),
  /** What shows of a piece's width; all of it if left out. */
  usable: length().optional(),
  columns: count(),
  /** One if left out. */
  rows: count().optional(),
  total: count(),
  /** Said where pieces reach over the face. */
  over: words().optional(),
  /** In place of '6 columns × 2 rows = 12 sheets'. */
  legend: words().optional(),
})

/** A block seen from its corner: a square of an area, or of two sides. */
export const box = shape({
  part: z.literal('box'),
  ...common,
  area: area().optional(),
  length: length().optional(),
  width: length().optional(),
  height: length(),
  material,
  caption: words().optional(),
}).refine(
  ({ area, length, width }) =>
    (area === undefined) === (length !== undefined && width !== undefined),
  'takes either an area or a length and a width',
)

/** A round block, standing. */
export const cylinder = shape({
  part: z.literal('cylinder'),
  ...common,
  diameter: length(),
  height: length(),
  material,
  caption: words().optional(),
})

const layer = shape({
  /** Without it a layer runs on, as the ground or the wall behind plaster. */
  depth: length().optional(),
  /** None: nothing is there, as in a trench above its concrete. */
  material: material.optional(),
  /** Beside it: 'hardcore {thickness}'. */
  label: words(),
})

/** A cut through layers, the top one first: a floor's build-up, a trench, plaster on a wall. */
export const layers = shape({
  part: z.literal('layers'),
  ...common,
  layers: z.array(layer).min(1, 'is empty; at least one layer is expected'),
  /** How wide the cut is, to the scale of the layers; without it the layers run on. */
  width: length().optional(),
  /** Dug into the ground, which stands on both sides. */
  dug: z.boolean().default(false),
  /** The layers stand beside each other, the first one on the left. */
  upright: z.boolean().default(false),
})

/** A straight flight of stairs from its side, on its waist. */
export const stairs = shape({
  part: z.literal('stairs'),
  ...common,
  steps: count(),
  riser: length(),
  tread: length(),
  waist: length(),
  material,
  caption: words().optional(),
})

/** A gable from its front: walls, and a roof of two slopes over them. */
export const gable = shape({
  part: z.literal('gable'),
  ...common,
  span: length(),
  rise: length(),
  eaves: length().optional(),
  material,
  /** Beside a slope: '{slopeLength}'. */
  slope: words().optional(),
})

/** Bars both ways over a face from above, with what is kept free at its edges. */
export const grid = shape({
  part: z.literal('grid'),
  ...common,
  length: length(),
  width: length(),
  spacing: length(),
  cover: length().optional(),
  /** What one bar is called. */
  one: z.string(),
  /** How many bars lie along the length, and how many across it. */
  along: count(),
  across: count(),
})

/** A bar: its cross-section among the other sizes of its choice, and its length, which is not to scale. */
export const bar = shape({
  part: z.literal('bar'),
  ...common,
  diameter: length(),
  length: length(),
  material,
})

/** Bars from their ends, tied together. */
export const bundle = shape({
  part: z.literal('bundle'),
  ...common,
  bars: count(),
  /** What one is called. */
  one: z.string(),
  material,
  /** What it comes to, beside the bundle: '{totalWeight}'. */
  sum: words().optional(),
})

/** A face with its coats side by side, and the other faces of its size behind it. */
export const coats = shape({
  part: z.literal('coats'),
  ...common,
  length: length(),
  height: length(),
  /** How many such faces; one if left out. */
  faces: count().optional(),
  /** What one is called: 'wall'. */
  one: z.string(),
  coats: count(),
  /** What the coats come to: '{totalArea} to paint'. */
  legend: words().optional(),
})

/** A pile of pieces on the ground. */
export const pile = shape({
  part: z.literal('pile'),
  ...common,
  /** One piece for each of its unit: a litre, a bag. */
  count: result('anything'),
  /** What one is called, where there are too many to draw. */
  one: z.string(),
  drawn: z.enum(['plain', 'bag', 'tin']).default('plain'),
  material,
  legend: words(),
  /** Said where each piece is drawn: 'Each tin stands for one litre'. */
  each: words().optional(),
  /** What one piece covers, drawn beside the pile. */
  covers: value().optional(),
})

const heap = { /** Under it: 'sand'. */ label: words(), material }

/** Bags and heaps on one ground, what they are and how much under each. */
export const heaps = shape({
  part: z.literal('heaps'),
  ...common,
  /** Drawn one by one, as many as the result shows. */
  bags: shape({ of: result('number'), ...heap }).optional(),
  /** Each as large as its volume beside the others. */
  heaps: z
    .array(shape({ of: result('volume'), ...heap }))
    .min(1, 'is empty; at least one heap is expected')
    .max(2, 'has more than two heaps, which is all there is room for'),
  /** The field that they depend on: they stand out while it has the focus. */
  follows: field().optional(),
})
