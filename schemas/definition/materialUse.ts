import { z } from 'zod'
import { limitsSchema } from './accepts.ts'
import { choiceInRows, name, shape, text, visibleText } from './shapes.ts'

/** Pieces of one length that are cut from stock lengths, as bars from those of 12 m. */
const piecesSchema = shape({
  /** A formula in m that never comes out longer than the stock length: a longer bar is lapped from several pieces. */
  length: text,
  /** A formula for how many there are: a whole number. */
  count: text,
})

/** How much of a material a result needs, before it is rounded up to what is sold. */
export const materialUseSchema = shape({
  /** The id of a material in `calculators/shared/materials.ts` or `ownMaterials`. Several uses of one are added up. */
  material: text,
  /**
   * A repeat: there is a use for each of its rows, and `amount`, `variant` and `where` know a row's
   * names.
   */
  forEach: name.optional(),
  /**
   * A choice in the rows of a repeat, 'bars.diameter': there is a use for each of its options that a row has, and its
   * `amount` takes the rows with that option alone.
   */
  by: choiceInRows.optional(),
  /** A formula that comes out in the material's unit. */
  amount: text.optional(),
  /**
   * In place of `amount`, for a material whose first pack has a `stockLength`: the pieces that it is cut into. The
   * bill buys the fewest stock lengths for all of them. Nothing is cut where a length or a count is zero.
   */
  pieces: z.array(piecesSchema).min(1).optional(),
  /** How long all of it is, in m, for packs in metres and feet; without it, and while it is absent, there are none. */
  length: text.optional(),
  /** The text that keeps it apart from others of its kind on a list: '{tileLength} × {tileWidth} cm'. */
  variant: visibleText.optional(),
  /**
   * For each option of a choice the pack that is chosen at first, `{ wire: { light: 'roll', heavy: 'roll-480' } }`;
   * without it, the material's first. A person may choose another.
   */
  packs: z.record(name, z.record(text, text)).optional(),
  /** In a calculator that makes estimates, the stage of theirs that it belongs to: 'Foundation'. */
  stage: visibleText.optional(),
  /** Limits on names: with a value outside of them, or with none, nothing is bought of it. */
  where: z.record(z.string(), limitsSchema).default({}),
  /** The note that the page shows outside of those limits: 'A bar longer than 12 m must be lapped'. */
  note: visibleText.optional(),
})

/** All materials of a used calculator. */
const usedMaterialsSchema = shape({
  /** In place of the other keys: a name in `uses`, whose materials, labour and fields under the bill are all taken. */
  use: name,
  /** In a calculator that makes estimates, the stage of theirs that all of them belong to. */
  stage: visibleText.optional(),
})

/** A material, or all of a used calculator. */
export const materialsSchema = z.union([materialUseSchema, usedMaterialsSchema], {
  error:
    "is neither a material, { material, amount }, nor those of a used calculator, { use: 'walls' }",
})

export type ParsedMaterialUse = z.output<typeof materialUseSchema>
