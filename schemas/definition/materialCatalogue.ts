import { z } from 'zod'
import { origin, shape, text, visibleText } from './shapes.ts'

/*
 * The shape of the catalogue of materials, and of those that a definition brings itself.
 * schemas/check/materialCatalogue.ts proves that each pack holds something in the material's unit.
 */

/** The id of a material or a pack: links and names of inputs contain it. */
const id = z
  .string()
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'is not an id; ids are lower-case words as lorry-7')
  .refine((key) => !(key in Object.prototype), 'is a name that JavaScript keeps for itself')

const pack = shape({
  /**
   * One of it, as a shop calls it: 'bag', 'lorry of 7 tonnes'. A language has it in the table of its
   * nouns, schemas/messages/: it stands beside numbers.
   */
  singular: text,
  /** More than one: 'bags', 'lorries of 7 tonnes'. */
  plural: text,
  /** Its contents, in words: '12 bags of cement of 50 kg'. None: '176 blocks'. */
  of: visibleText.optional(),
  /** How much one holds, as an exact number in `unit`. */
  holds: text.optional(),
  /**
   * The unit of `holds`, where it is not the material's: what the material weighs converts it. Of what is counted,
   * `m`: it is sold by its length, where a calculator says that.
   */
  unit: text.optional(),
  /** How long one is, in m, where pieces are cut from it, as from a bar of 12 m: '12'. On the first pack alone. */
  stockLength: text.optional(),
  /** In place of `holds`: the label of the input for it, as 'Tiles in a box', in `unit` if there is one. */
  holdsLabel: visibleText.optional(),
  /** Decimals that it is sold in, always rounded up; 0: whole packs only. */
  decimals: z.int().min(0).max(2).default(0),
})

const material = shape({
  /** Work that is paid for; without it, what a shop sells. A bill has it apart, for who asks. */
  kind: z.literal('labour').optional(),
  /** As inside a sentence: 'sand', 'roofing sheets'. */
  name: visibleText,
  /** The unit that amounts of it come out in. */
  unit: text,
  /** The weight of one unit of it, for packs that are sold by weight. */
  weight: shape({
    /** An exact number as a text: '1.6'. */
    value: text,
    /** Its unit: 'tonne/m³', 'kg/kerb'. */
    unit: text,
    ...origin,
  }).optional(),
  /** How it is sold, by an id that links and inputs have; a page shows the first one first. */
  packs: z.record(id, pack),
  ...origin,
})

/** Every material that calculators need, and how each is sold: pure data. */
export const catalogueSchema = z.record(id, material)

/** The catalogue as a maintainer writes it. */
type CatalogueDefinition = z.input<typeof catalogueSchema>
export type ParsedCatalogue = z.output<typeof catalogueSchema>

/** Gives the catalogue completion and type errors in the editor; the build checks everything else. */
export function defineMaterials<Definition extends CatalogueDefinition>(
  definition: Definition,
): Definition {
  return definition
}
