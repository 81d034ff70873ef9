import type { FieldOf, ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { CheckedCalculator, Field, MaterialCatalogue } from '../definition/compiled.ts'
import { isBillField } from '../estimate/billFields.ts'
import { wordsOf } from '../estimate/words.ts'
import { renameVariables } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { isInside, isWithin, type Range, rangeInWords } from '../formula/range.ts'
import { formatUnit, parseUnit, sameUnit } from '../formula/unit.ts'
import { CONVERSIONS } from '../measures.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import { ownNames, type SymbolTable } from './nameResolution.ts'

/** What a definition may refer to: the site's other calculators, and the catalogue of materials. */
export interface Others {
  catalogue: MaterialCatalogue
  slugs: readonly string[]
  /**
   * The calculator of a slug; the circle where it uses the one that asks; undefined where there is
   * none, or where it does not pass its own check.
   */
  find: (slug: string) => CheckedCalculator | { circle: string[] } | undefined
}

export const NO_OTHERS: Others = { catalogue: {}, slugs: [], find: () => undefined }

type Use = ParsedDefinition['uses'][string]

/**
 * Adds the formulas of the calculators that a definition uses to the table, as concrete.volume;
 * returns what does not agree between the two.
 */
export function readUses(
  definition: ParsedDefinition,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return Object.entries(definition.uses).flatMap(([name, use]): Diagnostic[] => {
    const path = `uses.${name}`
    const used = others.find(use.of)
    if (used && 'circle' in used) {
      const message = `is '${use.of}', which needs this calculator in turn: ${used.circle.join(' → ')}`
      return [{ path: `${path}.of`, message }]
    }
    if (!used) {
      const message = others.slugs.includes(use.of)
        ? `is '${use.of}', which does not pass its own check yet; fix that first`
        : `is '${use.of}', which is not a calculator${suggestion(use.of, [...others.slugs])}`
      return [{ path: `${path}.of`, message }]
    }
    for (const formula of used.formulas) {
      names.units.set(`${name}.${formula.name}`, parseUnit(formula.unit))
    }
    const repeat = Object.keys(used.fields).find((field) => used.fields[field]?.kind === 'repeat')
    if (repeat !== undefined) {
      const message = `is '${use.of}', which has rows of ${repeat}; a calculator with a repeat cannot be used`
      return [{ path: `${path}.of`, message }]
    }
    const known = Object.keys(used.fields).filter((field) => !isBillField(used.fields[field]))
    const unknown = Object.keys(use.given).filter((field) => !known.includes(field))
    return [
      ...unknown.map((field) => ({
        path: `${path}.given.${field}`,
        message: `is not a field of ${use.of}${suggestion(field, known)}`,
      })),
      ...Object.entries(used.fields).flatMap(([field, wanted]) =>
        givenDiagnostics(definition, names, `${path}.given`, use, field, wanted),
      ),
    ]
  })
}

function givenDiagnostics(
  definition: ParsedDefinition,
  names: SymbolTable,
  path: string,
  { of, given }: Use,
  name: string,
  field: Field,
): Diagnostic[] {
  const target = given[name]
  if (field.kind === 'repeat') return []
  if (target === undefined) {
    // What depends on it is then absent, as on its own page; no formula depends on a bill field.
    if (field.visibleWhen || isBillField(field) || (field.kind === 'number' && field.optional)) {
      return []
    }
    return [{ path, message: `gives nothing to ${name}, a field of ${of}; give it a name` }]
  }
  const message =
    (field.kind === 'choice'
      ? choiceDiffers(definition, target, of, field)
      : numberDiffers(definition, names, target, of, field)) ??
    visibleWhenDiffers(definition, target, { of, given }, field)
  return message ? [{ path: `${path}.${name}`, message }] : []
}

/** A field that is visible only with some options on its own page is given only with the same. */
function visibleWhenDiffers(
  { fields }: ParsedDefinition,
  target: string,
  { of, given }: Use,
  { visibleWhen = {} }: PlainField,
): string | undefined {
  const field = fields[target]
  const own = field && field.kind !== 'repeat' ? (field.visibleWhen ?? {}) : {}
  const differs = Object.entries(visibleWhen).find(([choice, options]) => {
    const shown = own[given[choice] ?? '']
    return !shown || shown.some((option) => !options.includes(option))
  })
  if (!differs) return undefined
  const [choice, options] = differs
  return `gives "${target}", which ${of} has only where ${choice} is ${options.join(' or ')}; give a field with visibleWhen for the same options`
}

function numberDiffers(
  { fields, constants }: ParsedDefinition,
  { units }: SymbolTable,
  target: string,
  of: string,
  wanted: FieldOf<'number'>,
): string | undefined {
  const unit = units.get(target)
  if (!unit || target.includes('.') || CONVERSIONS.has(target)) {
    const known = ownNames(units).filter((name) => !name.includes('.'))
    return `gives "${target}", which is not a field, constant or formula${suggestion(target, known)}`
  }
  if (!sameUnit(unit, parseUnit(wanted.unit))) {
    return `gives "${target}" in ${formatUnit(unit)}, where ${of} has ${wanted.unit}; convert it in a formula`
  }
  const field = fields[target]
  if (field?.kind === 'number' && !isInside(field.accepts, wanted.accepts)) {
    return `gives "${target}", which accepts ${rangeInWords(field.accepts)}, where ${of} accepts ${rangeInWords(wanted.accepts)}`
  }
  const constant = constants[target] && parseRational(constants[target].value)
  if (constant && !isWithin(constant, wanted.accepts)) {
    return `gives "${target}", which is ${formatExact(constant)}, where ${of} accepts ${rangeInWords(wanted.accepts)}`
  }
  return undefined
}

function choiceDiffers(
  { fields }: ParsedDefinition,
  target: string,
  of: string,
  wanted: FieldOf<'choice'>,
): string | undefined {
  const field = fields[target]
  if (field?.kind !== 'choice') {
    const choices = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice')
    return `gives "${target}", which is not a choice${suggestion(target, choices)}`
  }
  for (const [key, unit] of Object.entries(wanted.units)) {
    if (field.units[key] !== unit)
      return `gives "${target}", whose "${key}" is not in ${unit} as in ${of}`
  }
  for (const [id, { values }] of Object.entries(field.options)) {
    const other = Object.hasOwn(wanted.options, id) ? wanted.options[id] : undefined
    if (!other) return `gives "${target}", whose option '${id}' ${of} does not have`
    const differs = Object.keys(wanted.units).find((key) => values[key] !== other.values[key])
    if (differs)
      return `gives "${target}", whose option '${id}' has another "${differs}" than in ${of}`
  }
  return undefined
}

/** What a definition gets from the calculators that it uses. */
export interface InlinedFormulas {
  /** Their formulas with the names that they have here, by name. */
  formulas: Map<string, CompiledFormula>
  constants: ParsedDefinition['constants']
  /** For each given name what the fields that get it accept. */
  wanted: Map<string, Range[]>
}

/** Inlines all formulas of the calculators that a definition uses; the names agree already. */
export function inlineFormulas(definition: ParsedDefinition, others: Others): InlinedFormulas {
  const taken: InlinedFormulas = { formulas: new Map(), constants: {}, wanted: new Map() }
  for (const [use, { of, given }] of Object.entries(definition.uses)) {
    const used = others.find(of)
    if (!used || 'circle' in used) continue
    const words = wordsOf(used)
    const newName = (name: string): string => {
      if (CONVERSIONS.has(name)) return name
      const [field = '', key] = name.split('.')
      const target = used.fields[field] && given[field]
      if (target === undefined) return `${use}.${name}`
      return key === undefined ? target : `${target}.${key}`
    }
    for (const formula of used.formulas) {
      taken.formulas.set(`${use}.${formula.name}`, {
        ...formula,
        name: `${use}.${formula.name}`,
        label: words.get(formula.name),
        ast: renameVariables(formula.ast, newName),
        from: formula.from ?? used.title.page,
      })
    }
    for (const [name, constant] of Object.entries(used.constants)) {
      taken.constants[`${use}.${name}`] = { ...constant, label: words.get(name) }
    }
    for (const [name, field] of Object.entries(used.fields)) {
      const target = given[name]
      if (field.kind !== 'number' || target === undefined) continue
      taken.wanted.set(target, [...(taken.wanted.get(target) ?? []), field.accepts])
    }
  }
  return taken
}
