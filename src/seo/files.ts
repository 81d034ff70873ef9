import * as language from '#messages/language.ts'
import { inLanguage, inOtherLanguage } from '../addresses.ts'
import { site } from '../site.ts'

/** The list of the site's pages for search engines: each in both languages, and where the other is. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const languages = languagesOf(path)
    const alternates = languages.map(
      ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
    )
    return languages.map(
      ({ address }) => `  <url><loc>${address}</loc>${alternates.join('')}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Every robot may read everything; this is where the list is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`
}

/** Where a page is in each language. */
export function languagesOf(path: string) {
  const urlOf = (address: string) => new URL(address, site.origin).href
  return [
    { tag: language.tag, address: urlOf(inLanguage(path)) },
    { tag: language.otherTag, address: urlOf(inOtherLanguage(path)) },
  ]
}
