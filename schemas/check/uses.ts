import type { FieldOf, ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Catalogue, CheckedCalculator, Field } from '../definition/compiled.ts'
import { wordsOf } from '../estimate/words.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { isInside, isWithin, type Range, rangeInWords } from '../formula/range.ts'
import { renamed } from '../formula/tree.ts'
import { formatUnit, parseUnit, sameUnit } from '../formula/unit.ts'
import { CONVERSIONS } from '../measures.ts'
import { type Names, ownNames } from './names.ts'
import { type Problem, suggestion } from './problem.ts'

/** What stands beside a definition: the site's other calculators, and the catalogue of materials. */
export interface Others {
  materials: Catalogue
  addresses: readonly string[]
  /**
   * The calculator at an address; the way round where it uses the one that asks; undefined where
   * there is none, or where it does not pass its own check.
   */
  find: (address: string) => CheckedCalculator | { circle: string[] } | undefined
}

export const NO_OTHERS: Others = { materials: {}, addresses: [], find: () => undefined }

type Use = ParsedDefinition['uses'][string]

/**
 * Reads the formulas of the calculators that a definition uses into `names`, as concrete.volume;
 * answers what does not agree between the two.
 */
export function readUses(definition: ParsedDefinition, names: Names, others: Others): Problem[] {
  return Object.entries(definition.uses).flatMap(([name, use]): Problem[] => {
    const path = `uses.${name}`
    const used = others.find(use.of)
    if (used && 'circle' in used) {
      const message = `is '${use.of}', which needs this calculator in turn: ${used.circle.join(' → ')}`
      return [{ path: `${path}.of`, message }]
    }
    if (!used) {
      const message = others.addresses.includes(use.of)
        ? `is '${use.of}', which does not pass its own check yet; mend that first`
        : `is '${use.of}', which is not a calculator${suggestion(use.of, [...others.addresses])}`
      return [{ path: `${path}.of`, message }]
    }
    for (const formula of used.formulas) {
      names.units.set(`${name}.${formula.name}`, parseUnit(formula.unit))
    }
    const group = Object.keys(used.fields).find((field) => used.fields[field]?.kind === 'group')
    if (group !== undefined) {
      const message = `is '${use.of}', which has rows of ${group}; a calculator with a group cannot be used`
      return [{ path: `${path}.of`, message }]
    }
    const known = Object.keys(used.fields)
    const unknown = Object.keys(use.given).filter((field) => !known.includes(field))
    return [
      ...unknown.map((field) => ({
        path: `${path}.given.${field}`,
        message: `is not a field of ${use.of}${suggestion(field, known)}`,
      })),
      ...Object.entries(used.fields).flatMap(([field, wanted]) =>
        givenProblems(definition, names, `${path}.given`, use, field, wanted),
      ),
    ]
  })
}

function givenProblems(
  definition: ParsedDefinition,
  names: Names,
  path: string,
  { of, given }: Use,
  name: string,
  field: Field,
): Problem[] {
  const target = given[name]
  if (field.kind === 'group') return []
  if (target === undefined) {
    // What depends on it is absent then, as on its own page.
    if (field.shownFor || (field.kind === 'number' && field.optional)) return []
    return [{ path, message: `gives nothing to ${name}, a field of ${of}; give it a name` }]
  }
  const message =
    (field.kind === 'choice'
      ? choiceDiffers(definition, target, of, field)
      : numberDiffers(definition, names, target, of, field)) ??
    shownForDiffers(definition, target, { of, given }, field)
  return message ? [{ path: `${path}.${name}`, message }] : []
}

/** What is there only for some options of a choice on its own page is given only for the same. */
function shownForDiffers(
  { fields }: ParsedDefinition,
  target: string,
  { of, given }: Use,
  { shownFor = {} }: PlainField,
): string | undefined {
  const field = fields[target]
  const own = field && field.kind !== 'group' ? (field.shownFor ?? {}) : {}
  const differs = Object.entries(shownFor).find(([choice, options]) => {
    const shown = own[given[choice] ?? '']
    return !shown || shown.some((option) => !options.includes(option))
  })
  if (!differs) return undefined
  const [choice, options] = differs
  return `gives "${target}", which ${of} takes only where ${choice} is ${options.join(' or ')}; give a field with shownFor for the same options`
}

function numberDiffers(
  { fields, constants }: ParsedDefinition,
  { units }: Names,
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
    return `gives "${target}" in ${formatUnit(unit)}, where ${of} takes ${wanted.unit}; convert it in a formula`
  }
  const field = fields[target]
  if (field?.kind === 'number' && !isInside(field.accepts, wanted.accepts)) {
    return `gives "${target}", which takes ${rangeInWords(field.accepts)}, where ${of} takes ${rangeInWords(wanted.accepts)}`
  }
  const constant = constants[target] && parseRational(constants[target].value)
  if (constant && !isWithin(constant, wanted.accepts)) {
    return `gives "${target}", which is ${formatExact(constant)}, where ${of} takes ${rangeInWords(wanted.accepts)}`
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

/** What is taken in of the calculators that a definition uses. */
export interface TakenIn {
  /** Their formulas with the names that they have here, by name. */
  formulas: Map<string, CompiledFormula>
  constants: ParsedDefinition['constants']
  /** What their fields accept of the names that are given to them. */
  wanted: Map<string, Range[]>
}

/** Takes in all formulas of the calculators that a definition uses; names agree already. */
export function takeIn(definition: ParsedDefinition, others: Others): TakenIn {
  const taken: TakenIn = { formulas: new Map(), constants: {}, wanted: new Map() }
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
        tree: renamed(formula.tree, newName),
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
