import type { Field } from '../definition/compiled.ts'
import { type FormValues, rowCount } from './formValues.ts'

/** The values with the defaults of fields that they do not name; optional fields have none. */
export function withDefaults(
  fields: Readonly<Record<string, Field>>,
  values: FormValues,
): FormValues {
  const defaults: Record<string, string> = {}
  const add = (prefix: string, name: string, field: Exclude<Field, { kind: 'repeat' }>) => {
    if (field.default !== undefined) defaults[prefix + name] = field.default
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'repeat') {
      add('', name, field)
      continue
    }
    for (let row = 0; row < rowCount(name, values); row += 1) {
      for (const [innerName, innerField] of Object.entries(field.fields))
        add(`${name}.${row}.`, innerName, innerField)
    }
  }
  return { ...defaults, ...values }
}
