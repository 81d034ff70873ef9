import { z } from 'zod'
import { shape, visibleText } from './shapes.ts'

/** A question about the work, and its answer. */
export const faqSchema = shape({
  /** As a person would ask it. */
  question: visibleText,
  /** May show an input or a result of an example: '{slab.cementBags} bags'. */
  answer: visibleText,
})

/** Where a figure of the calculator comes from. */
export const sourceSchema = shape({
  /** The kind of source: a standard, a handbook, a label. */
  title: visibleText,
  /** Its title is the name of a document, which stays as it is in every language. */
  isDocument: z.boolean().optional(),
  /** The statement of the source that this calculator rests on. */
  about: visibleText,
  /** Where it can be read. */
  url: z.url().optional(),
})
