import Fraction from 'fraction.js'
import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import { billFields, isBillField, isPricedField } from '../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { namesIn } from '../formula/ast.ts'
import { isUnlimited, isWithin } from '../formula/range.ts'

/**
 * A field under the bill is always there, refuses nothing, and changes what is bought alone: a page
 * uses what is typed there at once, while its results wait for Calculate.
 */
export function billFieldDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'formulas' | 'materials' | 'warnings'>,
  definition: Pick<DefinitionWithDefaults, 'uses' | 'results' | 'picture' | 'estimates'>,
  others: Others,
): Diagnostic[] {
  const { fields, formulas } = calculator
  const reached = namesReached(calculator, definition)
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
    ...pricedFieldDiagnostics(calculator, definition),
    ...underBill.flatMap(([name, field]) => {
      if (isPricedField(field)) return []
      const path = `fields.${name}`
      const isOfForm =
        field.visibleWhen !== undefined ||
        (field.kind === 'number' && field.onInvalid !== 'default')
      const message =
        "is asked for under the bill, where nothing is refused or hidden; leave out visibleWhen, and give a number a default and onInvalid: 'default'"
      return isOfForm ? [{ path, message }] : []
    }),
    ...formulas
      .filter(({ name }) => reached.has(name))
      .flatMap(({ name, ast }) => used(`formulas.${name}.is`, namesIn(ast).map(nameOf))),
    ...Object.entries(definition.uses).flatMap(([name, { of, given }]) => {
      const other = others.find(of)
      const otherFields = other && 'fields' in other ? other.fields : {}
      return Object.entries(given).flatMap(([field, target]) => {
        const isRefused = typeof target === 'string' && !isBillField(otherFields[field])
        return used(`uses.${name}.given.${field}`, isRefused ? [target] : [])
      })
    }),
  ]
}

/** A line that a person prices: in KSh, or in % of all else; empty at first, and of no use but its own. */
function pricedFieldDiagnostics(
  { fields, formulas, materials }: Pick<Calculator, 'fields' | 'formulas' | 'materials'>,
  { estimates }: Pick<DefinitionWithDefaults, 'estimates'>,
): Diagnostic[] {
  const priced = billFields(fields).flatMap(([name, field]) =>
    isPricedField(field) ? [{ name, field, path: `fields.${name}` }] : [],
  )
  const users = [
    ...formulas.map(({ name, ast }) => ({ path: `formulas.${name}.is`, ast })),
    ...materials.map(({ ast }, index) => ({ path: `materials[${index}].amount`, ast })),
  ]
  return priced.flatMap(({ name, field, path }): Diagnostic[] => {
    const { unit, optional, visibleWhen, accepts } = field
    const refuse = (isWrong: boolean, at: string, message: string) =>
      isWrong ? [{ path: at, message }] : []
    return [
      ...refuse(
        estimates.length === 0,
        `${path}.placement`,
        "is 'price', a line in the bill of many estimates; only a calculator that makes estimates has one",
      ),
      ...refuse(
        unit !== 'KSh' && unit !== '%',
        `${path}.unit`,
        `is '${unit}'; a person prices a line in KSh, or in % of all else`,
      ),
      ...refuse(
        !optional || visibleWhen !== undefined || isWithin(new Fraction(-1), accepts),
        path,
        "is priced by a person, where nothing is refused or hidden, and no price is below zero; give it optional: true and accepts: { minimum: '0' }, and leave out visibleWhen",
      ),
      ...users
        .filter(({ ast }) => namesIn(ast).some((mentioned) => nameOf(mentioned) === name))
        .map((user) => ({
          path: user.path,
          message: `uses "${name}", which a person prices; its own line alone does`,
        })),
    ]
  })
}

/** The formulas that anything but a material needs: a result, a warning, a drawing, another calculator, or a refusal. */
function namesReached(
  { formulas, warnings }: Pick<Calculator, 'formulas' | 'warnings'>,
  {
    uses,
    results,
    picture,
    estimates,
  }: Pick<DefinitionWithDefaults, 'uses' | 'results' | 'picture' | 'estimates'>,
): ReadonlySet<string> {
  const byName = new Map(formulas.map((formula) => [formula.name, formula]))
  const reached = new Set<string>()
  const visit = (name: string): void => {
    const formula = byName.get(name)
    if (!formula || reached.has(name)) return
    reached.add(name)
    for (const mentioned of namesIn(formula.ast)) visit(mentioned.name)
  }
  const written = JSON.stringify([
    picture,
    estimates,
    Object.values(uses).map(({ given }) => given),
  ])
  const refusing = formulas.filter(
    ({ accepts, errorMessage, needed }) => needed || errorMessage || !isUnlimited(accepts),
  )
  for (const { name } of refusing) visit(name)
  for (const { of, label } of results)
    for (const name of [of, ...interpolatedNames(label)]) visit(name)
  for (const { when, text } of warnings) {
    for (const name of [when, ...interpolatedNames(text)]) visit(name)
  }
  for (const [name] of written.matchAll(/[A-Za-z]\w*/g)) visit(name)
  return reached
}

const nameOf = ({ name }: { name: string }) => name
