import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { beforePaint, type Script } from './beforePaint.ts'

type OutputFiles = Rolldown.RolldownOutput['output']

/** Answers which scripts of the browser's build a page needs that imported these files in Node. */
export type Assets = (imported: Iterable<string>) => Script[]

/**
 * Maps the files of the build for Node to those of the build for the browser: both were made from
 * the same modules. Every page needs what the script in the shell fetches; that itself, and what it
 * imports, is left out.
 */
export function assetsOf(
  shell: string,
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
  const weights = [...chunks.values()]
    .map(({ fileName, code }) => ({ file: fileName, bytes: gzipSync(code).length }))
    .sort((one, other) => one.bytes - other.bytes)
  const inShell = new Set<string>()
  const always = new Set<string>()
  for (const { fileName, dynamicImports } of chunks.values()) {
    if (!shell.includes(`"/${fileName}"`)) continue
    withImports(fileName, inShell)
    for (const name of dynamicImports) withImports(name, always)
  }

  return (imported) => {
    const needed = new Set(always)
    for (const file of imported) {
      const script = byModule.get(moduleOf.get(file) ?? null)
      if (!script) throw new Error(`No script of the browser's build does what ${file} does`)
      withImports(script, needed)
    }
    return beforePaint(weights.filter(({ file }) => needed.has(file) && !inShell.has(file)))
  }
}
