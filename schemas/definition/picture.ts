import { z } from 'zod'
import { bar, bundle, coats, grid, heaps, pile, section } from './countedParts.ts'
import { gable, hip, wallCut } from './houseParts.ts'
import { box, cylinder, fence, lapped, layers, stairs, surface } from './parts.ts'
import type { material } from './pictureReferences.ts'
import { shape } from './shapes.ts'

/** Every part, in the order of the guide in calculators/README.md. */
const kinds = [
  surface,
  lapped,
  box,
  cylinder,
  layers,
  stairs,
  gable,
  hip,
  wallCut,
  fence,
  grid,
  section,
  bar,
  bundle,
  coats,
  pile,
  heaps,
] as const

/** One part of a picture. */
const partSchema = z.discriminatedUnion('part', kinds, {
  error: () => `is none of the parts: ${kinds.map(({ shape }) => shape.part.value).join(', ')}`,
})

/** A calculator's picture: its parts, from the top down. */
export const pictureSchema = z.array(partSchema).min(1, 'is empty; at least one part is expected')

type Picture = z.output<typeof pictureSchema>
type Part = Picture[number]
export type PartKind = Part['part']
export type PartOf<Kind extends PartKind> = Extract<Part, { part: Kind }>
export type Material = z.output<typeof material>

/** The letters and numbers of an SVG's path: it begins at a point and has letters and numbers. */
const path = z
  .string()
  .max(400, 'is longer than 400 letters; an icon is a few lines')
  .regex(/^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/, "is not a path on a grid of 24, as 'M3 3h18v18H3z'")
  .refine((drawn) => (drawn.match(/\d*\.?\d+/g) ?? []).every((figure) => Number(figure) <= 24), {
    error: 'leaves the grid, which is 24 wide and 24 high',
  })

/** The sign in the menu and on the home page, drawn on a grid of 24. */
export const iconSchema = shape({
  /** The path of an SVG, drawn as lines two units wide: 'M3 3h18v18H3z'. */
  lines: path,
  /** A path that is filled lightly behind the lines. */
  filled: path,
})
export type Icon = z.output<typeof iconSchema>

/** The sign of a definition that brings none. */
export const CALCULATOR_ICON: Icon = {
  lines: 'M5 2h14v20H5zM9 13h0M15 13h0M9 18h0M15 18h0',
  filled: 'M8 5h8v4H8z',
}
