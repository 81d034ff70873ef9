/** The way to a page, above its heading: the names of the pages that are no calculators. */

export const home = 'Home'
/** The calculators, which have no page of their own. */
export const tools = 'Tools'
export const notFound = 'Page Not Found'
export const pages = {
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact us',
  formulas: 'Formulas',
  list: 'Materials list',
  shops: 'For hardware shops',
} as const
