import * as language from '#messages/language.ts'
import { site } from '../site.ts'

/** What all pages have in common when one of them is shared: the site's name and its picture. */
export function sharing(): string {
  const picture = new URL(language.picture, site.origin).href
  return [
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:locale" content="${language.openGraph}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${site.title} – ${site.name}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}
