import type { ParsedDefinition } from '../definition/calculator.ts'
import { parseFormula } from '../formula/parse.ts'
import { deriveUnit, formatUnit, type Unit } from '../formula/unit.ts'
import { checkDefinition } from './index.ts'
import { readNames, type Units } from './names.ts'
import { plainDataProblem } from './plainData.ts'
import { DefinitionError, type Problem } from './problem.ts'
import { parseShape } from './shape.ts'

/** What the checker thinks of a definition while somebody writes it: plain data. */
export interface Inspection {
  problems: Problem[]
  /** The unit each formula comes out in; a text in brackets says why there is none. */
  units: { formula: string; declared: string; derived: string }[]
  examples: { name: string; state: 'passes' | 'fails' | 'waits' }[]
}

/** Looks at a definition, right or wrong, and says as much about it as can be said. */
export function inspectDefinition(file: string, address: string, definition: unknown): Inspection {
  const problems = problemsOf(file, address, definition)
  const parsed = plainDataProblem(definition) ? [] : parseShape(definition)
  if (Array.isArray(parsed)) return { problems, units: [], examples: [] }
  return { problems, units: derivedUnits(parsed), examples: exampleStates(parsed, problems) }
}

function problemsOf(file: string, address: string, definition: unknown): Problem[] {
  try {
    checkDefinition(file, address, definition)
    return []
  } catch (error) {
    if (error instanceof DefinitionError) return error.problems
    throw error
  }
}

function derivedUnits(definition: ParsedDefinition): Inspection['units'] {
  const units: Units = new Map()
  readNames(definition, units)
  const unitNamed = (name: string): Unit => {
    const unit = units.get(name)
    if (!unit) throw new Error(`"${name}" has no unit`)
    return unit
  }
  return Object.entries(definition.formulas).map(([formula, { is, unit }]) => ({
    formula,
    declared: unit,
    derived: derived(is, unitNamed),
  }))
}

function derived(is: string, unitNamed: (name: string) => Unit): string {
  try {
    return formatUnit(deriveUnit(parseFormula(is), unitNamed))
  } catch (error) {
    return `(${error instanceof Error ? error.message : String(error)})`
  }
}

/** Examples are computed last: with any other problem before them, they wait. */
function exampleStates(definition: ParsedDefinition, problems: Problem[]): Inspection['examples'] {
  const later = ['examples', 'faqs']
  const reached = problems.every(({ path }) => later.some((part) => path.startsWith(part)))
  return Object.keys(definition.examples).map((name) => {
    const fails = problems.some(({ path }) => path.startsWith(`examples.${name}.`))
    if (fails) return { name, state: 'fails' }
    return { name, state: reached ? 'passes' : 'waits' }
  })
}
