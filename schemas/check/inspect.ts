import type { Diagnostic } from '../compile/diagnostic.ts'
import { expandByOption } from '../compile/expandByOption.ts'
import { emptySymbolTable, resolveNames, type Units } from '../compile/nameResolution.ts'
import { withOptionsOf } from '../compile/optionsOf.ts'
import { NO_OTHERS, type Others } from '../compile/others.ts'
import { plainDataDiagnostic } from '../compile/plainData.ts'
import { withRowOptions } from '../compile/rowReferences.ts'
import { parseShape } from '../compile/shape.ts'
import { addImportedNames } from '../compile/usedNames.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { parseFormula } from '../formula/parse.ts'
import { deriveUnit, formatUnit, type Unit } from '../formula/unit.ts'

/** The findings of the check while somebody writes a definition: plain data. */
export interface Inspection {
  diagnostics: Diagnostic[]
  /** The unit each formula comes out in; a text in brackets says why there is none. */
  units: { formula: string; declared: string; derived: string }[]
  examples: { name: string; state: 'passes' | 'fails' | 'waits' }[]
}

/**
 * Inspects a definition, right or wrong, as far as it can be read.
 *
 * @param diagnostics those of the check, for the definition by itself and beside the others
 * @param others the calculators that it may use
 */
export function inspectDefinition(
  definition: unknown,
  diagnostics: Diagnostic[],
  others: Others = NO_OTHERS,
): Inspection {
  const parsed = !plainDataDiagnostic(definition) && parseShape(definition)
  if (!parsed || Array.isArray(parsed)) return { diagnostics, units: [], examples: [] }
  return {
    diagnostics,
    units: derivedUnits(
      expandByOption(withRowOptions(withOptionsOf(parsed, others, []))).definition,
      others,
    ),
    examples: exampleStates(parsed, diagnostics),
  }
}

function derivedUnits(definition: DefinitionWithDefaults, others: Others): Inspection['units'] {
  const names = emptySymbolTable()
  resolveNames(definition, names)
  addImportedNames(definition, names, others)
  const inRows = Object.entries(definition.fields).flatMap(([repeat, field]) =>
    field.kind === 'repeat'
      ? unitsOf(
          field.formulas,
          `${repeat}.`,
          new Map([...(names.rows.get(repeat) ?? []), ...names.columns]),
        )
      : [],
  )
  const known: Units = new Map([...names.units, ...names.columns])
  return [...inRows, ...unitsOf(definition.formulas, '', known)]
}

function unitsOf(
  formulas: DefinitionWithDefaults['formulas'],
  prefix: string,
  units: Units,
): Inspection['units'] {
  return Object.entries(formulas).map(([formula, { is, unit }]) => ({
    formula: prefix + formula,
    declared: unit,
    derived: derived(is, units),
  }))
}

function derived(is: string, units: Units): string {
  const unitNamed = (name: string): Unit => {
    const unit = units.get(name)
    if (!unit) throw new Error(`"${name}" has no unit`)
    return unit
  }
  try {
    return formatUnit(deriveUnit(parseFormula(is), unitNamed))
  } catch (error) {
    return `(${error instanceof Error ? error.message : String(error)})`
  }
}

/**
 * Examples are computed last: an earlier mistake makes them wait. A place or a title that another
 * calculator has does not.
 */
function exampleStates(
  definition: DefinitionWithDefaults,
  diagnostics: Diagnostic[],
): Inspection['examples'] {
  const later = ['examples', 'faqs', 'order', 'title']
  const reached = diagnostics.every(({ path }) => later.some((part) => path.startsWith(part)))
  return Object.keys(definition.examples).map((name) => {
    const fails = diagnostics.some(({ path }) => path.startsWith(`examples.${name}.`))
    if (fails) return { name, state: 'fails' }
    return { name, state: reached ? 'passes' : 'waits' }
  })
}
