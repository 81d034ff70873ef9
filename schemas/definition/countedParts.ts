import { z } from 'zod'
import { common } from './partKeys.ts'
import { count, field, length, material, result, value, words } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/* The parts of a picture that draw so many of something: bars, coats, pieces, bags. */

/** Bars both ways over a face from above, with what is kept free at its edges. */
export const grid = shape({
  part: z.literal('grid'),
  ...common,
  length: length(),
  width: length(),
  spacing: length(),
  cover: length().optional(),
  /** What one bar is called. */
  noun: z.string(),
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

const sectionBars = shape({
  count: count(),
  diameter: length(),
  /** In a row at the top or at the bottom; 'around': in the corners first, then along the sides. */
  at: z.enum(['top', 'bottom', 'around']).default('around'),
  /** Beside them: '{bars:bar} of {diameter.size}'. */
  label: words(),
})

/** A beam or column cut across, to scale: its bars, and the ring around them. */
export const section = shape({
  part: z.literal('section'),
  ...common,
  width: length(),
  depth: length(),
  /** From the face to the ring, or to the bars where there is none. */
  cover: length(),
  /** `label` beside it: 'ring of {ringDiameter.size}'. */
  ring: shape({ diameter: length(), label: words() }).optional(),
  bars: z.array(sectionBars).min(1, 'is empty; at least one entry is expected'),
})

/** Bars from their ends, tied together. */
export const bundle = shape({
  part: z.literal('bundle'),
  ...common,
  bars: count(),
  /** What one is called. */
  noun: z.string(),
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
  noun: z.string(),
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
  noun: z.string(),
  pieceShape: z.enum(['plain', 'bag', 'tin']).default('plain'),
  material,
  legend: words(),
  /** The text where each piece is drawn: 'Each tin stands for one litre'. */
  scaleNote: words().optional(),
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
  /** The field that they depend on: they are highlighted while it has the focus. */
  highlightWith: field().optional(),
})
