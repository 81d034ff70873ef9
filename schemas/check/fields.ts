import { originDiagnostics, rationalDiagnostics } from '../compile/constants.ts'
import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { namesOfKind } from '../compile/nameResolution.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField } from '../definition/calculator.ts'
import { interpolatedNames, optionLabel } from '../definition/interpolation.ts'
import { parseTyped } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { rangeDiagnostics, unusualDiagnostics, usualWithDiagnostics } from './usualRanges.ts'

type Fields = Readonly<Record<string, DefinitionWithDefaults['fields'][string]>>

/** Every mistake in the fields of a definition. */
export function fieldsDiagnostics({
  fields,
  examples,
}: Pick<DefinitionWithDefaults, 'fields' | 'examples'>): Diagnostic[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...fieldDiagnostics(`fields.${name}`, field, fields),
    ...unusualDiagnostics(name, field, examples),
  ])
}

/** The words beside a field: a colon follows no label, and a hint is a sentence. */
function wordDiagnostics(path: string, { label, hint = '.' }: PlainField): Diagnostic[] {
  const colon = { path: `${path}.label`, message: 'ends with a colon; leave it out' }
  const noStop = 'ends without a full stop; a hint is a sentence'
  return [
    ...(label.endsWith(':') ? [colon] : []),
    ...(/[.!?]$/.test(hint) ? [] : [{ path: `${path}.hint`, message: noStop }]),
  ]
}

/** Every mistake in one field, by itself or beside the other fields of its form or row. */
function fieldDiagnostics(path: string, field: Fields[string], beside: Fields): Diagnostic[] {
  if (field.kind === 'repeat') return repeatDiagnostics(path, field)
  const ownDiagnostics =
    field.kind === 'number'
      ? numberFieldDiagnostics(path, field, beside)
      : choiceFieldDiagnostics(path, field)
  return [
    ...wordDiagnostics(path, field),
    ...ownDiagnostics,
    ...visibleWhenDiagnostics(path, field, beside),
  ]
}

function repeatDiagnostics(
  path: string,
  { fields, minimum, maximum, row }: FieldOf<'repeat'>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  if (Object.keys(fields).length === 0) {
    diagnostics.push({ path: `${path}.fields`, message: 'is empty; a row has at least one field' })
  }
  if (minimum > maximum) {
    diagnostics.push({
      path: `${path}.minimum`,
      message: `is ${minimum}, more than maximum, which is ${maximum}`,
    })
  }
  if (!/^[a-z][a-z -]+$/.test(row) || /[^s]s$/.test(row)) {
    const message = `is '${row}'; write it in the singular and in small letters, as 'opening'`
    diagnostics.push({ path: `${path}.row`, message })
  }
  for (const [name, field] of Object.entries(fields)) {
    diagnostics.push(...fieldDiagnostics(`${path}.fields.${name}`, field, fields))
  }
  return diagnostics
}

function numberFieldDiagnostics(
  path: string,
  field: FieldOf<'number'>,
  beside: Fields,
): Diagnostic[] {
  const { usual, default: text = '' } = field
  const value = parseTyped(text)
  const message = `leaves out the field's own default, ${text}; widen it`
  const isLeftOut = usual && value && !isWithin(value, usual)
  const own = usual ? rangeDiagnostics(`${path}.usual`, usual) : []
  const isLacking = field.addedLater && field.default === undefined && !field.optional
  const later = 'is of a field without a default, which an older link would lack; give it one'
  return [
    ...defaultDiagnostics(path, field),
    ...(isLacking ? [{ path: `${path}.addedLater`, message: later }] : []),
    ...own,
    ...(isLeftOut && own.length === 0 ? [{ path: `${path}.usual`, message }] : []),
    ...usualWithDiagnostics(`${path}.usual.with`, usual?.with ?? {}, beside),
  ]
}

