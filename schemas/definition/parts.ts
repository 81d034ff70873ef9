import { z } from 'zod'
import { common } from './partKeys.ts'
import { area, column, count, length, material, percentage, template } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/*
 * A picture is composed of parts, drawn one below the other: a closed set of geometric things that
 * know no calculator. A definition says which values they are drawn from and brings the words. Each
 * part is drawn by the file of its name in src/pictures/parts/.
 */

export const surface = shape({
  /** A face to scale, from above or from the front: bare, or covered with pieces. */
  part: z.literal('surface'),
  ...common,
  /** A length: from left to right. */
  length: length(),
  /** A length: from top to bottom. */
  height: length(),
  /** The material it is drawn in. */
  material,
  /** A length: only a border so wide is of the material, as walls are from above; inside it is bare. */
  border: length().optional(),
  /** A column of areas that lie somewhere within the face: listed under it, one for each row. */
  areas: column('area').optional(),
  /** Words under a bare face. */
  caption: template().optional(),
  /** Pieces laid over it in rows and cut at its edges; one close up, and the spare ones apart. */
  pieces: shape({
    /** The word for one: 'tile'. */
    noun: z.string(),
    /** A length: from left to right. */
    length: length(),
    /** A length: from top to bottom. */
    height: length(),
    /** A length: between one piece and the next. */
    joint: length().optional(),
    /** 'grid': from the top, joint under joint. 'bond': from the ground, every other row by half. */
    pattern: z.enum(['grid', 'bond']).default('grid'),
    /** Where pieces are cut: 'at the edges'. */
    cut: template(),
    /**
     * A count: the pieces that cover the face, by area. Without it they are counted from the face,
     * rounded up.
     */
    needed: count().optional(),
    /** A count: those that are needed, and the spare ones. */
    total: count(),
    /** A percentage: how many are spare. */
    wastage: percentage(),
  }).optional(),
})

/** A face covered with columns and rows of pieces that lap, or end edge to edge; none is cut. */
export const lapped = shape({
  /**
   * A face covered with columns and rows of whole pieces that lap, or lie edge to edge; two close up.
   */
  part: z.literal('lapped'),
  ...common,
  /** A length: the face from left to right. */
  length: length(),
  /** A length: the face from top to bottom. */
  height: length(),
  /** The material it is drawn in. */
  material,
  /** The word for one piece: 'sheet'. */
  noun: z.string(),
  /** A length: a piece from top to bottom. */
  pieceLength: length(),
  /** A length: a piece from left to right. */
  pieceWidth: length(),
  /** A percentage: the part of a piece's width that the next one covers. */
  overlap: percentage().optional(),
  /** A length: what shows of a piece's width; all of it if left out. */
  usable: length().optional(),
  /** A count: the pieces beside each other. */
  columns: count(),
  /** A count: the pieces one below the other; one if left out. */
  rows: count().optional(),
  /** A count: all pieces. */
  total: count(),
  /** Words where pieces reach over the face. */
  overhangNote: template().optional(),
  /** Words in place of '6 columns × 2 rows = 12 sheets'. */
  legend: template().optional(),
})

/** A block seen from its corner: a square of an area, or of two sides. */
export const box = shape({
  /** A block from its corner: of an area, then drawn as a square, or of two sides. */
  part: z.literal('box'),
  ...common,
  /** An area, or else `length` and `width`. */
  area: area().optional(),
  /** A length: the longer side, in place of `area`. */
  length: length().optional(),
  /** A length: the other side. */
  width: length().optional(),
  /** A length: how tall it is. */
  height: length(),
  /** The material it is drawn in. */
  material,
  /** Words under it. */
  caption: template().optional(),
}).refine(
  ({ area, length, width }) =>
    (area === undefined) === (length !== undefined && width !== undefined),
  'needs either an area or a length and a width',
)

export const cylinder = shape({
  /** An upright round block. */
  part: z.literal('cylinder'),
  ...common,
  /** A length: across it. */
  diameter: length(),
  /** A length: how tall it is. */
  height: length(),
  /** The material it is drawn in. */
  material,
  /** Words under it. */
  caption: template().optional(),
})

const layer = shape({
  /**
   * A length: how thick it is. Without it the layer runs on, as the ground or the wall behind plaster.
   */
  depth: length().optional(),
  /** The material it is drawn in. Without it nothing is there, as in a trench above its concrete. */
  material: material.optional(),
  /** Words beside it: 'hardcore {thickness}'. */
  label: template(),
})

/** A cut through layers, the top one first: a floor's build-up, a trench, plaster on a wall. */
export const layers = shape({
  /** A cut through layers: a floor's build-up, a trench, plaster on a wall. */
  part: z.literal('layers'),
  ...common,
  /** From the top one down. */
  layers: z.array(layer).min(1, 'is empty; at least one layer is expected'),
  /** A length: how wide the cut is, to the scale of the layers; without it they run on. */
  width: length().optional(),
  /** It is dug into the ground, which is drawn on both sides. */
  inGround: z.boolean().default(false),
  /** The layers are beside each other, the first one on the left. */
  sideBySide: z.boolean().default(false),
})

export const stairs = shape({
  /** A straight flight of stairs from its side, on its waist. */
  part: z.literal('stairs'),
  ...common,
  /** A count: its risers. */
  steps: count(),
  /** A length: how high a step is. */
  riser: length(),
  /** A length: how deep a step is. */
  tread: length(),
  /** A length: how thick the slab under the steps is. */
  waist: length(),
  /** The material it is drawn in. */
  material,
  /** Words under it. */
  caption: template().optional(),
})

export const fence = shape({
  /** One bay of a fence from its front: two posts in their holes, and the wires between them. */
  part: z.literal('fence'),
  ...common,
  /** A length: from post to post. */
  spacing: length(),
  /** A length: how deep its hole is; a post is drawn three times as high above the ground. */
  holeDepth: length(),
  /** A length: how wide its hole is. */
  holeWidth: length(),
  /** A count: the wires one above the other. */
  wires: count(),
  /** The material it is drawn in. */
  material,
})
