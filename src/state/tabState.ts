import * as z from 'zod/mini'

// zod compiles object parsers with new Function where it may; a strict content policy forbids it.
z.config({ jitless: true })

/*
 * Everything that a tab keeps, slot by slot. This schema is both its type and the format in which it
 * outlives a document, so nobody can forget a new slot. It holds texts only: a page computes its figures
 * from them again, by the definitions that the site has at that time.
 */

const texts = z.record(z.string(), z.string())

/** The form and the result of one page, as they were left. */
const form = z.object({
  /** The texts in the fields; without them, the fields have their defaults. */
  values: z.optional(texts),
  /** The texts that the shown result was computed from, and whether a field was changed since. */
  result: z.optional(z.object({ from: texts, isStale: z.boolean() })),
  /** Which of the page's contents these are, as src/state/historySteps.ts names them. */
  contents: z.optional(z.string()),
  /** Packs and prices of a link that would replace a person's own: the page asks. */
  offered: z.optional(texts),
  /** A person's stock by line and pack, and the budget. */
  have: z.optional(texts),
  /** A message arrived; the page thanks for it. */
  isSent: z.optional(z.boolean()),
})

const estimate = z.object({
  id: z.string(),
  /** The slug of its calculator. */
  slug: z.string(),
  /** A person's own name for it: 'Bedroom 1'. */
  name: z.string(),
  /** The texts of the inputs, by their names. */
  values: texts,
  /** The slug of the calculator that made it, where that was another. */
  parentSlug: z.optional(z.string()),
})

/** A slot that cannot be read is empty, and the others are kept. */
export const tabState = z.object({
  /** By the page's slug. */
  forms: z.catch(z.record(z.string(), form), {}),
  /** The contents that pages showed at other steps of the browser's history. */
  otherForms: z.catch(z.record(z.string(), form), {}),
  /** The name of the contents at each step of the browser's history. */
  steps: z.catch(texts, {}),
  /** Packs and prices, as src/bill/billFormState.ts names them: they follow a material from page to page. */
  prices: z.catch(texts, {}),
  /** The shop whose prices are among them, as schemas/bill/shop.ts writes it. */
  shop: z.catch(z.optional(z.string()), undefined),
  /** A shop's prices from its link, until somebody says whether to use them, with the number of those left out. */
  offeredShop: z.catch(z.optional(z.object({ texts, leftOut: z.number() })), undefined),
  /** Whether labour is added to bills; undefined until somebody says: then the price of one adds it. */
  addsLabour: z.catch(z.optional(z.boolean()), undefined),
  /** The figures of a quotation, by page, as long as one is being checked there. */
  quotations: z.catch(z.record(z.string(), texts), {}),
  /** The job's list. */
  list: z.catch(z.object({ title: z.string(), note: z.string(), estimates: z.array(estimate) }), {
    title: '',
    note: '',
    estimates: [],
  }),
  /** The id of the estimate on the list that is being edited on its calculator's page. */
  editedEstimate: z.catch(z.optional(z.string()), undefined),
})

export type TabState = z.output<typeof tabState>
export type FormState = z.output<typeof form>
