import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { ParsedDefinition } from '../definition/calculator.ts'
import { interpolatedNames } from '../definition/interpolation.ts'

/** A warning hangs on a formula, shows what exists, and is a sentence. */
export function warningDiagnostics({
  warnings,
  fields,
  formulas,
}: Pick<ParsedDefinition, 'warnings' | 'fields' | 'formulas'>): Diagnostic[] {
  const formulaNames = Object.keys(formulas)
  const known = [
    ...Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'repeat' ? [] : name)),
    ...formulaNames,
  ]
  return warnings.flatMap((warning, index): Diagnostic[] => {
    if ('use' in warning) return []
    const { when, text } = warning
    const path = `warnings[${index}]`
    const unknown = interpolatedNames(text).filter((name) => !known.includes(name))
    return [
      ...(formulaNames.includes(when)
        ? []
        : [
            {
              path: `${path}.when`,
              message: `is "${when}", which is not a formula${suggestion(when, formulaNames)}`,
            },
          ]),
      ...unknown.map((name) => ({
        path: `${path}.text`,
        message: `shows {${name}}, which is not a field or formula${suggestion(name, known)}`,
      })),
      ...(/[.!?]$/.test(text)
        ? []
        : [{ path: `${path}.text`, message: 'ends without a full stop; a warning is a sentence' }]),
    ]
  })
}
