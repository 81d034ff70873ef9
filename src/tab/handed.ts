import * as z from 'zod/mini'
import type { Kept } from './kept.ts'

// zod compiles object parsers with new Function where it may; a strict content policy forbids it.
z.config({ jitless: true })

const texts = z.record(z.string(), z.string())

const handedSchema = z.record(
  z.string(),
  z.object({
    typed: z.optional(texts),
    result: z.optional(z.object({ from: texts, isStale: z.boolean() })),
    fragment: z.optional(z.string()),
    isSent: z.optional(z.boolean()),
  }),
)

/**
 * Reads what a version of the site handed over. Undefined where it is not that: every page that
 * opens this one can name its window as it likes.
 */
export function parseHanded(text: string): Record<string, Kept> | undefined {
  try {
    return handedSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
