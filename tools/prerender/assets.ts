import type { Rolldown } from 'vite'

type OutputFiles = Rolldown.RolldownOutput['output']

/**
 * Answers which scripts of the browser's build a page needs that imported these files in Node, the
 * heaviest first.
 */
export type Assets = (imported: Iterable<string>) => string[]

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
    [...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]),
  )
  const moduleOf = new Map(
    serverFiles.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.facadeModuleId]] : [],
    ),
  )
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, seen)
    return seen
  }
  const byWeight = [...chunks.values()]
    .sort((one, other) => other.code.length - one.code.length)
    .map(({ fileName }) => fileName)
  const always = withImports(entry, new Set())

  return (imported) => {
    const needed = new Set(always)
    for (const file of imported) {
      const script = byModule.get(moduleOf.get(file) ?? null)
      if (!script) throw new Error(`No script of the browser's build does what ${file} does`)
      withImports(script, needed)
    }
    return byWeight.filter((file) => needed.has(file))
  }
}
