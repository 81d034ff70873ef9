import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import { FUNCTION_NAMES } from '../formula/tree.ts'
import { parseUnit, type Unit } from '../formula/unit.ts'
import { CONVERSIONS } from '../measures.ts'
import { fieldProblems, originProblems, rationalProblems } from './fields.ts'
import { formulaProblem, type Problem } from './problem.ts'

/** The unit of every name that a formula may mention. Fields, constants and formulas share names. */
export type Units = Map<string, Unit>

/** The names that a definition itself gives: without the conversions, which every one has. */
export function ownNames(units: Units): string[] {
  return [...units.keys()].filter((name) => !CONVERSIONS.has(name))
}

/** What the formulas of a definition may mention. */
export interface Names {
  units: Units
  /** The columns of groups, 'openings.area': what may be summed, and not mentioned otherwise. */
  columns: Units
  /** For each group what its own formulas may mention: its rows, and what stands outside of them. */
  rows: Map<string, Units>
}

export function noNames(): Names {
  return { units: new Map(), columns: new Map(), rows: new Map() }
}

/** Reads fields, constants and the formulas' declared units into `names`; answers what is wrong. */
export function readNames(definition: ParsedDefinition, names: Names): Problem[] {
  const { fields, constants, uses, formulas } = definition
  const problems: Problem[] = []
  if (Object.keys(fields).length === 0) {
    problems.push({ path: 'fields', message: 'is empty; at least one field is expected' })
  }
  const claim = claims(problems)
  const declare = (into: Units, path: string, name: string, unit: string) => {
    try {
      into.set(name, parseUnit(unit))
    } catch (error) {
      problems.push(formulaProblem(path, error))
    }
  }
  const declareField = (into: Units, path: string, name: string, field: PlainField) => {
    if (field.kind === 'number') declare(into, `${path}.unit`, name, field.unit)
    else {
      for (const [key, unit] of Object.entries(field.units)) {
        declare(into, `${path}.units.${key}`, `${name}.${key}`, unit)
      }
    }
  }
  for (const [name, { unit }] of CONVERSIONS) names.units.set(name, parseUnit(unit))
  for (const [name, field] of Object.entries(fields)) {
    const path = `fields.${name}`
    claim(path, name)
    if (field.kind !== 'group') declareField(names.units, path, name, field)
    problems.push(...fieldProblems(path, field, fields))
  }
  for (const [name, constant] of Object.entries(constants)) {
    const path = `constants.${name}`
    claim(path, name)
    declare(names.units, `${path}.unit`, name, constant.unit)
    problems.push(
      ...rationalProblems(`${path}.value`, constant.value),
      ...originProblems(path, constant),
    )
  }
  for (const [name, group] of Object.entries(fields)) {
    if (group.kind !== 'group') continue
    // A row sees what a person enters and what is given, but no formula: those may sum the rows.
    const row: Units = new Map(names.units)
    const claimInRow = claims(problems, claim)
    for (const [key, field] of Object.entries(group.fields)) {
      claimInRow(`fields.${name}.fields.${key}`, key)
      declareField(row, `fields.${name}.fields.${key}`, key, field)
    }
    for (const [key, { unit }] of Object.entries(group.formulas)) {
      claimInRow(`fields.${name}.formulas.${key}`, key)
      declare(row, `fields.${name}.formulas.${key}.unit`, key, unit)
    }
    names.rows.set(name, row)
    for (const key of [...Object.keys(group.fields), ...Object.keys(group.formulas)]) {
      const unit = row.get(key)
      if (unit) names.columns.set(`${name}.${key}`, unit)
    }
  }
  for (const name of Object.keys(uses)) claim(`uses.${name}`, name)
  for (const [name, { unit }] of Object.entries(formulas)) {
    claim(`formulas.${name}`, name)
    declare(names.units, `formulas.${name}.unit`, name, unit)
  }
  return problems
}

type Claim = ((path: string, name: string) => void) & { taken: ReadonlyMap<string, string> }

/** Takes names, each once: within a group's row also those outside of it are taken. */
function claims(problems: Problem[], outside?: Claim): Claim {
  const taken = new Map<string, string>(outside?.taken)
  const claim = (path: string, name: string) => {
    const owner = ownerOf(name) ?? taken.get(name)
    if (owner) problems.push({ path, message: `has the name of ${owner}; choose another` })
    taken.set(name, path)
  }
  return Object.assign(claim, { taken })
}

function ownerOf(name: string): string | undefined {
  if (FUNCTION_NAMES.includes(name)) return `the function ${name}`
  const conversion = CONVERSIONS.get(name)
  return conversion && `the conversion ${name}, ${conversion.label}, which the language knows`
}
