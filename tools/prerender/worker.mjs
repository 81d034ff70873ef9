import { parentPort, workerData } from 'node:worker_threads'

/*
 * Draws pages, one at a time, in a thread of its own: plain JavaScript, because Node starts it
 * without Vite. It gets a path and answers with the page and the names of the files it imported.
 */

const imported = new Set()
Object.assign(globalThis, { [workerData.note]: (/** @type {string} */ file) => imported.add(file) })
const { renderPage } = await import(workerData.entry)

parentPort?.on('message', async (/** @type {string} */ path) => {
  imported.clear()
  try {
    const page = await renderPage(path)
    parentPort?.postMessage({ page, imported: [...imported] })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ failure: `${path} could not be prerendered: ${reason}` })
  }
})
