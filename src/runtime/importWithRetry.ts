import { reportFailure } from './banner.ts'
import { fetchScript } from './fetchScript.ts'

/** What the loader brought. */
const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}

/**
 * Imports a script once it and all that it imports is in the browser's cache, however often the
 * network loses them on the way. The build calls it for every `import()`.
 *
 * @param importIt imports it.
 * @param files the script and what it imports, in the site's folder. The build names none for a script
 * that imports nothing: the call itself names that.
 * @throws FileGone if this version of the site was replaced, which a line at the foot of the page
 * says; whatever the script throws as it loads.
 */
export async function importWithRetry<Module>(
  importIt: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const named = files.length > 0 ? files : [`assets/${ownFile(importIt)}`]
  const missing = named.filter((file) => !scripts.includes(file))
  await Promise.all(missing.map((file) => fetchScript(`/${file}`))).catch((error: unknown) => {
    reportFailure(error)
    throw error
  })
  return importIt()
}

function ownFile(importIt: () => unknown): string {
  const [, file] = /import\([`"']\.\/([^`"']+)/.exec(String(importIt)) ?? []
  if (file === undefined) throw new Error(`${importIt} imports no script of the site`)
  return file
}
