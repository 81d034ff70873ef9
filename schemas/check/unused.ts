import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import { isPricedField } from '../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { namesGiven } from '../definition/namesGiven.ts'
import { referenceTo, repeatsInOrder } from '../definition/rowReferences.ts'
import { columnsIn, type Formula, namesIn } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'

/**
 * Fields, constants, formulas and used calculators that no result and no warning depends on: a form would ask for
 * something in vain, or somebody forgot to use it.
 */
export function unusedDiagnostics(
  {
    fields,
    constants,
    formulas,
    results,
    materials,
    warnings,
    estimates = [],
  }: Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'materials' | 'warnings'> & {
    results: DefinitionWithDefaults['results']
    estimates?: DefinitionWithDefaults['estimates']
  },
  defined: Pick<DefinitionWithDefaults, 'uses' | 'formulas' | 'materials' | 'warnings'>,
  others: Others,
): Diagnostic[] {
  const used = new Set(results.map(({ of }) => of))
  for (const { forEach, by, ast, lengthAst, where, packs, variant = '' } of materials) {
    const mentioned = new Set<string>()
    addMentioned(mentioned, ast)
    if (lengthAst) addMentioned(mentioned, lengthAst)
    if (by) addWhole(mentioned, `${by.repeat}.${by.choice}`)
    for (const name of [where, packs ?? {}]
      .flatMap(Object.keys)
      .concat(interpolatedNames(variant))) {
      addWhole(mentioned, name)
    }
    // Names that the rows do not have are looked up outside of them, below.
    const inRow = [...mentioned].map((name) => `${forEach}.${name}`)
    for (const name of forEach === undefined ? mentioned : [forEach, ...inRow]) used.add(name)
  }
  for (const estimate of estimates) {
    const targets = namesGiven(estimate)
    for (const name of [estimate.forEach ?? [], targets].flat()) addWhole(used, name)
    // Every field of a row that is given is used.
    for (const name of targets) {
      const repeat = fields[name]
      if (repeat?.kind !== 'repeat') continue
      for (const key of Object.keys(repeat.fields)) used.add(`${name}.${key}`)
    }
  }
  for (const { when, text } of warnings) {
    for (const name of [when, ...interpolatedNames(text)]) addWhole(used, name)
  }
  reach(used, formulas)
  const paths: string[] = []
  addVisibleWhen(used, fields)
  // A row's formulas reach the rows that belong to it, which come before it in this order.
  for (const [name, field] of repeatsInOrder(fields).reverse()) {
    // Names outside of the repeat that a row's formulas reach are used as well.
    const inRow = new Set(
      [...used]
        .filter((key) => key.startsWith(`${name}.`))
        .map((key) => key.slice(name.length + 1)),
    )
    addVisibleWhen(inRow, field.fields)
    reach(inRow, field.formulas)
    for (const key of inRow) if (!Object.hasOwn(field.fields, key)) used.add(key)
    for (const { column } of field.formulas.flatMap(({ ast }) => columnsIn(ast))) {
      const [rows = ''] = column.split('.')
      used.add(`${rows}.${referenceTo(fields, rows, name)}`)
    }
    const row = [
      ...Object.keys(field.fields).map((key) => ({ key, path: `fields.${name}.fields.${key}` })),
      ...field.formulas
        .filter(({ from }) => from === undefined)
        .map(({ name: key }) => ({ key, path: `fields.${name}.formulas.${key}` })),
    ]
    paths.push(...row.filter(({ key }) => !inRow.has(key)).map(({ path }) => path))
  }
  const unused = (names: string[], path: string) => {
    paths.push(...names.filter((name) => !used.has(name)).map((name) => `${path}.${name}`))
  }
  unused(
    Object.keys(fields).filter((name) => !isPricedField(fields[name])),
    'fields',
  )
  // A used calculator needs a value for each field, also for fields that only other results depend on.
  const given = Object.values(defined.uses).flatMap((use) => Object.values(use.given))
  unused(
    Object.keys(constants).filter((name) => !given.includes(name)),
    'constants',
  )
  unused(
    formulas.filter(({ from }) => from === undefined).map(({ name }) => name),
    'formulas',
  )
  // A formula that only names a used formula is compiled to that formula's AST.
  const texts = [
    ...Object.values(defined.formulas).map(({ is }) => is),
    ...defined.materials.flatMap((own) => {
      if ('use' in own) return []
      const { amount = '', length = '', pieces = [] } = own
      return [amount, length, ...pieces.flatMap((cut) => [cut.length, cut.count])]
    }),
  ]
  const taken = [...defined.materials, ...defined.warnings].flatMap((own) =>
    'use' in own ? own.use : [],
  )
  for (const use of Object.keys(defined.uses)) {
    const mention = new RegExp(`\\b${use}\\.`)
    const isUsed = taken.includes(use) || texts.some((text) => mention.test(text))
    if (!isUsed) paths.push(`uses.${use}`)
  }
  return paths.map((path) => {
    const name = path.split('.').at(-1)
    const use = Object.keys(defined.uses).find((key) => {
      const { of = '', given = {} } = defined.uses[key] ?? {}
      const other = taken.includes(key) ? undefined : others.find(of)
      const isOf = key === name || Object.values(given).some((one) => one === name)
      return isOf && other && 'materials' in other && other.materials.length > 0
    })
    const advice = use ? `, buy what it takes with { use: '${use}' } in materials` : ''
    return { path, message: `reaches no result; use it in a formula${advice}, or leave it out` }
  })
}

