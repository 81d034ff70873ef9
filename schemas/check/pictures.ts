import { z } from 'zod'
import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { namesOfKind, ownNames, type SymbolTable, type Units } from '../compile/nameResolution.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { pictureSchema } from '../definition/picture.ts'
import { type Measure, type Reference, references } from '../definition/pictureReferences.ts'
import { formatUnit, isCount, type Unit } from '../formula/unit.ts'
import { MEASURES } from '../measures.ts'

/** The names that a picture may mention. */
interface Names {
  definition: DefinitionWithDefaults
  units: Units
  columns: Units
  results: string[]
}

/**
 * The names in a picture's parts exist and are measured as the parts need; their texts show values that
 * exist.
 */
export function pictureDiagnostics(
  definition: DefinitionWithDefaults,
  { units, columns }: Pick<SymbolTable, 'units' | 'columns'>,
): Diagnostic[] {
  const names = { definition, units, columns, results: definition.results.map(({ of }) => of) }
  return [
    ...problemsIn(pictureSchema, definition.picture, 'picture', names),
    ...(definition.picture?.flatMap(({ visibleWhen = {} }, index) =>
      visibleWhenDiagnostics(`picture[${index}].visibleWhen`, visibleWhen, definition),
    ) ?? []),
  ]
}

/** Walks the parsed data and its schema together: the schema knows the role of each text. */
function problemsIn(
  schema: z.core.$ZodType,
  found: unknown,
  path: string,
  names: Names,
): Diagnostic[] {
  if (schema instanceof z.ZodOptional) return problemsIn(schema.unwrap(), found, path, names)
  const role = references.get(schema)
  if (role && typeof found === 'string') {
    return roleDiagnostics(role, found, names).map((message) => ({ path, message }))
  }
  if (schema instanceof z.ZodArray && Array.isArray(found)) {
    return found.flatMap((item, index) =>
      problemsIn(schema.element, item, `${path}[${index}]`, names),
    )
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const parsed = schema.options.filter((option) => z.safeParse(option, found).success)
    return parsed.flatMap((option) => problemsIn(option, found, path, names))
  }
  if (schema instanceof z.ZodObject && found instanceof Object) {
    const values = new Map<string, unknown>(Object.entries(found))
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      problemsIn(part, values.get(key), `${path}.${key}`, names),
    )
  }
  return []
}

function roleDiagnostics(role: Reference, named: string, names: Names): string[] {
  switch (role.names) {
    case 'template':
      return interpolatedNames(named).flatMap((mention) =>
        wordDiagnostics(mention, role.extra, names),
      )
    case 'field':
      return unknown(named, Object.keys(names.definition.fields), 'a field')
    case 'column':
      return valueDiagnostics(
        named,
        [...names.columns.keys()],
        'a column of a repeat',
        role.measured,
        names.columns,
      )
    case 'result':
      return valueDiagnostics(
        named,
        names.results,
        'one of the results',
        role.measured,
        names.units,
      )
    case 'value':
      return valueDiagnostics(
        named,
        ownNames(names.units),
        "a number field, a choice's value, a constant or a formula",
        role.measured,
        names.units,
      )
  }
}

function unknown(named: string, known: string[], what: string): string[] {
  return known.includes(named)
    ? []
    : [`names "${named}", which is not ${what}${suggestion(named, known)}`]
}

const power = (exponent: number) => (unit: Unit) => {
  const [entry, ...others] = unit
  return (
    others.length === 0 &&
    entry !== undefined &&
    MEASURES[entry[0]]?.kind === 'length' &&
    entry[1] === exponent
  )
}

const measures: Record<
  Exclude<Measure, 'anything'>,
  { fits: (unit: Unit) => boolean; description: string }
> = {
  length: { fits: power(1), description: 'a length' },
  area: { fits: power(2), description: 'an area' },
  volume: { fits: power(3), description: 'a volume' },
  number: {
    fits: (unit) => unit.size === 0 || isCount(unit),
    description: 'a count or a plain number',
  },
  percentage: { fits: (unit) => formatUnit(unit) === '%', description: 'a percentage' },
}

function valueDiagnostics(
  named: string,
  known: string[],
  what: string,
  measured: Measure,
  units: Units,
): string[] {
  const missing = unknown(named, known, what)
  if (missing.length > 0 || measured === 'anything') return missing
  const unitOf = (name: string) => units.get(name) ?? new Map()
  const { fits, description } = measures[measured]
  if (fits(unitOf(named))) return []
  const others = known.filter((other) => fits(unitOf(other)))
  const advice = others.length > 0 ? `: ${others.join(', ')}` : ''
  const unit = formatUnit(unitOf(named))
  return [`names "${named}", which is measured in ${unit}; ${description} is expected${advice}`]
}

/** A text may show what a reader can see elsewhere on the page: no formula that is not a result. */
function wordDiagnostics(
  mention: string,
  extra: string[],
  { definition, units, results }: Names,
): string[] {
  const [name = mention, word] = mention.split(':')
  const known = [
    ...Object.keys(definition.fields),
    ...ownNames(units).filter((unit) => !Object.hasOwn(definition.formulas, unit)),
    ...results,
    ...extra,
  ]
  if (!known.includes(name)) {
    const what = "a field, a choice's value, a constant or one of the results"
    return [`shows {${mention}}, which is not ${what}${suggestion(name, [...new Set(known)])}`]
  }
  if (word === undefined || /^[a-z][a-z ]*$/.test(word)) return []
  return [`shows {${mention}}; what is counted is a word in the singular, as {${name}:tile}`]
}

function visibleWhenDiagnostics(
  path: string,
  visibleWhen: Readonly<Record<string, readonly string[]>>,
  { fields }: DefinitionWithDefaults,
): Diagnostic[] {
  const choices = namesOfKind(fields, 'choice')
  return Object.entries(visibleWhen).flatMap(([name, options]): Diagnostic[] => {
    const choice = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (choice?.kind !== 'choice') {
      const message = `names "${name}", which is not a choice${suggestion(name, choices)}`
      return [{ path, message }]
    }
    const ids = Object.keys(choice.options)
    return options
      .filter((option) => !ids.includes(option))
      .map((option) => ({
        path: `${path}.${name}`,
        message: `names '${option}', which is none of the options${suggestion(option, ids)}`,
      }))
  })
}
