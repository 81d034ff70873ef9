import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What one page of a built site weighs, compressed with brotli as it is served. */
export interface PageBytes {
  html: number
  /** Every script the page names: what is fetched until it can be used. */
  script: number
  style: number
}

/** Weighs a page of a built site: its HTML, and the scripts and styles that its HTML names. */
export function pageBytes(folder: string, path: string): PageBytes {
  const html = readFileSync(join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`))
  const named = (pattern: RegExp) =>
    (pattern.exec(html.toString())?.[1] ?? '').split(' ').map((file) => weigh(join(folder, file)))
  const scripts = named(/<script[^>]* data-scripts="([^"]+)"/)
  const styles = named(/data-later[^>]*href="([^"]+\.css)"/)
  return { html: brotliCompressSync(html).length, script: sum(scripts), style: sum(styles) }
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
