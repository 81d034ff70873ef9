import { readdirSync } from 'node:fs'

/** The path of every page of a built site, from its files. */
export function addressesOf(siteFolder: string): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** One address of each kind: a calculator's, a sheet's, and every page written by hand. */
export function oneOfEachKind(siteFolder: string): string[] {
  const kindOf = (path: string) =>
    /^(?:\/formulas)?\/[\w-]+-(?:calculator|estimator)$/.test(path) ? path.split('/').length : path
  const paths = addressesOf(siteFolder).reverse()
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}
