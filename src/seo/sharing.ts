import * as language from '#messages/language.ts'
import { site } from '../site.ts'

/**
 * What a page says when it is shared, besides its name and address: nobody reads it but who fetches the
 * document.
 *
 * @param metadata the page's own: title, description, canonical address.
 */
export function sharing(metadata: string): string {
  const [, title = ''] = /<title>([^<]*)</.exec(metadata) ?? []
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(metadata) ?? []
  const [, address = ''] = /rel="canonical" href="([^"]*)"/.exec(metadata) ?? []
  const picture = new URL(language.picture, site.origin).href
  return [
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
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
