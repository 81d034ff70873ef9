import type { FieldOf, ParsedDefinition, PlainField } from '../definition/calculator.ts'
import { namesShown, optionLabel } from '../definition/texts.ts'
import { parseRational, parseTyped } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { type Problem, suggestion } from './problem.ts'

type Fields = Readonly<Record<string, ParsedDefinition['fields'][string]>>

/** What is wrong with one field by itself, or beside the fields it stands with. */
export function fieldProblems(path: string, field: Fields[string], beside: Fields): Problem[] {
  if (field.kind === 'group') return groupProblems(path, field)
  const own =
    field.kind === 'number' ? numberFieldProblems(path, field) : choiceFieldProblems(path, field)
  return [...own, ...shownForProblems(path, field, beside)]
}

function groupProblems(path: string, { fields, least, most, row }: FieldOf<'group'>): Problem[] {
  const problems: Problem[] = []
  if (Object.keys(fields).length === 0) {
    problems.push({ path: `${path}.fields`, message: 'is empty; a row has at least one field' })
  }
  if (least > most) {
    problems.push({
      path: `${path}.least`,
      message: `is ${least}, more than most, which is ${most}`,
    })
  }
  if (!/^[a-z][a-z -]+$/.test(row) || /[^s]s$/.test(row)) {
    const message = `is '${row}'; it is a word in the singular and in small letters, as 'opening'`
    problems.push({ path: `${path}.row`, message })
  }
  for (const [name, field] of Object.entries(fields)) {
    problems.push(...fieldProblems(`${path}.fields.${name}`, field, fields))
  }
  return problems
}

function numberFieldProblems(path: string, field: FieldOf<'number'>): Problem[] {
  if (field.default === undefined) {
    return field.otherwise === 'default'
      ? [{ path, message: "has otherwise: 'default' but no default; give it one" }]
      : []
  }
  if (field.optional) {
    return [
      { path, message: 'is optional and has a default, so it is never absent; leave one out' },
    ]
  }
  const value = parseTyped(field.default)
  if (value && isWithin(value, field.accepts)) return []
  const message = `is '${field.default}', which the field itself does not accept; it takes ${rangeInWords(field.accepts)}`
  return [{ path: `${path}.default`, message }]
}

/** A field is shown for options of a choice beside it that is always there itself. */
function shownForProblems(path: string, { shownFor = {} }: PlainField, beside: Fields): Problem[] {
  const choices = Object.entries(beside).flatMap(([name, { kind }]) =>
    kind === 'choice' ? name : [],
  )
  return Object.entries(shownFor).flatMap(([name, options]): Problem[] => {
    const at = `${path}.shownFor.${name}`
    const choice = beside[name]
    if (choice?.kind !== 'choice') {
      return [{ path: at, message: `is not a choice beside the field${suggestion(name, choices)}` }]
    }
    if (choice.shownFor) {
      return [
        { path: at, message: 'is a choice that is not always there itself; name one that is' },
      ]
    }
    const ids = Object.keys(choice.options)
    return options
      .filter((option) => !ids.includes(option))
      .map((option) => ({
        path: at,
        message: `names '${option}', which is none of the options${suggestion(option, ids)}`,
      }))
  })
}

function choiceFieldProblems(path: string, field: FieldOf<'choice'>): Problem[] {
  const ids = Object.keys(field.options)
  const problems = originProblems(path, field)
  if (!ids.includes(field.default)) {
    problems.push({
      path: `${path}.default`,
      message: `is '${field.default}', which is none of the options${suggestion(field.default, ids)}`,
    })
  }
  const wanted = Object.keys(field.units)
  for (const key of Object.keys(field.labels ?? {})) {
    if (wanted.includes(key)) continue
    const message = `has no unit in ${path}.units${suggestion(key, wanted)}`
    problems.push({ path: `${path}.labels.${key}`, message })
  }
  for (const [id, { values }] of Object.entries(field.options)) {
    const at = `${path}.options.${id}`
    for (const key of wanted) {
      if (!Object.hasOwn(values, key)) {
        problems.push({ path: at, message: `has no value for "${key}", which ${path}.units names` })
      }
    }
    for (const [key, value] of Object.entries(values)) {
      problems.push(...rationalProblems(`${at}.values.${key}`, value))
      if (!wanted.includes(key)) {
        const message = `has no unit in ${path}.units${suggestion(key, wanted)}`
        problems.push({ path: `${at}.values.${key}`, message })
      }
    }
    for (const name of namesShown(optionLabel(field, id))) {
      const message = `shows {${name}}, which is not one of the option's values${suggestion(name, wanted)}`
      problems.push({ path: `${at}.label`, message })
    }
  }
  return problems
}

/** An exact number, as a constant or an option's value has it. */
export function rationalProblems(path: string, text: string): Problem[] {
  if (parseRational(text)) return []
  return [{ path, message: `is '${text}', which is not an exact number; write '5.5' or '2/7'` }]
}

/** Every constant says where it comes from: one source, or one assumption of ours. */
export function originProblems(
  path: string,
  { source, assumption }: { source?: string | undefined; assumption?: string | undefined },
): Problem[] {
  if ((source === undefined) !== (assumption === undefined)) return []
  const message =
    source === undefined
      ? 'says neither source nor assumption; say where its figures come from'
      : 'says both source and assumption; a figure has one origin'
  return [{ path, message }]
}
