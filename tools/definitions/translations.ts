import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkTranslation } from '../../schemas/check/texts/translation.ts'
import { formatDiagnostic } from '../../schemas/compile/diagnostic.ts'
import { catalogueSchema } from '../../schemas/definition/materialCatalogue.ts'
import type { Translation } from '../../schemas/definition/translation.ts'
import { NOUNS } from '../../schemas/messages/sw/nouns.ts'
import { ToolError } from '../toolError.ts'
import { countedNouns } from './countedNouns.ts'
import { load } from './loadDefinitions.ts'

/** How many texts of the definitions have a translation. */
export interface TranslationCount {
  translated: number
  total: number
  /** A line for each text that is missing: 'calculators/sw/tile-estimator.ts: tip'. */
  missing: string[]
}

interface Named {
  slug: string
  definition: unknown
}

/** Where a language's words of the catalogue of materials are, as a slug. */
export const MATERIALS = 'shared/materials'

/** The definitions' words in a language, by slug; a definition without any is not among them. */
export type Translations = ReadonlyMap<string, Translation>

/**
 * Reads the translations in `calculators/<language>/<slug>.ts`; the definitions themselves are in English.
 *
 * @throws ToolError where a file does not load, or exports no words.
 */
export async function readTranslations(
  root: string,
  language: string,
  slugs: readonly string[],
): Promise<Translations> {
  const found = slugs.filter((slug) => existsSync(join(root, translationFile(language, slug))))
  const loaded = await load(found.map((slug) => join(root, translationFile(language, slug))))
  const lines: string[] = []
  const translations = new Map<string, Translation>()
  for (const [index, slug] of found.entries()) {
    const own = loaded[index]
    const words = textsByPath.safeParse(own && 'definition' in own ? own.definition : undefined)
    const file = translationFile(language, slug)
    if (own && 'failure' in own) lines.push(`${file}: does not load: ${own.failure}`)
    else if (words.success) translations.set(slug, words.data)
    else lines.push(`${file}: exports no texts by their paths`)
  }
  if (lines.length > 0) throw new ToolError(lines.join('\n'))
  return translations
}

const textsByPath = z.record(z.string(), z.string())

/** The file of a definition's words, from the project's root. */
export function translationFile(language: string, slug: string): string {
  return join('calculators', language, `${slug}.ts`)
}

/** One file of translations. */
interface Translated extends Named {
  /** The schema of a file that is no calculator. */
  schema?: z.core.$ZodType
}

/**
 * Compares the translations of the definitions and of the catalogue of materials with what they
 * translate, and counts the missing texts and counted nouns: a page without a complete translation shows
 * its own texts.
 *
 * @throws ToolError if a translation has a text that its definition lacks: a line for each.
 */
export async function checkTranslations(
  root: string,
  language: string,
  definitions: readonly Named[],
): Promise<TranslationCount> {
  const [catalogue] = await load([join(root, 'calculators', `${MATERIALS}.ts`)])
  const all: Translated[] = [
    ...definitions,
    {
      slug: MATERIALS,
      definition: catalogue && 'definition' in catalogue ? catalogue.definition : {},
      schema: catalogueSchema,
    },
  ]
  const translations = await readTranslations(
    root,
    language,
    all.map(({ slug }) => slug),
  )
  const lines: string[] = []
  const count: TranslationCount = { translated: 0, total: 0, missing: [] }
  for (const { slug, definition, schema } of all) {
    const file = translationFile(language, slug)
    const checked = checkTranslation(definition, translations.get(slug) ?? {}, schema)
    lines.push(...checked.diagnostics.map((problem) => formatDiagnostic(file, problem)))
    count.total += checked.total
    count.translated += checked.total - checked.missing.length
    count.missing.push(...checked.missing.map((path) => `${file}: ${path}`))
  }
  if (lines.length > 0) throw new ToolError(lines.join('\n'))
  const nouns = countedNouns(all.map(({ definition }) => definition))
  const unknown = nouns.filter((noun) => !Object.hasOwn(NOUNS, noun))
  count.total += nouns.length
  count.translated += nouns.length - unknown.length
  count.missing.push(...unknown.map((noun) => `${NOUNS_FILE}: '${noun}'`))
  return count
}

/** Where Kiswahili has its counted nouns; a page takes any other for a loan. */
const NOUNS_FILE = 'schemas/messages/sw/nouns.ts'
