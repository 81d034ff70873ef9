import { readdirSync } from 'node:fs'

/** The path of every page of a built site, from its files. */
export function addressesOf(siteFolder: string): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Whether a path is that of a page in Kiswahili. */
export function isKiswahili(path: string): boolean {
  return path === '/sw' || path.startsWith('/sw/')
}

/** Every page in English, and one of each kind in Kiswahili, which has the same components. */
export function addressesToLookAt(siteFolder: string): string[] {
  const english = addressesOf(siteFolder).filter((path) => !isKiswahili(path))
  return [...english, ...oneOfEachKind(siteFolder).filter(isKiswahili)]
}

/** One address of each kind and language: a calculator's, a sheet's, and every page written by hand. */
export function oneOfEachKind(siteFolder: string): string[] {
  const kindOf = (path: string) => path.replace(/[\w-]+-(?:calculator|estimator)$/, '{calculator}')
  const paths = addressesOf(siteFolder).reverse()
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}
