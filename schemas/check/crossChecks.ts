import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Calculator } from '../definition/compiled.ts'
import { unknownRelatedDiagnostics } from './related.ts'

/** A definition that passed on its own, with its file for messages. */
interface PassedFile {
  file: string
  calculator: Pick<Calculator, 'slug' | 'title' | 'related'>
}

/**
 * Mistakes between definitions: no two share a title, none has a slug that is taken, and the others that
 * one names exist.
 *
 * @param taken slugs that a calculator cannot have: 'privacy'
 * @param slugs those of all calculators, also of those that did not pass
 * @returns each mistake with its file: of two files that are alike, the later one
 */
export function crossChecks(
  calculators: readonly PassedFile[],
  taken: readonly string[],
  slugs: readonly string[] = calculators.map(({ calculator }) => calculator.slug),
): { file: string; diagnostic: Diagnostic }[] {
  const seen = new Map<string, string>()
  return calculators.flatMap(({ file, calculator }) => {
    const { slug, title } = calculator
    const titles = [
      ['title.page', title.page],
      ['title.menu', title.menu],
    ] as const
    const shared = titles.flatMap(([path, value]) => {
      const key = `${path} ${value}`
      const earlier = seen.get(key)
      seen.set(key, earlier ?? file)
      if (!earlier) return []
      const message = `is '${value}', which ${earlier} has already`
      return [{ file, diagnostic: { path, message } }]
    })
    const others = unknownRelatedDiagnostics(calculator, slugs)
    const alone = taken.includes(slug) ? [takenDiagnostic(slug), ...others] : others
    return [...alone.map((diagnostic) => ({ file, diagnostic })), ...shared]
  })
}

function takenDiagnostic(slug: string): Diagnostic {
  return { path: '', message: `has the slug '${slug}', which is taken; rename the file` }
}
