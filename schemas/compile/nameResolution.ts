import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import { FUNCTION_NAMES } from '../formula/ast.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { parseUnit, type Unit } from '../formula/unit.ts'
import { readUnit } from '../formula/unitSpelling.ts'
import { originDiagnostics, rationalDiagnostics } from './constants.ts'
import { type Diagnostic, formulaDiagnostic } from './diagnostic.ts'

/** The unit of every name that a formula may mention. Fields, constants and formulas share names. */
export type Units = Map<string, Unit>

/** The names that a definition itself declares: without the conversions, which all definitions have. */
export function ownNames(units: Units): string[] {
  return [...units.keys()].filter((name) => !CONVERSIONS.has(name))
}

interface AnyRepeat {
  kind: 'repeat'
  fields: Readonly<Record<string, PlainField>>
}
type AnyFields = Readonly<Record<string, PlainField | AnyRepeat>>

/** The fields that a name may mean, outside of all rows or in those of a repeat, whose own come first. */
export function fieldsIn({ fields }: { fields: AnyFields }, repeat = ''): AnyFields {
  const row = fields[repeat]
  return row?.kind === 'repeat' ? { ...fields, ...row.fields } : fields
}

/** The names of the fields of one kind, as a message suggests them. */
export function namesOfKind(fields: AnyFields, kind: AnyFields[string]['kind']): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.kind === kind ? name : []))
}

/** The names that the formulas of a definition may mention. */
export interface SymbolTable {
  units: Units
  /** The columns of repeats, 'openings.area': formulas may sum them, and mention them in no other way. */
  columns: Units
  /** For each repeat, the names that its formulas may mention: a row's own, and those outside of the rows. */
  rows: Map<string, Units>
}

export function emptySymbolTable(): SymbolTable {
  return { units: new Map(), columns: new Map(), rows: new Map() }
}

/** Adds fields, constants and formulas with their units to the table; returns their mistakes. */
export function resolveNames(definition: DefinitionWithDefaults, names: SymbolTable): Diagnostic[] {
  const { fields, constants, uses, formulas } = definition
  const diagnostics: Diagnostic[] = []
  if (Object.keys(fields).length === 0) {
    diagnostics.push({ path: 'fields', message: 'is empty; at least one field is expected' })
  }
  const claim = claims(diagnostics)
  const declare = (into: Units, path: string, name: string, unit: string) => {
    try {
      into.set(name, readUnit(unit))
    } catch (error) {
      diagnostics.push(formulaDiagnostic(path, error))
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
    if (field.kind !== 'repeat') declareField(names.units, path, name, field)
  }
  for (const [name, constant] of Object.entries(constants)) {
    const path = `constants.${name}`
    claim(path, name)
    declare(names.units, `${path}.unit`, name, constant.unit)
    diagnostics.push(
      ...rationalDiagnostics(`${path}.value`, constant.value),
      ...originDiagnostics(path, constant),
    )
  }
  for (const name of Object.keys(uses)) claim(`uses.${name}`, name)
  for (const [name, repeat] of Object.entries(fields)) {
    if (repeat.kind !== 'repeat') continue
    // A row sees fields and constants but no formula of the calculator: that formula may sum the rows.
    const row: Units = new Map(names.units)
    const claimInRow = claims(diagnostics, claim)
    for (const [key, field] of Object.entries(repeat.fields)) {
      claimInRow(`fields.${name}.fields.${key}`, key)
      row.delete(key)
      declareField(row, `fields.${name}.fields.${key}`, key, field)
    }
    for (const [key, { unit }] of Object.entries(repeat.formulas)) {
      claimInRow(`fields.${name}.formulas.${key}`, key)
      declare(row, `fields.${name}.formulas.${key}.unit`, key, unit)
    }
    names.rows.set(name, row)
    for (const key of [...Object.keys(repeat.fields), ...Object.keys(repeat.formulas)]) {
      const unit = row.get(key)
      if (unit) names.columns.set(`${name}.${key}`, unit)
    }
  }
  for (const [name, { unit }] of Object.entries(formulas)) {
    claim(`formulas.${name}`, name)
    declare(names.units, `formulas.${name}.unit`, name, unit)
  }
  return diagnostics
}

type Claim = ((path: string, name: string) => void) & { taken: ReadonlyMap<string, string> }

/**
 * Claims names, each once. A name outside of the rows is taken within a row too, except for the
 * calculator's fields: a room's length hides that of the house.
 */
function claims(diagnostics: Diagnostic[], outside?: Claim): Claim {
  const others = [...(outside?.taken ?? [])].filter(([, path]) => !path.startsWith('fields.'))
  const taken = new Map<string, string>(others)
  const claim = (path: string, name: string) => {
    const owner = ownerOf(name) ?? taken.get(name)
    if (owner) diagnostics.push({ path, message: `has the name of ${owner}; choose another` })
    taken.set(name, path)
  }
  return Object.assign(claim, { taken })
}

function ownerOf(name: string): string | undefined {
  if (FUNCTION_NAMES.includes(name)) return `the function ${name}`
  const conversion = CONVERSIONS.get(name)
  return conversion && `the conversion ${name}, ${conversion.label}, which the language knows`
}
