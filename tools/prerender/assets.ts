import { type Plugin, parseSync, type Rolldown, Visitor } from 'vite'

/** The code built for Node calls it with the id of a module that it is about to import. */
const NOTE = '__noteImport'

/**
 * Makes the code built for Node note every dynamic import, so that the build knows which code a
 * page needs before it can be used, without a list that somebody has to keep.
 */
export function notingImports(): Plugin {
  return {
    name: 'prerender:imports',
    transform: {
      order: 'post',
      filter: { code: 'import(' },
      async handler(code, importer) {
        const imports: { start: number; end: number; specifier: string }[] = []
        new Visitor({
          ImportExpression: ({ start, end, source }) => {
            if (source.type !== 'Literal' || typeof source.value !== 'string') return
            imports.push({ start, end, specifier: source.value })
          },
        }).visit(parseSync('module.js', code).program)
        let noting = code
        // From the last one on: what comes before it keeps its place.
        for (const { start, end, specifier } of imports.toReversed()) {
          const module = await this.resolve(specifier, importer)
          const note = `globalThis.${NOTE}?.(${JSON.stringify(module?.id)})`
          noting = `${noting.slice(0, start)}(${note}, ${code.slice(start, end)})${noting.slice(end)}`
        }
        return { code: noting, map: null }
      },
    },
  }
}

/**
 * Does something that imports code built for Node.
 *
 * @returns its result, and the ids of the modules that it imported.
 */
export async function importsDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; imported: Set<string> }> {
  const imported = new Set<string>()
  Reflect.set(globalThis, NOTE, (id: string) => imported.add(id))
  try {
    return { result: await work(), imported }
  } finally {
    Reflect.deleteProperty(globalThis, NOTE)
  }
}

/** A script of the build for browsers. */
export interface Script {
  file: string
  isEntry: boolean
  /** The scripts that it imports at once. */
  imports: string[]
  /** The ids of the modules that it is made of. */
  modules: string[]
  /** Its length, in characters. */
  length: number
}

/** The scripts of a build, without their code: that is on the disk. */
export function scriptsOf(files: Rolldown.RolldownOutput['output']): Script[] {
  return files.flatMap((file) => {
    if (file.type !== 'chunk') return []
    const { fileName, isEntry, imports, moduleIds, code } = file
    return [{ file: fileName, isEntry, imports, modules: moduleIds, length: code.length }]
  })
}

/** Answers which scripts a page needs that imported these modules in Node. */
export type Assets = (imported: Iterable<string>) => PageScripts

interface PageScripts {
  /** All of them, each after what it imports. */
  scripts: string[]
  /**
   * The one of them that the browser requests while it draws the page: the heaviest, since the
   * connection would be idle otherwise. More than one would delay the first paint.
   */
  early: string | undefined
}

/** Finds the scripts of a page: the entry, those with the modules that it imported, and their imports. */
export function assetsOf(entry: string, all: readonly Script[]): Assets {
  const byFile = new Map(all.map((script) => [script.file, script]))
  const byModule = new Map(all.flatMap(({ modules, file }) => modules.map((id) => [id, file])))
  /** Adds a file to those seen, after its imports. */
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of byFile.get(name)?.imports ?? []) withImports(imported, seen)
    // The set keeps the order of insertion, so the file moves to the end.
    seen.delete(name)
    return seen.add(name)
  }

  return (imported) => {
    const needed = withImports(entry, new Set())
    for (const id of imported) {
      const script = byModule.get(id)
      if (!script) throw new Error(`No script of the browser's build has ${id}`)
      withImports(script, needed)
    }
    const lengthOf = (file: string) => byFile.get(file)?.length ?? 0
    const scripts = [...needed]
    const [early] = scripts.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    return { scripts, early }
  }
}
