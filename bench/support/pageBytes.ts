import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What one page of a built site weighs, compressed with brotli as it is served. */
export interface PageBytes {
  html: number
  /** Every script the page names: what is fetched until it can be used. */
  script: number
}

/** Weighs a page of a built site: its HTML with the styles in it, and the scripts that it names. */
export function pageBytes(folder: string, path: string): PageBytes {
  const html = readFileSync(join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`))
  const [, names = ''] = /<script[^>]* data-scripts="([^"]+)"/.exec(html.toString()) ?? []
  const scripts = names.split(' ').map((file) => weigh(join(folder, file)))
  return { html: brotliCompressSync(html).length, script: sum(scripts) }
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
