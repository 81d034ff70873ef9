import { z } from 'zod'
import { limitsSchema } from './accepts.ts'
import { shape, text } from './shapes.ts'

/** How much of a material a calculator's result takes, before it is rounded to what is sold. */
export const takeSchema = shape({
  /** A formula that comes out in the material's unit. */
  is: text,
  /** What keeps it apart from others of its kind on a list: '{tileLength} × {tileWidth} cm'. */
  variant: text.optional(),
  /** Limits on names: with a value outside of them nothing is taken. */
  where: z.record(z.string(), limitsSchema).default({}),
  /** What is said then: 'A bar longer than 12 m must be lapped'. */
  otherwise: text.optional(),
})
