import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { formatDiagnostic } from '../schemas/check/diagnostic.ts'
import { checkTranslation } from '../schemas/check/translation.ts'
import { load } from './definitions.ts'
import { ToolError } from './toolError.ts'

/** How much of the definitions is there in another language. */
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

/**
 * Reads the definitions' words in a language, from `calculators/<language>/<slug>.ts`, and holds them
 * against the definitions. What is missing is counted: its page shows the definition's own words.
 *
 * @throws ToolError where one says what its definition does not: a line for each.
 */
export async function checkTranslations(
  root: string,
  language: string,
  definitions: readonly Named[],
): Promise<TranslationCount> {
  const files = definitions.map(({ slug }) => join('calculators', language, `${slug}.ts`))
  const there = files.filter((file) => existsSync(join(root, file)))
  const loaded = await load(there.map((file) => join(root, file)))
  const lines: string[] = []
  const count: TranslationCount = { translated: 0, total: 0, missing: [] }
  for (const [index, { definition }] of definitions.entries()) {
    const file = files[index] ?? ''
    const own = loaded[there.indexOf(file)]
    const words = z
      .record(z.string(), z.string())
      .safeParse(own && 'definition' in own ? own.definition : {})
    if (own && 'failure' in own) lines.push(`${file}: does not load: ${own.failure}`)
    else if (!words.success) lines.push(`${file}: exports no texts by their paths`)
    const checked = checkTranslation(definition, words.data ?? {})
    lines.push(...checked.diagnostics.map((problem) => formatDiagnostic(file, problem)))
    count.total += checked.total
    count.translated += checked.total - checked.missing.length
    count.missing.push(...checked.missing.map((path) => `${file}: ${path}`))
  }
  if (lines.length > 0) throw new ToolError(lines.join('\n'))
  return count
}
