import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type OutputFiles = Rolldown.RolldownOutput['output']

/** A script of the browser's build. */
interface Script {
  file: string
  /** Whether it is fetched only when the page has been seen. */
  afterPaint: boolean
}

/** Answers which scripts of the browser's build a page needs that imported these files in Node. */
export type Assets = (imported: Iterable<string>) => Script[]

/**
 * How much script, compressed, a page fetches at least before it has been seen: what a slow network
 * (700 kbit/s, 300 ms) carries while the rest is being asked for. With less it would stand idle.
 */
const MEANWHILE_BYTES = 26_250
/** What comes with each file: the headers of deploy/nginx.conf. */
const HEADERS_BYTES = 600

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
  const inShell = new Set<string>()
  const always = new Set<string>()
  for (const { fileName, dynamicImports } of chunks.values()) {
    if (!shell.includes(`"/${fileName}"`)) continue
    withImports(fileName, inShell)
    for (const name of dynamicImports) withImports(name, always)
  }

  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const bytes = weights.get(file) ?? gzipSync(chunks.get(file)?.code ?? '').length + HEADERS_BYTES
    weights.set(file, bytes)
    return { file, bytes }
  }

  return (imported) => {
    const needed = new Set(always)
    for (const file of imported) {
      const script = byModule.get(moduleOf.get(file) ?? null)
      if (!script) throw new Error(`No script of the browser's build does what ${file} does`)
      withImports(script, needed)
    }
    return inTurn([...needed].filter((file) => !inShell.has(file)).map(weigh))
  }
}

/**
 * The smallest scripts are fetched before the paint, since together they come faster than a large
 * one; the largest of them are asked for first.
 */
function inTurn(scripts: { file: string; bytes: number }[]): Script[] {
  let before = 0
  return scripts
    .toSorted((one, other) => one.bytes - other.bytes)
    .map(({ file, bytes }) => {
      const afterPaint = before >= MEANWHILE_BYTES
      before += bytes
      return { file, afterPaint }
    })
    .reverse()
}
