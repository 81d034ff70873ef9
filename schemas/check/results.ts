import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { namesOfKind, type Units } from '../compile/nameResolution.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { beforeDot, columnsIn, namesIn } from '../formula/ast.ts'
import { isCount } from '../formula/unit.ts'

/** Results are formulas, each once, one of them the key figure; labels show what exists. */
export function resultDiagnostics(definition: DefinitionWithDefaults): Diagnostic[] {
  const formulas = Object.keys(definition.formulas)
  const fields = Object.keys(definition.fields)
  const numberFields = namesOfKind(definition.fields, 'number')
  const headings = Object.keys(definition.headings)
    .filter((name) => !fields.includes(name))
    .map((name) => ({
      path: `headings.${name}`,
      message: `is not a field${suggestion(name, fields)}`,
    }))
  const diagnostics = definition.results.flatMap((result, index): Diagnostic[] => {
    const { of, label, increasesWith, decreasesWith } = result
    const path = `results[${index}]`
    const formula = definition.formulas[of]
    if (!formula) {
      const advice = numberFields.includes(of)
        ? `; a field is shown by a formula that is '${of}'`
        : suggestion(of, formulas)
      const message = `is the result of "${of}", which is not a formula${advice}`
      return [{ path: `${path}.of`, message }]
    }
    const found: Diagnostic[] = []
    if (definition.results.findIndex((row) => row.of === of) !== index) {
      found.push({ path: `${path}.of`, message: `shows "${of}" a second time; remove one` })
    }
    for (const [key, names] of Object.entries({ increasesWith, decreasesWith })) {
      for (const name of names) {
        if (numberFields.includes(name)) continue
        const message = `names "${name}", which is not a number field${suggestion(name, numberFields)}`
        found.push({ path: `${path}.${key}`, message })
      }
    }
    for (const name of interpolatedNames(label)) {
      const known = [...fields, ...formulas]
      if (known.includes(name)) continue
      const message = `shows {${name}}, which is not a field or formula${suggestion(name, known)}`
      found.push({ path: `${path}.label`, message })
    }
    return found
  })
  diagnostics.push(...solveForDiagnostics(definition, numberFields))
  const keys = definition.results.filter(({ emphasis }) => emphasis === 'key').length
  if (keys !== 1) {
    const message = `has ${keys} rows with emphasis: 'key'; exactly one row is the answer`
    diagnostics.push({ path: 'results', message })
  }
  return [...headings, ...diagnostics]
}

/** A result with a unit of its own is a count or a plain number: what is measured has its formula's, if that one passed. */
export function resultUnitDiagnostics(
  { results, formulas }: Pick<DefinitionWithDefaults, 'results' | 'formulas'>,
  units: Units,
  refused: readonly Diagnostic[],
): Diagnostic[] {
  return results.flatMap(({ of, unit }, index): Diagnostic[] => {
    const measured = units.get(of)
    const isRefused = refused.some(({ path }) => path === `formulas.${of}.is`)
    if (unit === undefined || isRefused || !measured?.size || isCount(measured)) return []
    const message = `is for a count or a plain number, but ${of} is measured in ${formulas[of]?.unit}; leave it out`
    return [{ path: `results[${index}].unit`, message }]
  })
}

/** No result grows or shrinks with a field that none of its formulas mentions. */
export function dependenceDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'formulas'>,
  results: DefinitionWithDefaults['results'],
): Diagnostic[] {
  return results.flatMap(({ of, increasesWith, decreasesWith }, index) => {
    const needed = namesNeeded(of, calculator)
    return Object.entries({ increasesWith, decreasesWith }).flatMap(([key, names]) =>
      names
        .filter((name) => !needed.has(name))
        .map((name) => ({
          path: `results[${index}].${key}`,
          message: `names "${name}", on which "${of}" does not depend; leave it out`,
        })),
    )
  })
}

/** No variant shows what changes with a field of solveFor: a larger one would buy another material, and none of the first. */
export function variantDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'formulas'>,
  { materials, solveFor }: Pick<DefinitionWithDefaults, 'materials' | 'solveFor'>,
): Diagnostic[] {
  return materials.flatMap((own, index): Diagnostic[] => {
    if ('use' in own || own.forEach !== undefined) return []
    return interpolatedNames(own.variant ?? '').flatMap((name) => {
      const needed = namesNeeded(name, calculator)
      const field = solveFor.find((key) => needed.has(key))
      if (field === undefined) return []
      const message = `shows {${name}}, which changes with "${field}", a field of solveFor; show a choice, or a size that stays as it is`
      return [{ path: `materials[${index}].variant`, message }]
    })
  })
}

/** The names that a formula depends on, without those of values and columns: a repeat stands for all in its rows. */
export function namesNeeded(
  of: string,
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
): Set<string> {
  const needed = new Set([of])
  // A set that grows while it is gone through comes to its new names as well.
  for (const name of needed) {
    const field = fields[name]
    const inside =
      field?.kind === 'repeat' ? field.formulas : formulas.filter((one) => one.name === name)
    for (const { ast } of inside) {
      for (const mentioned of namesIn(ast)) needed.add(mentioned.name)
      for (const { column } of columnsIn(ast)) needed.add(beforeDot(column))
    }
  }
  return needed
}

/** A field of `solveFor` is a number of the form, always there, and named once. */
function solveForDiagnostics(
  { fields, solveFor }: DefinitionWithDefaults,
  numberFields: readonly string[],
): Diagnostic[] {
  return solveFor.flatMap((name, index) => {
    const path = `solveFor[${index}]`
    const field = fields[name]
    if (field?.kind !== 'number') {
      const message = `names "${name}", which is not a number field${suggestion(name, numberFields)}`
      return [{ path, message }]
    }
    if (field.placement) {
      const message = `names "${name}", which is asked for under the bill; name a field of the form`
      return [{ path, message }]
    }
    if (field.visibleWhen || field.optional) {
      const reason = field.optional ? 'optional: true' : 'visibleWhen'
      const message = `names "${name}", which is not always there; leave out its ${reason}, or name another field`
      return [{ path, message }]
    }
    if (solveFor.indexOf(name) === index) return []
    return [{ path, message: `names "${name}" a second time; remove one` }]
  })
}
