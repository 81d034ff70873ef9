import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runnerImport } from 'vite'
import { type CheckResult, checkAll } from '../schemas/check/all.ts'
import { crossChecks } from '../schemas/check/crossChecks.ts'
import { DefinitionError, formatDiagnostic } from '../schemas/check/diagnostic.ts'
import { checkMaterialCatalogue } from '../schemas/check/materialCatalogue.ts'
import type { CheckedCalculator, MaterialCatalogue } from '../schemas/definition/compiled.ts'
import { TAKEN_ADDRESSES } from '../src/addresses.ts'
import { declarationDiagnostics } from './declarations.ts'
import { computedDiagnostics } from './pureSource.ts'
import { ToolError } from './toolError.ts'

/** A file of calculators/, and what the check says of it. */
export interface ReadDefinition extends CheckResult {
  /** For messages: 'calculators/tile-estimator.ts'. */
  file: string
  slug: string
  /** What the file exports, right or wrong; undefined where it does not even load. */
  definition: unknown
}

/**
 * The folders of definitions, from the project's root. In mode 'test' there are some that nobody
 * prepared for: every test of every calculator meets them, and no visitor does.
 */
export function definitionFolders(mode: string): string[] {
  return mode === 'test' ? ['calculators', 'tests/calculators'] : ['calculators']
}

/**
 * Reads and checks every definition in some folders. What is wrong with one leaves the others alone.
 *
 * @param folders from the root; the catalogue of materials is that of the first.
 */
export async function readDefinitions(
  root: string,
  folders = definitionFolders('production'),
): Promise<ReadDefinition[]> {
  const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
  const loaded = await load(files.map((file) => join(root, file)))
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const read = files.map((file, index) => ({
    file,
    slug: basename(file, '.ts'),
    loaded: loaded[index],
    computed: computedDiagnostics(file, sources[index] ?? ''),
  }))
  const results = checkAll(
    read.flatMap(({ file, slug, loaded }) =>
      loaded && 'definition' in loaded ? [{ file, slug, definition: loaded.definition }] : [],
    ),
    await readMaterialCatalogue(root, folders[0]),
  )
  const alone = read.map(({ file, slug, loaded, computed }): ReadDefinition => {
    const result = results.get(slug)
    if (computed.length > 0 && loaded && 'definition' in loaded) {
      return { file, slug, definition: loaded.definition, diagnostics: computed }
    }
    if (result && loaded && 'definition' in loaded) {
      const { calculator } = result
      const broken = calculator ? declarationDiagnostics(calculator) : result.diagnostics
      const whole = calculator && broken.length === 0 && { calculator }
      return { file, slug, definition: loaded.definition, diagnostics: broken, ...whole }
    }
    const reason = loaded && 'failure' in loaded ? loaded.failure : 'nothing came of it'
    const diagnostics = [{ path: '', message: `does not load: ${reason}` }]
    return { file, slug, definition: undefined, diagnostics }
  })
  const passed = alone.flatMap(({ file, calculator }) => (calculator ? [{ file, calculator }] : []))
  const slugs = alone.map(({ slug }) => slug)
  const shared = crossChecks(passed, TAKEN_ADDRESSES, slugs)
  return alone.map(({ calculator, diagnostics, ...read }) => {
    const beside = shared
      .filter(({ file }) => file === read.file)
      .map(({ diagnostic }) => diagnostic)
    const hasPassed = calculator && beside.length === 0
    return { ...read, diagnostics: [...diagnostics, ...beside], ...(hasPassed && { calculator }) }
  })
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.ts'))
  return names.sort().map((name) => join(folder, name))
}

/**
 * Reads, checks and compiles every definition in some folders, by slug.
 *
 * @throws ToolError where one does not pass: a line for each problem of each file.
 */
export async function readCalculators(
  root: string,
  folders?: string[],
): Promise<Map<string, CheckedCalculator>> {
  const read = await readDefinitions(root, folders)
  refuseDiagnostics(read)
  return new Map(read.flatMap(({ slug, calculator }) => (calculator ? [[slug, calculator]] : [])))
}

/** @throws ToolError where a definition has a problem: a line for each problem of each file. */
export function refuseDiagnostics(read: readonly ReadDefinition[]): void {
  const lines = read.flatMap(({ file, diagnostics }) =>
    diagnostics.map((problem) => formatDiagnostic(file, problem)),
  )
  if (lines.length > 0) throw new ToolError(lines.join('\n'))
}

/**
 * Reads, checks and compiles the catalogue of materials of a folder with definitions; a folder
 * without one has no materials.
 *
 * @throws ToolError where the catalogue does not pass.
 */
export async function readMaterialCatalogue(
  root: string,
  folder = 'calculators',
): Promise<MaterialCatalogue> {
  const path = join(root, folder, 'shared', 'materials.ts')
  if (!existsSync(path)) return {}
  const file = relative(root, path)
  const [loaded = { failure: 'nothing came of it' }] = await load([path])
  if ('failure' in loaded) throw new ToolError(`${file}: does not load: ${loaded.failure}`)
  try {
    return checkMaterialCatalogue(file, loaded.definition)
  } catch (error) {
    throw error instanceof DefinitionError ? new ToolError(error.message) : error
  }
}

/** What a file exports, or why it does not load. */
export type Loaded = { definition: unknown } | { failure: string }

/** Imports all files through one runner: with one for each, the build of many takes minutes. */
export async function load(paths: readonly string[]): Promise<Loaded[]> {
  try {
    return (await importTogether(paths)).map((definition) => ({ definition }))
  } catch (error) {
    const [path, ...others] = paths
    if (path === undefined) return []
    if (others.length === 0) return [{ failure: reasonOf(error) }]
    // One of them stops all: each by itself, to tell which.
    return (await Promise.all(paths.map((one) => load([one])))).flat()
  }
}

async function importTogether(paths: readonly string[]): Promise<unknown[]> {
  const all = 'virtual:definitions'
  const imports = paths.map(
    (path, index) => `import * as module${index} from ${JSON.stringify(path)}`,
  )
  const list = paths.map((_path, index) => `module${index}.default`)
  const code = `${imports.join('\n')}\nexport default [${list.join()}]`
  const { module } = await runnerImport<{ default: unknown[] }>(all, {
    logLevel: 'silent',
    plugins: [
      {
        name: all,
        resolveId: (id) => (id === all ? `\0${all}` : undefined),
        load: (id) => (id === `\0${all}` ? code : undefined),
      },
    ],
  })
  return module.default
}

/** An error's message as plain text: the bundler's has colour codes for a terminal. */
function reasonOf(error: unknown): string {
  const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return reason.endsWith(' is not defined') ? `${reason}; is it imported?` : reason
}
