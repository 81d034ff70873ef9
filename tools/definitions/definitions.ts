import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type CheckedFile, checkAll } from '../../schemas/check/all.ts'
import { crossChecks } from '../../schemas/check/crossChecks.ts'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'
import { DefinitionError, formatDiagnostic } from '../../schemas/compile/diagnostic.ts'
import type {
  CalculatorWithGuidance,
  MaterialCatalogue,
} from '../../schemas/definition/compiled.ts'
import { translate } from '../../schemas/definition/translation.ts'
import type { LanguageCode } from '../languages.ts'
import { ToolError } from '../toolError.ts'
import { load } from './loadDefinitions.ts'
import { computedDiagnostics } from './pureSource.ts'
import { TAKEN_ADDRESSES } from './takenAddresses.ts'
import { translateWhole } from './translateDefinition.ts'
import { MATERIALS, readTranslations, translationFile } from './translations.ts'

/**
 * The folders of definitions, from the project's root. In mode 'test' they include calculators for tests
 * alone, which no other code has prepared for and no visitor sees.
 */
export function definitionFolders(mode: string): string[] {
  return mode === 'test' ? ['calculators', 'tests/calculators'] : ['calculators']
}

/**
 * Reads and checks every definition in some folders. A mistake in one does not affect the others.
 * This function does not test what they declare of their results: `tryDeclarations` does, the slowest step.
 *
 * @param folders from the root; the catalogue of materials is that of the first.
 * @param language of the texts. A definition without a complete translation keeps all its own texts: a
 * page that changes its language within a sentence is worse than one in English.
 */
export async function readDefinitions(
  root: string,
  folders = definitionFolders('production'),
  language: LanguageCode = 'en',
): Promise<CheckedFile[]> {
  const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
  const loaded = await load(files.map((file) => join(root, file)))
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const words = await readTranslations(
    root,
    language,
    files.map((file) => basename(file, '.ts')),
  )
  const read = files.map((file, index) => {
    const slug = basename(file, '.ts')
    const own = loaded[index]
    const translated = own && 'definition' in own && translateWhole(own.definition, words.get(slug))
    return {
      // The author mends a text in the file that has it.
      file: translated ? translationFile(language, slug) : file,
      slug,
      loaded: translated ? { definition: translated } : own,
      computed: computedDiagnostics(file, sources[index] ?? ''),
      isTranslated: Boolean(translated),
    }
  })
  const results = checkAll(
    read.flatMap(({ file, slug, loaded }) =>
      loaded && 'definition' in loaded ? [{ file, slug, definition: loaded.definition }] : [],
    ),
    await readMaterialCatalogue(root, folders[0], language),
  )
  const alone = read.map(({ file, slug, loaded, computed, isTranslated }): CheckedFile => {
    const result = results.get(slug)
    if (computed.length > 0 && loaded && 'definition' in loaded) {
      return { file, slug, definition: loaded.definition, diagnostics: computed }
    }
    if (result && loaded && 'definition' in loaded) {
      return { file, slug, definition: loaded.definition, isTranslated, ...result }
    }
    const reason = loaded && 'failure' in loaded ? loaded.failure : 'it exports nothing'
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
  language?: LanguageCode,
): Promise<Map<string, CalculatorWithGuidance>> {
  const read = await readDefinitions(root, folders, language)
  refuseDiagnostics(read)
  return new Map(read.flatMap(({ slug, calculator }) => (calculator ? [[slug, calculator]] : [])))
}

/** @throws ToolError where a definition has a problem: a line for each problem of each file. */
export function refuseDiagnostics(read: readonly CheckedFile[]): void {
  const lines = read.flatMap(({ file, diagnostics }) =>
    diagnostics.map((problem) => formatDiagnostic(file, problem)),
  )
  if (lines.length > 0) throw new ToolError(lines.join('\n'))
}

/**
 * Reads, checks and compiles the catalogue of materials of a folder with definitions, in the words of a
 * language; a folder without one has no materials.
 *
 * @throws ToolError where the catalogue does not pass.
 */
export async function readMaterialCatalogue(
  root: string,
  folder = 'calculators',
  language: LanguageCode = 'en',
): Promise<MaterialCatalogue> {
  const path = join(root, folder, 'shared', 'materials.ts')
  if (!existsSync(path)) return {}
  const file = relative(root, path)
  const [loaded = { failure: 'it exports nothing' }] = await load([path])
  if ('failure' in loaded) throw new ToolError(`${file}: does not load: ${loaded.failure}`)
  const words = (await readTranslations(root, language, [MATERIALS])).get(MATERIALS) ?? {}
  try {
    return checkMaterialCatalogue(file, translate(loaded.definition, words))
  } catch (error) {
    throw error instanceof DefinitionError ? new ToolError(error.message) : error
  }
}
