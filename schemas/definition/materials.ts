import { z } from 'zod'
import { origin, shape, text } from './shapes.ts'

/*
 * What the catalogue of materials may say: its shape. That its packs hold something in the unit that
 * is taken stands in schemas/check/materials.ts.
 */

/** The id of a material or a pack: it stands in links and names of boxes. */
const id = z
  .string()
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'is not an id; ids are lower-case words as lorry-7')
  .refine((key) => !(key in Object.prototype), 'is a name that JavaScript keeps for itself')

const pack = shape({
  /** One of it, as a shop says it: 'bag', 'lorry of 7 tonnes'. */
  one: text,
  /** More than one: 'bags', 'lorries of 7 tonnes'. */
  many: text,
  /** What it is full of: '12 bags of cement of 50 kg'. None: '176 blocks'. */
  of: text.optional(),
  /** How much one holds, as an exact number in `unit`. */
  holds: text.optional(),
  /** The unit of `holds`, where it is not the material's: what the material weighs converts it. */
  unit: text.optional(),
  /** In place of `holds`: what a person is asked, as 'Tiles in a box'. */
  asks: text.optional(),
  /** Sold in parts of so many decimals; 0: whole. Always rounded up to it. */
  decimals: z.int().min(0).max(2).default(0),
})

const material = shape({
  /** As inside a sentence: 'sand', 'roofing sheets'. */
  name: text,
  /** What calculators take it in. */
  unit: text,
  /** What one unit of it weighs, for packs that are sold by weight. */
  weighs: shape({ value: text, unit: text, ...origin }).optional(),
  /** How it is sold; the first is the one at first. */
  packs: z.record(id, pack),
  ...origin,
})

/** Every material that calculators take, and how each is sold: pure data. */
export const catalogueSchema = z.record(id, material)

/** The catalogue as a maintainer writes it. */
export type CatalogueDefinition = z.input<typeof catalogueSchema>
export type ParsedCatalogue = z.output<typeof catalogueSchema>

/** Gives the catalogue completion and type errors in the editor; the build checks everything else. */
export function defineMaterials<Definition extends CatalogueDefinition>(
  definition: Definition,
): Definition {
  return definition
}
