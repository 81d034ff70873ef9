import type { FieldOf, ParsedDefinition } from '../definition/calculator.ts'
import { namesShown, optionLabel } from '../definition/texts.ts'
import { parseNumberField } from '../estimate/inputs.ts'
import { parseRational } from '../formula/number.ts'
import { FUNCTIONS } from '../formula/tree.ts'
import { parseUnit, type Unit } from '../formula/unit.ts'
import { formulaProblem, type Problem, suggestion } from './problem.ts'

/** The unit of every name that a formula may mention. Fields, constants and formulas share names. */
export type Units = Map<string, Unit>

/** Reads fields, constants and the formulas' declared units into `units`; answers what is wrong. */
export function readNames(definition: ParsedDefinition, units: Units): Problem[] {
  const problems: Problem[] = []
  if (Object.keys(definition.fields).length === 0) {
    problems.push({ path: 'fields', message: 'is empty; at least one field is expected' })
  }
  const taken = new Map<string, string>()
  const claim = (path: string, name: string) => {
    const owner = Object.hasOwn(FUNCTIONS, name) ? `the function ${name}` : taken.get(name)
    if (owner) problems.push({ path, message: `has the name of ${owner}; choose another` })
    taken.set(name, path)
  }
  const declare = (path: string, name: string, unit: string) => {
    try {
      units.set(name, parseUnit(unit))
    } catch (error) {
      problems.push(formulaProblem(path, error))
    }
  }
  for (const [name, field] of Object.entries(definition.fields)) {
    const path = `fields.${name}`
    claim(path, name)
    if (field.kind === 'number') {
      declare(`${path}.unit`, name, field.unit)
      problems.push(...numberFieldProblems(path, field))
    } else {
      for (const [key, unit] of Object.entries(field.units)) {
        declare(`${path}.units.${key}`, `${name}.${key}`, unit)
      }
      problems.push(...choiceFieldProblems(path, field))
    }
  }
  for (const [name, constant] of Object.entries(definition.constants)) {
    const path = `constants.${name}`
    claim(path, name)
    declare(`${path}.unit`, name, constant.unit)
    problems.push(
      ...rationalProblems(`${path}.value`, constant.value),
      ...originProblems(path, constant),
    )
  }
  for (const [name, formula] of Object.entries(definition.formulas)) {
    claim(`formulas.${name}`, name)
    declare(`formulas.${name}.unit`, name, formula.unit)
  }
  return problems
}

function numberFieldProblems(path: string, field: FieldOf<'number'>): Problem[] {
  if (field.default === undefined) {
    return field.otherwise === 'default'
      ? [{ path, message: "has otherwise: 'default' but no default; give it one" }]
      : []
  }
  if (parseNumberField(field, field.default)) return []
  const accepted = field.accepts === 'positive' ? 'a number above zero' : 'a number'
  return [
    {
      path: `${path}.default`,
      message: `is '${field.default}', which the field itself does not accept; it takes ${accepted}`,
    },
  ]
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

function rationalProblems(path: string, text: string): Problem[] {
  if (parseRational(text)) return []
  return [{ path, message: `is '${text}', which is not an exact number; write '5.5' or '2/7'` }]
}

/** Every constant says where it comes from: one source, or one assumption of ours. */
function originProblems(
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
