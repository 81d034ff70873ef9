import type { CheckedCalculator } from '../definition/compiled.ts'
import type { Diagnostic } from './diagnostic.ts'
import { unknownRelatedDiagnostics } from './related.ts'

/** A definition that passed on its own, with its file for messages. */
export interface PassedFile {
  file: string
  calculator: Pick<CheckedCalculator, 'slug' | 'order' | 'title' | 'related'>
}

/**
 * Mistakes between definitions: no two share a place in the menu or a title, none has a slug
 * that is taken, and the others that one names exist.
 *
 * @param taken slugs that a calculator cannot have: 'privacy'
 * @param slugs those of all calculators, also of those that did not pass
 * @returns each mistake with the file that makes it: of two files that are alike, the later one
 */
export function crossChecks(
  calculators: readonly PassedFile[],
  taken: readonly string[],
  slugs: readonly string[] = calculators.map(({ calculator }) => calculator.slug),
): { file: string; diagnostic: Diagnostic }[] {
  const free = freeOrder(calculators.map(({ calculator }) => calculator))
  const seen = new Map<string, string>()
  return calculators.flatMap(({ file, calculator }) => {
    const { slug, order, title } = calculator
    const places = [
      ['order', String(order)],
      ['title.page', title.page],
      ['title.menu', title.menu],
    ] as const
    const shared = places.flatMap(([path, value]) => {
      const earlier = seen.get(`${path} ${value}`)
      seen.set(`${path} ${value}`, earlier ?? file)
      if (!earlier) return []
      const advice = path === 'order' ? `; ${free} is free` : ''
      const message = `is '${value}', which ${earlier} has already${advice}`
      return [{ file, diagnostic: { path, message } }]
    })
    const others = unknownRelatedDiagnostics(calculator, slugs)
    const alone = taken.includes(slug) ? [takenDiagnostic(slug), ...others] : others
    return [...alone.map((diagnostic) => ({ file, diagnostic })), ...shared]
  })
}

/** The first place in the menu after all others. */
export function freeOrder(calculators: readonly Pick<CheckedCalculator, 'order'>[]): number {
  return Math.max(0, ...calculators.map(({ order }) => order)) + 1
}

function takenDiagnostic(slug: string): Diagnostic {
  return { path: '', message: `has the slug '${slug}', which is taken; rename the file` }
}
