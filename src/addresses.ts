import * as language from '#messages/language.ts'

/** The pages of the site that are no calculators. */
export const PAGES = ['privacy', 'terms', 'contact', 'formulas', 'list', 'shops'] as const

export type PageAddress = (typeof PAGES)[number]

/** A section of the home page, which an address may name as if it were a folder. */
export const TOOLS = 'tools'

/** Pages that the sitemap leaves out: without a person's own tab they are empty. */
export const UNLISTED: readonly PageAddress[] = ['list']

/** The folder of the calculators that a frame on another site shows. */
export const EMBED = 'embed'

/** Begins the fragment of a shop's link, on whichever page: no estimate and no list begins so. */
export const SHOP_MARK = '#shop-'

/** Every component in every state: a page of the site in development and in tests, and of no other. */
export const GALLERY = 'gallery'

/** The address of a page, as '/privacy' or '/#tools', in the language at hand: '/sw/privacy', '/sw#tools'. */
export function inLanguage(path: string): string {
  return inBase(language.base, path)
}

/** The same page in the other language. */
export function inOtherLanguage(path: string): string {
  return inBase(language.otherBase, path)
}

function inBase(base: string, path: string): string {
  return base === '' ? path : base + path.replace(/^\/(?=#|$)/, '')
}

/** A path as the site's routes have it, without its language; a slug has no slash at its beginning. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(new RegExp(`^${language.base}(?=/|$)`), '') || '/'
}

/**
 * The one address of the page at a path: hosts answer '/x.html', '/x/', '//x' and
 * '/index.html' with the page of '/x' and of '/'.
 */
export function pageAddress(pathname: string): string {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?:\.html|\/)$/, '')
  return plain.replace(/^\/index$/, '') || '/'
}
