import type { Diagnostic } from '../compile/diagnostic.ts'
import type { CalculatorWithGuidance } from '../definition/compiled.ts'
import { unknownRelatedDiagnostics } from './related.ts'

/** A definition that passed on its own, with its file for messages. */
interface PassedFile {
  file: string
  calculator: Pick<CalculatorWithGuidance, 'slug' | 'title' | 'related' | 'ownMaterials'>
}

/**
 * Mistakes between definitions: no two share a title or bring one material, none has a slug that is taken, and
 * the others that one names exist.
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
    const { slug, title, ownMaterials } = calculator
    /** The file that had something before this one, if any. */
    const earlierWith = (key: string) => {
      const earlier = seen.get(key)
      seen.set(key, earlier ?? file)
      return earlier
    }
    const titles = [
      ['title.page', title.page],
      ['title.menu', title.menu],
    ] as const
    const shared = titles.flatMap(([path, value]) => {
      const earlier = earlierWith(`${path} ${value}`)
      if (!earlier) return []
      const message = `is '${value}', which ${earlier} has already`
      return [{ file, diagnostic: { path, message } }]
    })
    const brought = Object.entries(ownMaterials).flatMap(([id, { name }]) => {
      const [sameId, sameName] = [`material ${id}`, `material called ${name}`].map(earlierWith)
      if (!sameId && !sameName) return []
      const path = sameId ? `ownMaterials.${id}` : `ownMaterials.${id}.name`
      const message = `is in ${sameId ?? sameName}, too; move it to calculators/shared/materials.ts, where both may use it`
      return [{ file, diagnostic: { path, message } }]
    })
    const others = unknownRelatedDiagnostics(calculator, slugs)
    const alone = taken.includes(slug) ? [takenDiagnostic(slug), ...others] : others
    return [...alone.map((diagnostic) => ({ file, diagnostic })), ...shared, ...brought]
  })
}

function takenDiagnostic(slug: string): Diagnostic {
  return { path: '', message: `has the slug '${slug}', which is taken; rename the file` }
}
