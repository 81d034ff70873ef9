import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import { billFields, isBillField } from '../definition/billFields.ts'
import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesIn } from '../formula/ast.ts'

/**
 * A field under the bill is always there, refuses nothing, and changes what is bought alone: a page
 * uses what is typed there at once, while its results wait for Calculate.
 */
export function billFieldDiagnostics(
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
  uses: ParsedDefinition['uses'],
  others: Others,
): Diagnostic[] {
  const underBill = billFields(fields)
  const isUnderBill = (name: string) => underBill.some(([other]) => other === name.split('.')[0])
  const used = (path: string, names: readonly string[]) =>
    names.filter(isUnderBill).map((name) => ({
      path,
      message: `uses "${name}", which is asked for under the bill; only materials may use it`,
    }))
  const inRows = Object.entries(fields).flatMap(([name, repeat]) => {
    if (repeat.kind !== 'repeat') return []
    const wrong = Object.keys(repeat.fields).filter((key) => isBillField(repeat.fields[key]))
    return [
      ...wrong.map((key) => ({
        path: `fields.${name}.fields.${key}.placement`,
        message: 'is in a row; only a field of the calculator itself is asked for under the bill',
      })),
      ...repeat.formulas.flatMap(({ name: key, ast }) =>
        used(`fields.${name}.formulas.${key}.is`, namesIn(ast).map(nameOf)),
      ),
    ]
  })
  return [
    ...inRows,
    ...underBill.flatMap(([name, field]) => {
      const path = `fields.${name}`
      const isOfForm =
        field.visibleWhen !== undefined ||
        (field.kind === 'number' && field.onInvalid !== 'default')
      const message =
        "is asked for under the bill, where nothing is refused or hidden; leave out visibleWhen, and give a number a default and onInvalid: 'default'"
      return isOfForm ? [{ path, message }] : []
    }),
    ...formulas.flatMap(({ name, ast }) => used(`formulas.${name}.is`, namesIn(ast).map(nameOf))),
    ...Object.entries(uses).flatMap(([name, { of, given }]) => {
      const other = others.find(of)
      const otherFields = other && 'fields' in other ? other.fields : {}
      return Object.entries(given).flatMap(([field, target]) => {
        const isRefused = typeof target === 'string' && !isBillField(otherFields[field])
        return used(`uses.${name}.given.${field}`, isRefused ? [target] : [])
      })
    }),
  ]
}

const nameOf = ({ name }: { name: string }) => name