function defaultDiagnostics(path: string, field: FieldOf<'number'>): Diagnostic[] {
  if (field.default === undefined) {
    return field.onInvalid === 'default'
      ? [{ path, message: "has onInvalid: 'default' but no default; give it one" }]
      : []
  }
  if (field.optional) {
    return [
      { path, message: 'is optional and has a default, so it is never absent; leave one out' },
    ]
  }
  const value = parseTyped(field.default)
  if (value && isWithin(value, field.accepts)) return []
  const [figure] = value ? [] : (/^\d[\d.]*(?= ?[a-z%])/i.exec(field.default) ?? [])
  const comma = /^\d+,\d+$/.test(field.default) && field.default.replace(',', '.')
  const message = figure
    ? `is '${field.default}'; write '${figure}', which is in the unit of the field`
    : comma
      ? `is '${field.default}', with a decimal comma; write '${comma}'`
      : `is '${field.default}', which the field itself does not accept; it accepts ${rangeInWords(field.accepts)}`
  return [{ path: `${path}.default`, message }]
}

/** A field is visible with options of a choice beside it that is always visible itself. */
function visibleWhenDiagnostics(
  path: string,
  { visibleWhen = {} }: PlainField,
  beside: Fields,
): Diagnostic[] {
  return Object.entries(visibleWhen).flatMap(([name, options]): Diagnostic[] => {
    const at = `${path}.visibleWhen.${name}`
    const choice = beside[name]
    if (choice?.kind !== 'choice') {
      return [
        {
          path: at,
          message: `is not a choice beside the field${suggestion(name, namesOfKind(beside, 'choice'))}`,
        },
      ]
    }
    if (choice.visibleWhen) {
      return [
        { path: at, message: 'is a choice that is not always visible itself; name one that is' },
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

function choiceFieldDiagnostics(path: string, field: FieldOf<'choice'>): Diagnostic[] {
  // The check made the options of a row reference itself.
  if ('of' in field) return []
  const ids = Object.keys(field.options)
  const diagnostics = originDiagnostics(path, field)
  if (!ids.includes(field.default)) {
    diagnostics.push({
      path: `${path}.default`,
      message: `is '${field.default}', which is none of the options${suggestion(field.default, ids)}`,
    })
  }
  const valueNames = Object.keys(field.units)
  for (const key of Object.keys(field.labels ?? {})) {
    if (valueNames.includes(key)) continue
    const message = `has no unit in ${path}.units${suggestion(key, valueNames)}`
    diagnostics.push({ path: `${path}.labels.${key}`, message })
  }
  const labels = ids.map((id) => optionLabel(field, id))
  for (const [index, [id, { values, isEntered, without = [] }]] of Object.entries(
    field.options,
  ).entries()) {
    const at = `${path}.options.${id}`
    const shownAs = labels[index] ?? id
    const earlier = ids[labels.indexOf(shownAs)]
    if (earlier !== id) {
      const message = `is '${shownAs}', as that of ${earlier} is; give one of the two another label`
      diagnostics.push({ path: `${at}.label`, message })
    }
    for (const key of without) {
      if (valueNames.includes(key) && !Object.hasOwn(values, key)) continue
      const message = Object.hasOwn(values, key)
        ? `names "${key}", which values has; leave one of the two out`
        : `names "${key}", which has no unit in ${path}.units${suggestion(key, valueNames)}`
      diagnostics.push({ path: `${at}.without`, message })
    }
    for (const key of isEntered ? [] : valueNames) {
      if (!Object.hasOwn(values, key) && !without.includes(key)) {
        diagnostics.push({
          path: at,
          message: `has no value for "${key}", which ${path}.units names`,
        })
      }
    }
    for (const [key, value] of Object.entries(values)) {
      diagnostics.push(...rationalDiagnostics(`${at}.values.${key}`, value))
      if (!valueNames.includes(key)) {
        const message = `has no unit in ${path}.units${suggestion(key, valueNames)}`
        diagnostics.push({ path: `${at}.values.${key}`, message })
      }
    }
    const mentioned = interpolatedNames(shownAs)
    // The check of the values reports one that is no number, or that is missing.
    const isMissing = (key: string) =>
      !isEntered && valueNames.includes(key) && !without.includes(key)
    for (const name of mentioned.filter((key) => !Object.hasOwn(values, key) && !isMissing(key))) {
      const message = `shows {${name}}, which is not one of the option's values${suggestion(name, valueNames)}`
      diagnostics.push({ path: `${at}.label`, message })
    }
  }
  return diagnostics
}
