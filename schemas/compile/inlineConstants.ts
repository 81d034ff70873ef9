import { isBillField } from '../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator, Constant } from '../definition/compiled.ts'
import { inSentence, splitName } from '../definition/formulaLabel.ts'
import { labelsOf, rowLabelsOf } from '../definition/labels.ts'
import { parseRational } from '../formula/number.ts'
import { defaultsOf, type GivenNames, leftOut } from './leftOut.ts'

/** A used calculator, by its name in the definition, and what it is given. */
export interface NamedUse {
  use: string
  used: Calculator
  given: DefinitionWithDefaults['uses'][string]['given']
}

/** The constants that a definition takes from the calculators that it uses. */
export interface InlinedConstants {
  constants: Calculator['constants']
  /** For each of their constants that this definition has too, its name in this definition. */
  known: Map<string, string>
}

/**
 * Adds the constants of a used calculator, and the defaults of its fields that get nothing. One with the
 * label, unit and value of one that is there already is that one.
 */
export function inlineConstants(
  { use, used, given }: NamedUse,
  definition: DefinitionWithDefaults,
  { constants, known }: InlinedConstants,
): void {
  const own = Object.entries(definition.constants).map(
    ([name, constant]) =>
      [name, { ...constant, label: inSentence(constant.label ?? splitName(name)) }] as const,
  )
  const add = (name: string, constant: Constant) => {
    const value = parseRational(constant.value)
    const same = [...own, ...Object.entries(constants)].find(
      ([, other]) =>
        other.label === constant.label &&
        other.unit === constant.unit &&
        value?.equals(parseRational(other.value) ?? 0),
    )
    if (same) known.set(`${use}.${name}`, same[0])
    else constants[`${use}.${name}`] = constant
  }
  const addDefaults = (names: GivenNames, labels: ReadonlyMap<string, string>, prefix = '') => {
    for (const [name, field] of Object.entries(names.used)) {
      if (field.kind === 'repeat' || isBillField(field) || names.given[name] !== undefined) continue
      if (leftOut(field, names) !== 'default') continue
      for (const [key, constant] of defaultsOf(name, field, labels, used.title.page)) {
        add(prefix + key, constant)
      }
    }
  }
  const labels = labelsOf(used)
  for (const [name, constant] of Object.entries(used.constants)) {
    add(name, { ...constant, label: labels.get(name) })
  }
  addDefaults({ used: used.fields, given, own: definition.fields }, labels)
  for (const [name, field] of Object.entries(used.fields)) {
    const rows = given[name]
    if (field.kind !== 'repeat' || typeof rows !== 'object') continue
    const ownRepeat = definition.fields[rows.of]
    if (ownRepeat?.kind !== 'repeat') continue
    const names = { used: field.fields, given: rows.given, own: ownRepeat.fields }
    addDefaults(names, rowLabelsOf(field), `${name}.`)
  }
}
