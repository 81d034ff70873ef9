import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { type By, copiesFor } from '../compile/expandByOption.ts'
import { choiceInRow, shownOption } from '../definition/byOption.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { interpolatedNames } from '../definition/interpolation.ts'

/** Refuses a `by` that names no choice of a row, makes a name that is taken, or whose texts do not show the option. */
export function byDiagnostics(written: DefinitionWithDefaults): Diagnostic[] {
  const { fields, formulas, results, materials } = written
  const made = Object.entries(formulas).flatMap(([from, { by }]) =>
    copiesFor(written, by).map(({ suffix }) => ({ name: from + suffix, from })),
  )
  return [
    ...Object.entries(formulas).flatMap(([name, { by, label }]) => [
      ...choiceDiagnostics(`formulas.${name}`, fields, by),
      ...textDiagnostics(`formulas.${name}.label`, fields, by, label),
    ]),
    ...made.flatMap(({ name, from }, index): Diagnostic[] => {
      if (made.findIndex((other) => other.name === name) === index) return []
      const message = `makes a second formula "${name}"; choose another name`
      return [{ path: `formulas.${from}.by`, message }]
    }),
    ...results.flatMap(({ of, label }, index) =>
      textDiagnostics(`results[${index}].label`, fields, formulas[of]?.by, label),
    ),
    ...materials.flatMap((own, index): Diagnostic[] => {
      if ('use' in own) return []
      const { by, forEach, variant = '' } = own
      const path = `materials[${index}]`
      if (by && forEach !== undefined) {
        return [{ path: `${path}.by`, message: 'stands beside forEach; leave one of the two out' }]
      }
      const shown = textDiagnostics(`${path}.variant`, fields, by, variant)
      return [...choiceDiagnostics(path, fields, by), ...shown]
    }),
  ]
}

function choiceDiagnostics(
  path: string,
  fields: DefinitionWithDefaults['fields'],
  by: By | undefined,
): Diagnostic[] {
  if (!by || choiceInRow(fields, by)) return []
  const known = Object.entries(fields).flatMap(([repeat, field]) => {
    if (field.kind !== 'repeat') return []
    const choices = Object.keys(field.fields).filter((key) => field.fields[key]?.kind === 'choice')
    return choices.map((choice) => `${repeat}.${choice}`)
  })
  const name = [by.repeat, by.choice].filter((part) => part !== '').join('.')
  const message = `is '${name}', which is not a choice of a repeat's rows${suggestion(name, known)}`
  return [{ path: `${path}.by`, message }]
}

/** A text of what there is for each option shows which one it is of. */
function textDiagnostics(
  path: string,
  fields: DefinitionWithDefaults['fields'],
  by: By | undefined,
  text: string | undefined,
): Diagnostic[] {
  const field = by && choiceInRow(fields, by)
  if (!field || text === undefined) return []
  const shown = interpolatedNames(text).filter((name) => name.split('.')[0] === by.choice)
  if (shown.length === 0) {
    return [{ path, message: `is the same for every option; show the option, as {${by.choice}}` }]
  }
  const known = [by.choice, ...Object.keys(field.units).map((key) => `${by.choice}.${key}`)]
  return shown.flatMap((name): Diagnostic[] => {
    const isMissing = (option: string) => !shownOption(field, { ...by, option }, name)
    const option = Object.keys(field.options).find(isMissing)
    if (option === undefined) return []
    const message = `shows {${name}}, which option '${option}' does not have${suggestion(name, known)}`
    return [{ path, message }]
  })
}
