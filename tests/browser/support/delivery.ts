import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes that a host sends for a file of the built site: compressed, if the build compressed it. */
export function wireBytes(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size
}

/** The scripts that a page's HTML names: all of them are fetched before it can be used. */
export function scriptsOf(folder: string, address: string): string[] {
  const html = readFileSync(join(folder, fileOf(folder, address)), 'utf8')
  const [, names = ''] = /<script[^>]* data-scripts="([^"]*)"/.exec(html) ?? []
  return names.split(' ').map((name) => name.slice(1))
}

/** The addresses that a service worker, of English if not said, keeps on the device. */
export function keptOffline(folder: string, worker = 'sw.js'): string[] {
  const script = readFileSync(join(folder, worker), 'utf8')
  return [...script.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url)
}

/** The file that a host sends for an address of the site. */
export function fileOf(folder: string, address: string): string {
  const file = address === '/' ? 'index.html' : address.slice(1)
  // Beside formulas.html there is a folder of that name.
  const isFile = statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()
  return isFile ? file : `${file}.html`
}
