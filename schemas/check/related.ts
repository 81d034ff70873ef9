import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { CalculatorWithGuidance } from '../definition/compiled.ts'

/** Refuses a calculator that names itself as related, or another one twice. */
export function relatedDiagnostics(slug: string, related: readonly string[]): Diagnostic[] {
  return related.flatMap((other, index) => {
    const path = `related[${index}]`
    if (other === slug) {
      return [{ path, message: `is '${other}', the calculator itself; name others` }]
    }
    if (related.indexOf(other) === index) return []
    return [{ path, message: `is '${other}', which the list has already; name each once` }]
  })
}

/** Refuses related calculators that do not exist. */
export function unknownRelatedDiagnostics(
  { slug, related }: Pick<CalculatorWithGuidance, 'slug' | 'related'>,
  slugs: readonly string[],
): Diagnostic[] {
  const others = slugs.filter((other) => other !== slug)
  return related.flatMap((other, index) =>
    slugs.includes(other)
      ? []
      : [
          {
            path: `related[${index}]`,
            message: `is '${other}', which is no calculator${suggestion(other, others)}`,
          },
        ],
  )
}
