/** The pages of the site that are no calculators, by address, with their name in the breadcrumb. */
export const PAGES = {
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact Us',
  formulas: 'Formulas',
  list: 'Materials list',
} as const

export type PageAddress = keyof typeof PAGES

/** A section of the home page, which an address may name as if it were a folder. */
export const TOOLS = 'tools'

/** Pages that search engines are not told of: without a person's own tab they are empty. */
export const UNLISTED: readonly PageAddress[] = ['list']

/** Every component in every state: a page of the site in development and in tests, and of no other. */
export const GALLERY = 'gallery'

/** Addresses that no calculator can have: pages, and what hosts and files need. */
export const TAKEN_ADDRESSES: readonly string[] = [
  ...Object.keys(PAGES),
  TOOLS,
  GALLERY,
  'assets',
  'f',
  'index',
  '404',
]

/**
 * The one address of the page at a path: hosts answer '/x.html', '/x/', '//x' and
 * '/index.html' with the page of '/x' and of '/'.
 */
export function pageAddress(pathname: string): string {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?:\.html|\/)$/, '')
  return plain.replace(/^\/index$/, '') || '/'
}
