import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { interpolatedNames } from '../definition/interpolation.ts'

/** A folded field is one that most people need not see: it has a value, and its stage's line shows it, once. */
export function usualValueDiagnostics(definition: DefinitionWithDefaults): Diagnostic[] {
  const folded = new Map<string, string>()
  const diagnostics = definition.usualValues.flatMap(({ summary }, index): Diagnostic[] => {
    const path = `usualValues[${index}].summary`
    const names = interpolatedNames(summary)
    if (names.length === 0) {
      return [{ path, message: 'shows no field; those that it shows in braces are folded' }]
    }
    return names.flatMap((name): Diagnostic[] => {
      const earlier = folded.get(name)
      folded.set(name, earlier ?? path)
      const reason =
        earlier === undefined
          ? reasonAgainst(definition.fields, name)
          : `which ${earlier === path ? 'it shows already' : `${earlier} shows as well`}`
      return reason ? [{ path, message: `shows {${name}}, ${reason}` }] : []
    })
  })
  const headings = Object.keys(definition.headings)
    .filter((name) => folded.has(name))
    .map((name) => ({
      path: `headings.${name}`,
      message: `is above a field that ${folded.get(name)} folds; leave it out`,
    }))
  return [...diagnostics, ...headings]
}

/** Undefined where a field of that name may be folded. */
function reasonAgainst(fields: DefinitionWithDefaults['fields'], name: string): string | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return `which is not a field${suggestion(name, Object.keys(fields))}`
  if (field.kind === 'repeat') return 'which has rows; a number or a choice is expected'
  if (field.visibleWhen) return 'which is not always there; leave it in sight'
  if (field.kind === 'choice') return undefined
  if (field.placement) return 'which is asked for under what there is to buy'
  return field.default === undefined ? 'which has no default; leave it in sight' : undefined
}
