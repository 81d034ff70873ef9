import { site } from '../site.ts'

/** The list of the site's pages for search engines. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, site.origin).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Every robot may read everything; this is where the list is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`
}
