import { z } from 'zod'

/** A strict object whose error names the unknown key and the known ones. */
export function shape<Shape extends z.core.$ZodLooseShape>(keys: Shape) {
  return z.strictObject(keys, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has an unknown key "${issue.keys.join('", "')}"; known here: ${Object.keys(keys).join(', ')}`
        : undefined,
  })
}

export const text = z.string().trim().min(1, 'is empty; a text is expected')
