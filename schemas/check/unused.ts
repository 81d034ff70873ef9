import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesShown } from '../definition/texts.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { type Formula, namesIn, sumsIn } from '../formula/tree.ts'
import type { Problem } from './problem.ts'

/**
 * Fields, constants, formulas and used calculators that no result depends on: a person would be
 * asked for nothing, or something was written down and forgotten.
 */
export function unusedProblems(
  {
    fields,
    constants,
    formulas,
    results,
    takes,
  }: Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'takes'> & {
    results: ParsedDefinition['results']
  },
  uses: ParsedDefinition['uses'],
): Problem[] {
  const used = new Set(results.map(({ of }) => of))
  for (const { tree, where, variant = '' } of takes) {
    addMentioned(used, tree)
    for (const name of [...Object.keys(where), ...namesShown(variant)]) addWhole(used, name)
  }
  reach(used, formulas)
  const paths: string[] = []
  addShownFor(used, fields)
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'group') continue
    // What a row's formulas reach outside of the group is used as well.
    const inRow = new Set(
      [...used]
        .filter((key) => key.startsWith(`${name}.`))
        .map((key) => key.slice(name.length + 1)),
    )
    addShownFor(inRow, field.fields)
    reach(inRow, field.formulas)
    for (const key of inRow) used.add(key)
    const row = [
      ...Object.keys(field.fields).map((key) => ({ key, path: `fields.${name}.fields.${key}` })),
      ...field.formulas.map(({ name: key }) => ({ key, path: `fields.${name}.formulas.${key}` })),
    ]
    paths.push(...row.filter(({ key }) => !inRow.has(key)).map(({ path }) => path))
  }
  const unused = (names: string[], path: string) => {
    paths.push(...names.filter((name) => !used.has(name)).map((name) => `${path}.${name}`))
  }
  unused(Object.keys(fields), 'fields')
  unused(Object.keys(constants), 'constants')
  unused(
    formulas.filter(({ from }) => from === undefined).map(({ name }) => name),
    'formulas',
  )
  for (const use of Object.keys(uses)) {
    const mention = new RegExp(`\\b${use}\\.`)
    const own = [...formulas.filter(({ name }) => !name.includes('.')), ...takes]
    if (!own.some(({ is }) => mention.test(is))) paths.push(`uses.${use}`)
  }
  return paths.map((path) => ({
    path,
    message: 'reaches no result; use it in a formula, or leave it out',
  }))
}

/** A choice that decides which fields are there is used. */
function addShownFor(used: Set<string>, fields: Calculator['fields']): void {
  for (const field of Object.values(fields)) {
    if (field.kind === 'group') continue
    for (const choice of Object.keys(field.shownFor ?? {})) used.add(choice)
  }
}

/** Adds what the used ones among some formulas mention: 'mix' for mix.bags, 'openings.area' too. */
function reach(used: Set<string>, formulas: readonly CompiledFormula[]): void {
  // Each formula stands after those it mentions, so that the walk goes from the results down.
  for (const { name, tree } of formulas.toReversed()) {
    if (used.has(name)) addMentioned(used, tree)
  }
}

function addMentioned(used: Set<string>, tree: Formula): void {
  for (const { name } of namesIn(tree)) addWhole(used, name)
  for (const { column } of sumsIn(tree)) addWhole(used, column)
}

function addWhole(used: Set<string>, name: string): void {
  used.add(name)
  used.add(name.split('.')[0] ?? name)
}
