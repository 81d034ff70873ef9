import type { Plugin, Rolldown } from 'vite'

type OutputFiles = Rolldown.RolldownOutput['output']

/** What the code built for Node calls with the name of a file that it is about to import. */
const NOTE = '__noteImport'

/**
 * Makes the code built for Node note every dynamic import, so that the build knows which code a
 * page needs before it can be used, without a list that somebody has to keep.
 */
export function notingImports(): Plugin {
  return {
    name: 'prerender:imports',
    renderChunk: (code, { dynamicImports }) =>
      code.replaceAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, file: string) =>
        dynamicImports.includes(file)
          ? `(globalThis.${NOTE}?.(${JSON.stringify(file)}), ${call})`
          : call,
      ),
  }
}

/**
 * Does something that imports code built for Node.
 *
 * @returns what it came to, and the names of the files that it imported.
 */
export async function importsDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; imported: Set<string> }> {
  const imported = new Set<string>()
  Reflect.set(globalThis, NOTE, (file: string) => imported.add(file))
  try {
    return { result: await work(), imported }
  } finally {
    Reflect.deleteProperty(globalThis, NOTE)
  }
}

/** Answers which scripts of the browser's build a page needs that imported these files in Node. */
export type Assets = (imported: Iterable<string>) => PageScripts

interface PageScripts {
  /** All of them, each after what it imports. */
  scripts: string[]
  /**
   * The one of them that is asked for while the page is drawn: the heaviest, as the line would be idle
   * else. More than one would keep the first paint waiting for their requests.
   */
  early: string | undefined
}

/**
 * Maps the files of the build for Node to those of the build for the browser: both were made from
 * the same modules. Every page needs the entry, and what it imports.
 */
export function assetsOf(
  entry: string,
  browserFiles: OutputFiles,
  serverFiles: OutputFiles,
): Assets {
  const chunks = new Map(
    browserFiles.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const byModule = new Map(
    [...chunks.values()].flatMap(({ moduleIds, fileName }) =>
      moduleIds.map((id) => [id, fileName]),
    ),
  )
  const moduleOf = new Map(
    serverFiles.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.facadeModuleId]] : [],
    ),
  )
  /** Adds a file to those there are, after what it imports. */
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, seen)
    // Once more: a set keeps the order in which things came.
    seen.delete(name)
    return seen.add(name)
  }

  return (imported) => {
    const needed = withImports(entry, new Set())
    for (const file of imported) {
      const script = byModule.get(moduleOf.get(file) ?? '')
      if (!script) throw new Error(`No script of the browser's build does what ${file} does`)
      withImports(script, needed)
    }
    const weightOf = (file: string) => chunks.get(file)?.code.length ?? 0
    const scripts = [...needed]
    const [early] = scripts.toSorted((one, other) => weightOf(other) - weightOf(one))
    return { scripts, early }
  }
}
