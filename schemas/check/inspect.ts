import type { ParsedDefinition } from '../definition/calculator.ts'
import { parseFormula } from '../formula/parse.ts'
import { deriveUnit, formatUnit, type Unit } from '../formula/unit.ts'
import { noNames, readNames, type Units } from './names.ts'
import { plainDataProblem } from './plainData.ts'
import type { Problem } from './problem.ts'
import { parseShape } from './shape.ts'
import { NO_OTHERS, type Others, readUses } from './uses.ts'

/** What the checker thinks of a definition while somebody writes it: plain data. */
export interface Inspection {
  problems: Problem[]
  /** The unit each formula comes out in; a text in brackets says why there is none. */
  units: { formula: string; declared: string; derived: string }[]
  examples: { name: string; state: 'passes' | 'fails' | 'waits' }[]
}

/**
 * Looks at a definition, right or wrong, and says as much about it as can be said.
 *
 * @param problems what the check says of it, by itself and beside the others
 * @param others the calculators that it may use
 */
export function inspectDefinition(
  definition: unknown,
  problems: Problem[],
  others: Others = NO_OTHERS,
): Inspection {
  const parsed = plainDataProblem(definition) ? [] : parseShape(definition)
  if (Array.isArray(parsed)) return { problems, units: [], examples: [] }
  return {
    problems,
    units: derivedUnits(parsed, others),
    examples: exampleStates(parsed, problems),
  }
}

function derivedUnits(definition: ParsedDefinition, others: Others): Inspection['units'] {
  const names = noNames()
  readNames(definition, names)
  readUses(definition, names, others)
  const inRows = Object.entries(definition.fields).flatMap(([group, field]) =>
    field.kind === 'group'
      ? unitsOf(field.formulas, `${group}.`, names.rows.get(group) ?? new Map())
      : [],
  )
  const known: Units = new Map([...names.units, ...names.columns])
  return [...inRows, ...unitsOf(definition.formulas, '', known)]
}

function unitsOf(
  formulas: ParsedDefinition['formulas'],
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
 * Examples are computed last: with any other problem before them, they wait. A place or a title that
 * another calculator has stands in the way of none.
 */
function exampleStates(definition: ParsedDefinition, problems: Problem[]): Inspection['examples'] {
  const later = ['examples', 'faqs', 'order', 'title']
  const reached = problems.every(({ path }) => later.some((part) => path.startsWith(part)))
  return Object.keys(definition.examples).map((name) => {
    const fails = problems.some(({ path }) => path.startsWith(`examples.${name}.`))
    if (fails) return { name, state: 'fails' }
    return { name, state: reached ? 'passes' : 'waits' }
  })
}
