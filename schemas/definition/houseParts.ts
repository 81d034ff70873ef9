import { z } from 'zod'
import { common } from './partKeys.ts'
import { column, length, material, template } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/* The parts of a picture that draw a house: its front, its roof, a cut through its wall. */

export const gable = shape({
  /** A gable from its front: walls, and a roof of two slopes over them. */
  part: z.literal('gable'),
  ...common,
  /** A length: from wall to wall. */
  span: length(),
  /** A length: how high the roof is above its walls. */
  rise: length(),
  /** A length: how far the roof reaches over a wall. */
  eaves: length().optional(),
  /** The material it is drawn in. */
  material,
  /** Words beside a slope: '{slopeLength}'. */
  slope: template().optional(),
  /** A length: how high its walls are; without it they are as high as looks well. */
  walls: length().optional(),
  /** Doors and windows beside it, to its scale: rows of repeats. */
  openings: z
    .array(
      shape({
        /** A column of lengths: from left to right. */
        width: column('length'),
        /** A column of lengths: from bottom to top. */
        height: column('length'),
        /** A column of counts: how many of this size. */
        count: column('number'),
      }),
    )
    .optional(),
})

export const hip = shape({
  /** A roof of four slopes from above: its ridge and its hips, over the walls. */
  part: z.literal('hip'),
  ...common,
  /** A length: from wall to wall along the ridge. */
  length: length(),
  /** A length: from wall to wall across it. */
  span: length(),
  /** A length: how far the roof reaches over a wall. */
  eaves: length().optional(),
  /** The material it is drawn in. */
  material,
  /** Words under it: 'ridge {ridge}, hip {hip}'. */
  ridge: template().optional(),
})

export const wallCut = shape({
  /** A wall cut through from its footing to its top, with the floor beside it and the ground outside. */
  part: z.literal('wallCut'),
  ...common,
  /** A length: how high it is above the floor. */
  height: length(),
  /** A length: how thick it is. */
  thickness: length(),
  /** The material it is drawn in. */
  material,
  /** Words beside it: 'wall {wallHeight}'. */
  label: template(),
  /** A length: how far the floor is above the ground. */
  plinth: length(),
  /** Words beside the ground: 'plinth {plinth}'. */
  plinthLabel: template(),
  /** The trench that it stands in. */
  trench: shape({
    /** A length: from side to side. */
    width: length(),
    /** A length: below the ground. */
    depth: length(),
    /** A length: how thick the concrete in it is. */
    footing: length(),
    /** Words beside its bottom: 'trench {trenchDepth}'. */
    label: template(),
    /** Words beside the concrete: 'concrete {footing}'. */
    footingLabel: template(),
  }),
  /** The layers of the floor, from the top one down; the first reaches under the wall. */
  floor: z.array(
    shape({
      /** A length: how thick it is. */
      depth: length(),
      /** The material it is drawn in. */
      material,
      /** Words beside it: 'hardcore {hardcore}'. */
      label: template(),
    }),
  ),
})
