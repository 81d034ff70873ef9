import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type FormValues, formValuesOf } from '../estimate/formValues.ts'
import { isShown } from '../estimate/inputs.ts'

type Given = DefinitionWithDefaults['examples'][string]['given']

/** Refuses inputs of an example that do not exist: fields, a repeat's rows, options, the unit beside a field. */
export function exampleGivenDiagnostics(
  path: string,
  { fields }: Calculator,
  given: Given,
): Diagnostic[] {
  const known = Object.keys(fields)
  const typed = formValuesOf(fields, given)
  return Object.entries(given).flatMap(([name, texts]): Diagnostic[] => {
    const at = `${path}.${name}`
    const [fieldName = name] = name.split('.')
    const field = fields[fieldName]
    const boxes =
      field?.kind === 'number'
        ? [fieldName, `${fieldName}.unit`, `${fieldName}.inches`]
        : [fieldName]
    if (!field || !boxes.includes(name)) {
      return [{ path: at, message: `is not a field${suggestion(name, known)}` }]
    }
    if (field.kind !== 'repeat') {
      return typeof texts === 'string'
        ? textDiagnostics(at, texts, field, { fields, prefix: '', typed })
        : [{ path: at, message: 'is not a text, as typed' }]
    }
    if (typeof texts === 'string') {
      const message = `is not a list of rows, as [{ ${Object.keys(field.fields)[0]}: '1' }]`
      return [{ path: at, message }]
    }
    const inRow = Object.keys(field.fields)
    return texts.flatMap((row, index) =>
      Object.entries(row).flatMap(([key, text]) => {
        const inRowAt = `${at}[${index}].${key}`
        const inside = field.fields[key]
        if (!inside) {
          return [{ path: inRowAt, message: `is not a field of a row${suggestion(key, inRow)}` }]
        }
        const form = { fields: field.fields, prefix: `${name}.${index}.`, typed }
        return textDiagnostics(inRowAt, text, inside, form)
      }),
    )
  })
}

/** The form, or one row of it, that an example fills in. */
interface FilledIn {
  fields: Parameters<typeof isShown>[1]
  prefix: string
  typed: FormValues
}

/** A text is an option where the field is a choice, and the field is there. */
function textDiagnostics(
  path: string,
  text: string,
  field: PlainField,
  { fields, prefix, typed }: FilledIn,
): Diagnostic[] {
  if (field.kind === 'choice' && !Object.hasOwn(field.options, text)) {
    const near = suggestion(text, Object.keys(field.options))
    return [{ path, message: `is '${text}', which is none of the options${near}` }]
  }
  const mayBeHidden = Object.keys(field.visibleWhen ?? {}).every((choice) => {
    const other = fields[choice]
    // Another diagnostic reports an option that does not exist.
    return other?.kind === 'choice' && Object.hasOwn(other.options, typed[prefix + choice] ?? '')
  })
  if (!mayBeHidden || isShown(field, fields, prefix, typed)) return []
  const options = Object.entries(field.visibleWhen ?? {})
    .map(([choice, ids]) => `${choice} is ${ids.join(' or ')}`)
    .join(' and ')
  return [{ path, message: `is not on the page here: it is only where ${options}; leave it out` }]
}
