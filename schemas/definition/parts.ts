import { z } from 'zod'
import { common } from './partKeys.ts'
import { area, column, count, length, material, percentage, words } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/*
 * A picture is composed of parts, drawn one below the other: a closed set of geometric things that
 * know no calculator. A definition says which values they are drawn from and brings the words. Each
 * part is drawn by the file of its name in src/pictures/parts/.
 */

/** A face to scale, from above or from the front: bare, or covered with pieces. */
export const surface = shape({
  part: z.literal('surface'),
  ...common,
  length: length(),
  height: length(),
  material,
  /** Only a border so wide is of the material, as walls are from above; inside it is bare. */
  border: length().optional(),
  /** Listed under it, one for each row: areas that lie somewhere within the face. */
  areas: column('area').optional(),
  /** The text under a bare face. */
  caption: words().optional(),
  /** Pieces laid in rows and cut at the edges; one close up, and the spare ones apart. */
  pieces: shape({
    /** What one is called: 'tile'. */
    noun: z.string(),
    length: length(),
    height: length(),
    /** Between one piece and the next. */
    joint: length().optional(),
    /** 'grid': from the top, joint under joint. 'bond': from the ground, every other row by half. */
    pattern: z.enum(['grid', 'bond']).default('grid'),
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
  noun: z.string(),
  pieceLength: length(),
  pieceWidth: length(),
  /** The part of a piece's width that the next one covers. */
  overlap: percentage().optional(),
  /** What shows of a piece's width; all of it if left out. */
  usable: length().optional(),
  columns: count(),
  /** One if left out. */
  rows: count().optional(),
  total: count(),
  /** The text where pieces reach over the face. */
  overhangNote: words().optional(),
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
  'needs either an area or a length and a width',
)

/** An upright round block. */
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
  /** Dug into the ground, which is drawn on both sides. */
  inGround: z.boolean().default(false),
  /** The layers are beside each other, the first one on the left. */
  sideBySide: z.boolean().default(false),
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
