import { z } from 'zod'
import { common } from './partKeys.ts'
import { count, field, length, material, result, template, value } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/* The parts of a picture that draw so many of something: bars, coats, pieces, bags. */

/** Bars both ways over a face from above, with what is kept free at its edges. */
export const grid = shape({
  /** Bars both ways over a face from above, two close up. */
  part: z.literal('grid'),
  ...common,
  /** A length: the face from left to right. */
  length: length(),
  /** A length: the face from top to bottom. */
  width: length(),
  /** A length: from bar to bar. */
  spacing: length(),
  /** A length: what is kept free at the edges. */
  cover: length().optional(),
  /** The word for one: 'bar'. */
  noun: z.string(),
  /** A count: the bars that lie along the length. */
  along: count(),
  /** A count: the bars that lie across it. */
  across: count(),
})

/** A bar: its cross-section among the other sizes of its choice, and its length, which is not to scale. */
export const bar = shape({
  /**
   * A bar: its cross-section among the other sizes of its choice, and its length, which is not to
   * scale.
   */
  part: z.literal('bar'),
  ...common,
  /** A length: a value of the choice that has the sizes. */
  diameter: length(),
  /** A length: from end to end. */
  length: length(),
  /** The material it is drawn in. */
  material,
})

const sectionBars = shape({
  /** A count: so many of one diameter. */
  count: count(),
  /** A length: across a bar. */
  diameter: length(),
  /**
   * In a row at the 'top' or at the 'bottom'; or 'around': in the corners first, then along the sides.
   */
  at: z.enum(['top', 'bottom', 'around']).default('around'),
  /** Words beside them: '{bars:bar} of {diameter.size}'. */
  label: template(),
})

/** A beam or column cut across, to scale: its bars, and the ring around them. */
export const section = shape({
  /** A beam or a column cut across, to scale: its bars, and the ring around them. */
  part: z.literal('section'),
  ...common,
  /** A length: from left to right. */
  width: length(),
  /** A length: from top to bottom. */
  depth: length(),
  /** A length: from the face to the ring, or to the bars where there is none. */
  cover: length(),
  /** The ring around the bars. */
  ring: shape({
    /** A length: across the bar that it is bent from. */
    diameter: length(),
    /** Words beside it: 'ring of {ringDiameter.size}'. */
    label: template(),
  }).optional(),
  /** Its bars, an entry for each diameter or place. */
  bars: z.array(sectionBars).min(1, 'is empty; at least one entry is expected'),
})

/** Bars from their ends, tied together. */
export const bundle = shape({
  /** Bars from their ends, tied together. */
  part: z.literal('bundle'),
  ...common,
  /** A count: how many. */
  bars: count(),
  /** The word for one: 'bar'. */
  noun: z.string(),
  /** The material it is drawn in. */
  material,
  /** Words beside the bundle, what it comes to: '{totalWeight}'. */
  sum: template().optional(),
})

/** A face with its coats side by side, and the other faces of its size behind it. */
export const coats = shape({
  /** A face with its coats side by side, and the other faces of its size behind it. */
  part: z.literal('coats'),
  ...common,
  /** A length: from left to right. */
  length: length(),
  /** A length: from top to bottom. */
  height: length(),
  /** A count: how many such faces; one if left out. */
  faces: count().optional(),
  /** The word for one: 'wall'. */
  noun: z.string(),
  /** A count: how many coats. */
  coats: count(),
  /** Words for what the coats come to: '{totalArea} to paint'. */
  legend: template().optional(),
})

/** A pile of pieces on the ground. */
export const pile = shape({
  /** A pile of pieces on the ground. */
  part: z.literal('pile'),
  ...common,
  /** A result: one piece for each of its unit, a litre or a bag. */
  count: result('anything'),
  /** The word for one, where there are too many to draw. */
  noun: z.string(),
  /** 'plain', or drawn as a 'bag' or a 'tin'. */
  pieceShape: z.enum(['plain', 'bag', 'tin']).default('plain'),
  /** The material it is drawn in. */
  material,
  /** Words under it. */
  legend: template(),
  /** Words where each piece is drawn: 'Each tin stands for one litre'. */
  scaleNote: template().optional(),
  /** Any value: what one piece covers, drawn beside the pile. */
  covers: value().optional(),
})

const heap = {
  /** Words under it: 'sand'. */
  label: template(),
  /** The material it is drawn in. */
  material,
}

/** Bags and heaps on one ground, what they are and how much under each. */
export const heaps = shape({
  /** Bags and one or two heaps on one ground, what they are and how much under each. */
  part: z.literal('heaps'),
  ...common,
  /** Drawn one by one, as many as the result shows. */
  bags: shape({
    /** A result that is a count. */
    of: result('number'),
    ...heap,
  }).optional(),
  /** One or two, each as large as its volume beside the others. */
  heaps: z
    .array(
      shape({
        /** A result that is a volume. */
        of: result('volume'),
        ...heap,
      }),
    )
    .min(1, 'is empty; at least one heap is expected')
    .max(2, 'has more than two heaps, which is all there is room for'),
  /** The field that they depend on: they are highlighted while it has the focus. */
  highlightWith: field().optional(),
})