/**
 * Values of a definition's own choices that nothing in it reads. A choice that is given to another, or keeps
 * rows apart, may have them for other calculators.
 */
export function unreadValueDiagnostics(written: DefinitionWithDefaults): Diagnostic[] {
  const all = JSON.stringify(written)
  const given = JSON.stringify([written.uses, written.estimates])
  const unread = (path: string, name: string, field: DefinitionWithDefaults['fields'][string]) => {
    if (field.kind !== 'choice' || given.includes(`"${name}"`)) return []
    if (all.includes(`"choice":"${name}"`)) return []
    const shown = Object.values(field.options).map(({ label }) => label)
    return Object.keys(field.units)
      .filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(all))
      .filter((key) => !shown.some((label) => label.includes(`{${key}}`)))
      .map((key) => {
        const message = `is read by nothing; write ${name}.${key} in a formula, or leave it out with its values`
        return { path: `${path}.units.${key}`, message }
      })
  }
  return Object.entries(written.fields).flatMap(([name, field]) => [
    ...unread(`fields.${name}`, name, field),
    ...(field.kind === 'repeat'
      ? Object.entries(field.fields).flatMap(([key, inRow]) =>
          unread(`fields.${name}.fields.${key}`, key, inRow),
        )
      : []),
  ])
}

/** A choice that decides which fields are there is used. */
function addVisibleWhen(used: Set<string>, fields: Calculator['fields']): void {
  for (const field of Object.values(fields)) {
    if (field.kind === 'repeat') continue
    for (const choice of Object.keys(field.visibleWhen ?? {})) used.add(choice)
  }
}

/** Adds the names that the used ones among some formulas mention: 'mix' for mix.bags, 'openings.area' too. */
function reach(used: Set<string>, formulas: readonly CompiledFormula[]): void {
  // Each formula comes after those it mentions, so that the walk goes from the results down.
  for (const { name, ast, by } of [...formulas].reverse()) {
    if (!used.has(name)) continue
    addMentioned(used, ast)
    if (by) addWhole(used, `${by.repeat}.${by.choice}`)
  }
}

function addMentioned(used: Set<string>, ast: Formula): void {
  for (const { name } of namesIn(ast)) addWhole(used, name)
  for (const { column } of columnsIn(ast)) addWhole(used, column)
}

function addWhole(used: Set<string>, name: string): void {
  used.add(name)
  used.add(name.split('.')[0] ?? name)
}
