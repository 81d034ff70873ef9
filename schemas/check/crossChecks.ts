import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Calculator } from '../definition/compiled.ts'
import { unknownRelatedDiagnostics } from './related.ts'

/** A definition that passed on its own, with its file for messages. */
interface PassedFile {
  file: string
  calculator: Pick<Calculator, 'slug' | 'category' | 'order' | 'title' | 'related'>
}

/**
 * Mistakes between definitions: no two share a place in their category or a title, none has a slug
 * that is taken, and the others that one names exist.
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
    const { slug, category, order, title } = calculator
    const free = nextFreeOrder(
      calculators.map((other) => other.calculator),
      category,
    )
    const places = [
      ['order', String(order), ` of ${category}`, `; ${free} is free`],
      ['title.page', title.page, '', ''],
      ['title.menu', title.menu, '', ''],
    ] as const
    const shared = places.flatMap(([path, value, within, advice]) => {
      const key = `${path}${within} ${value}`
      const earlier = seen.get(key)
      seen.set(key, earlier ?? file)
      if (!earlier) return []
      const message = `is '${value}', which ${earlier} has already${within && ` in '${category}'`}${advice}`
      return [{ file, diagnostic: { path, message } }]
    })
    const others = unknownRelatedDiagnostics(calculator, slugs)
    const alone = taken.includes(slug) ? [takenDiagnostic(slug), ...others] : others
    return [...alone.map((diagnostic) => ({ file, diagnostic })), ...shared]
  })
}

/** The first place in a category after all others. */
export function nextFreeOrder(
  calculators: readonly Pick<Calculator, 'category' | 'order'>[],
  category: Calculator['category'],
): number {
  const taken = calculators.filter((other) => other.category === category)
  return Math.max(0, ...taken.map(({ order }) => order)) + 1
}

function takenDiagnostic(slug: string): Diagnostic {
  return { path: '', message: `has the slug '${slug}', which is taken; rename the file` }
}
