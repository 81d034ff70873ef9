/** The language that these pages speak, and where they are. */

/** For the document and for search engines. */
export const tag = 'en-KE'
/** For cards of shared links. */
export const openGraph = 'en_KE'
/** The start of every page's path. */
export const base = ''
/** Files of its own in the site's folder. */
export const worker = '/sw.js'
export const manifest = '/site.webmanifest'
export const picture = '/share.png'
/** Describes the site to a phone that installs it. */
export const description =
  'Free calculators for concrete, blocks, tiles, paint, roofing sheets and steel.'
/** The other language in its own words, for the way to it. */
export const otherName = 'Kiswahili'
export const otherTag = 'sw'
export const otherBase = '/sw'
