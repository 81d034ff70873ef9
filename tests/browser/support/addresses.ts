import { readdirSync } from 'node:fs'
import { atDepth } from '../../support/depth.ts'

/** The path of every page of a built site, from its files. */
export function addressesOf(siteFolder: string): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Before a commit one address of each kind, in the deep run every one. */
export function someAddressesOf(siteFolder: string): string[] {
  const all = addressesOf(siteFolder)
  const kindOf = (path: string) =>
    /^(?:\/formulas)?\/[\w-]+-(?:calculator|estimator)$/.test(path) ? path.split('/').length : path
  return atDepth([...new Map([...all].reverse().map((path) => [kindOf(path), path])).values()], all)
}
