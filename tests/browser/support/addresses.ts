import { readdirSync } from 'node:fs'

/** The path of every page of a built site, from its files. */
export function addressesOf(siteFolder: string): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}
