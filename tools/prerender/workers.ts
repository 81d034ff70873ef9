import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { PageParts } from './styles.ts'

/** Where the code built for Node says which of its files it is about to import. */
const NOTE = '__noteImport'
/** A thread takes about as long to start as this many pages take to draw. */
const PAGES_WORTH_A_THREAD = 40

export interface DrawnPage {
  page: PageParts
  /** The files that were imported for it, by their names. */
  imported: string[]
}

/** What comes once the page can be used: code whose file says so, and the data for it. */
const LATER = /\.later\.tsx$|\?guide$/

/**
 * Makes the code built for Node note every dynamic import, so that the build knows which code a
 * page needs before it can be used, without a list that somebody has to keep.
 */
export function notingImports(): Plugin {
  return {
    name: 'prerender:imports',
    renderChunk(code, { dynamicImports }, _options, { chunks }) {
      const files = new Set(
        dynamicImports.filter((file) => !LATER.test(chunks[file]?.facadeModuleId ?? '')),
      )
      return code.replaceAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, file: string) =>
        files.has(file) ? `(globalThis.${NOTE}?.(${JSON.stringify(file)}), ${call})` : call,
      )
    },
  }
}

/**
 * Draws pages on all processors and hands each to `take` as it comes.
 *
 * @throws Error for the first page that cannot be drawn.
 */
export async function drawPages(
  root: string,
  entry: string,
  paths: readonly string[],
  take: (drawn: DrawnPage) => Promise<void>,
): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(paths.length / PAGES_WORTH_A_THREAD))
  const waiting = paths.values()
  const work = async () => {
    const worker = new Worker(join(root, 'tools/prerender/worker.mjs'), {
      workerData: { entry: pathToFileURL(entry).href, note: NOTE },
    })
    try {
      for (const path of waiting) await take(await ask(worker, path))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
}

function ask(worker: Worker, path: string): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('error', reject)
    worker.once('message', (answer: DrawnPage | { failure: string }) => {
      if ('failure' in answer) reject(new Error(answer.failure))
      else resolve(answer)
    })
    worker.postMessage(path)
  })
}
