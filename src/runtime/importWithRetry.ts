import { showOutdated } from './banner.ts'
import { FileGone, fetchScript, noteCached } from './fetchScript.ts'

// The loader brought these.
noteCached(
  document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? [],
)

/**
 * Imports a script once it and all that it imports is in the browser's cache, however often the
 * network loses them on the way. The build calls it for every `import()`.
 *
 * @param importIt imports it.
 * @param files the script and what it imports, in the site's folder; none if it imports nothing.
 * @throws FileGone if this version of the site was replaced, which a line at the foot of the page
 * says; whatever the script throws as it loads.
 */
export async function importWithRetry<Module>(
  importIt: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchScript(`/${file}`)))
  } catch (error) {
    if (error instanceof FileGone) showOutdated()
    throw error
  }
  return importIt()
}
