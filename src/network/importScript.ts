import { FileGone, fetchFiles, noteHere } from './fetchFiles.ts'
import { sayOutdated } from './notice.ts'

// What brought this file brought these.
noteHere(
  document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? [],
)

/**
 * Imports a script when it and all that it imports is in the browser's store, so that a network
 * that loses something does not spoil the next attempt. The build calls it for every `import()`.
 *
 * @param importIt imports it.
 * @param files the script and what it imports, in the site's folder; none if it imports nothing.
 * @throws as `fetchFiles` does; what is gone for good is said.
 */
export async function importScript<Module>(
  importIt: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await fetchFiles(files.map((file) => `/${file}`))
  } catch (error) {
    if (error instanceof FileGone) sayOutdated()
    throw error
  }
  return importIt()
}
