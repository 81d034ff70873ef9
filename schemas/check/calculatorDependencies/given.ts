import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { namesOfKind, ownNames, type Units } from '../../compile/nameResolution.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField } from '../../definition/calculator.ts'
import type { Field, Repeat } from '../../definition/compiled.ts'
import { formatUnit, parseUnit, sameUnit } from '../../formula/unit.ts'

/** The names that a definition may give, with their units. */
export interface Giver {
  fields: Readonly<Record<string, DefinitionWithDefaults['fields'][string]>>
  units: Units
}

/**
 * Why a field must be given something: it has no default, is there with some options only, or says which rows
 * a formula or material by option takes.
 */
export type Need = 'without default' | 'sometimes there' | 'by option'

/** Another calculator, or one of its rows, with the fields that a definition gives something. */
export interface Receiver {
  /** The calculator's slug. */
  of: string
  /** Whose fields they are, in a message: 'gravel-calculator', 'a row in gravel-calculator'. */
  owner: string
  fields: Readonly<Record<string, Field>>
  /** Why a field cannot be left out; undefined where it can. */
  need: (field: Field) => Need | undefined
  /** Compares further, once kind, unit and options agree. */
  differs?: (field: PlainField, target: string) => string | undefined
  /** Checks the rows that a repeat is given. */
  rows?: (name: string, field: Repeat, target: unknown) => Diagnostic[]
}

/**
 * Checks what a definition gives to the fields of another calculator, whether it uses that one's formulas
 * or makes an estimate of it: each number is in the field's unit, each choice has the field's options, and
 * no needed field is left out.
 *
 * @param pathOf the path of what a field is given, or of all that is given
 */
export function givenDiagnostics(
  pathOf: (name?: string) => string,
  receiver: Receiver,
  given: Readonly<Record<string, unknown>>,
  giver: Giver,
): Diagnostic[] {
  const known = Object.keys(receiver.fields)
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  return [
    ...unknown.map((name) => ({
      path: pathOf(name),
      message: `is not a field of ${receiver.owner}${suggestion(name, known)}`,
    })),
    ...Object.entries(receiver.fields).flatMap(([name, field]): Diagnostic[] => {
      const target = given[name]
      if (field.kind === 'choice' && 'of' in field) {
        const message = `cannot give ${name}, the row that ${receiver.owner} belongs to; leave the rows out`
        return [{ path: pathOf(), message }]
      }
      if (target === undefined) {
        const need = receiver.need(field)
        return need ? [{ path: pathOf(), message: lacking(receiver, name, field, need) }] : []
      }
      const option = optionGiven(target)
      if (option !== undefined) {
        const message = optionDiffers(receiver.of, name, field, option)
        return message === undefined ? [] : [{ path: pathOf(name), message }]
      }
      if (field.kind === 'repeat') return receiver.rows?.(name, field, target) ?? []
      const message =
        typeof target === 'string'
          ? differs(receiver, field, target, giver)
          : `gives rows to ${name}, which ${receiver.of} has once`
      return message === undefined ? [] : [{ path: pathOf(name), message }]
    }),
  ]
}

function lacking({ of, owner }: Receiver, name: string, field: Field, need: Need): string {
  if (field.kind === 'repeat') {
    return `gives no rows to ${name}, where ${of} needs ${field.minimum} or more; give it the rows of a repeat`
  }
  if (need === 'sometimes there') {
    return `gives nothing to ${name}, which ${of} has only where ${whereVisible(field)}; give it a field with visibleWhen for the same options`
  }
  if (need === 'by option') {
    return `gives nothing to ${name}, by whose options ${of} keeps its rows apart; give it a choice`
  }
  const { default: atFirst, unit } = field.kind === 'number' ? field : { default: '', unit: '1' }
  const none = atFirst === undefined ? 'without a default' : 'with a default below zero'
  return `gives nothing to ${name}, a field of ${owner} ${none}; give it a name${unit === '1' ? '' : ` in ${unit}`}`
}

/** 'shape is round or square': the options with which a field is there. */
export function whereVisible({ visibleWhen = {} }: PlainField): string {
  return Object.entries(visibleWhen)
    .map(([choice, options]) => `${choice} is ${options.join(' or ')}`)
    .join(' and ')
}

function differs(
  receiver: Receiver,
  field: PlainField,
  target: string,
  giver: Giver,
): string | undefined {
  const message =
    field.kind === 'choice'
      ? choiceDiffers(receiver.of, field, target, giver)
      : numberDiffers(receiver.of, field, target, giver)
  return message ?? receiver.differs?.(field, target)
}

function numberDiffers(
  of: string,
  accepted: FieldOf<'number'>,
  target: string,
  { units, fields }: Giver,
): string | undefined {
  const unit = units.get(target)
  if (!unit) {
    const [rows = ''] = target.split('.')
    const isInRow = [...units.keys()].some((name) => name.startsWith(`${rows}.`))
    if (fields[rows]?.kind === 'repeat' && !isInRow) {
      return `gives "${target}", which has a value in every row; an estimate gives rows by forEach: '${rows}', and a formula can sum them: sum(${target})`
    }
    const known = ownNames(units).filter((name) => !name.includes('.'))
    return `gives "${target}", which is not a number field, constant or formula${suggestion(target, known)}`
  }
  if (sameUnit(unit, parseUnit(accepted.unit))) return undefined
  return `gives "${target}" in ${formatUnit(unit)}, where ${of} has ${accepted.unit}; convert it in a formula`
}

function choiceDiffers(
  of: string,
  accepted: FieldOf<'choice'>,
  target: string,
  { fields }: Giver,
): string | undefined {
  const field = fields[target]
  if (field?.kind !== 'choice') {
    return `gives "${target}", which is not a choice${suggestion(target, namesOfKind(fields, 'choice'))}`
  }
  const known = Object.keys(accepted.options)
  const lacking = Object.keys(field.options).find((id) => !known.includes(id))
  if (lacking === undefined) return undefined
  return `gives "${target}", whose option '${lacking}' ${of} does not have${suggestion(lacking, known)}`
}

function optionGiven(target: unknown): string | undefined {
  return typeof target === 'object' && target && 'option' in target
    ? String(target.option)
    : undefined
}

function optionDiffers(of: string, name: string, field: Field, option: string): string | undefined {
  if (field.kind !== 'choice') return `gives an option to ${name}, which is no choice of ${of}`
  const known = Object.keys(field.options)
  if (known.includes(option)) return undefined
  return `gives the option '${option}', which ${of} does not have${suggestion(option, known)}`
}

/** The repeat whose rows a definition gives, or what is wrong with its name. */
export function repeatGiven(
  name: string,
  { fields }: Pick<Giver, 'fields'>,
): FieldOf<'repeat'> | string {
  const field = fields[name]
  if (field?.kind === 'repeat') return field
  return `gives the rows of "${name}", which is not a repeat${suggestion(name, namesOfKind(fields, 'repeat'))}`
}
