import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import type { MaterialUse } from '../definition/compiled.ts'
import type { Warning } from '../definition/result.ts'
import type { Formula, OverRows } from '../formula/ast.ts'
import type { RowsWithOption } from '../formula/compiled.ts'
import { renameVariables } from '../formula/renameVariables.ts'
import { interpolate } from '../messages/message.ts'
import type { NamedUse } from './inlineConstants.ts'
import { type GivenNames, leftOut, shownDefault } from './leftOut.ts'

/* The materials and warnings of a used calculator, with the names of the definition that uses it. */

type NewName = (name: string) => string

/** The names that a definition has for those of a calculator that it uses. */
export interface UseNames {
  newName: NewName
  newRows: (rows: OverRows) => Formula
  /** The same AST without sums of no rows. */
  simplified: (ast: Formula) => Formula
  /** For each of its repeats that gets rows, the repeat here and the names in its rows. */
  rows: ReadonlyMap<string, { repeat: string; newName: NewName }>
}

/** The materials of a used calculator. Those for each row of a repeat that gets nothing are none. */
export function inlineMaterials(
  { used, given }: NamedUse,
  { fields }: DefinitionWithDefaults,
  names: UseNames,
): MaterialUse[] {
  return used.materials.flatMap((material): MaterialUse[] => {
    const { forEach, by, where, packs, variant } = material
    const ofRows = forEach ?? by?.repeat
    const rows = ofRows === undefined ? undefined : names.rows.get(ofRows)
    if (ofRows !== undefined && !rows) return []
    const newName = (forEach !== undefined && rows?.newName) || names.newName
    const places: GivenNames[] = [{ used: used.fields, given, own: fields }]
    const [repeat, gets, own] = [
      used.fields[ofRows ?? ''],
      given[ofRows ?? ''],
      fields[rows?.repeat ?? ''],
    ]
    if (repeat?.kind === 'repeat' && typeof gets === 'object' && own?.kind === 'repeat') {
      const choice = by && repeat.fields[by.choice]
      const inTexts = by ? choice && { [by.choice]: choice } : repeat.fields
      if (inTexts) places.unshift({ used: inTexts, given: gets.given, own: own.fields })
    }
    // With `by` a text knows one choice of the rows, and an amount none.
    const isOfOption = (name: string) => name.split('.')[0] === by?.choice
    const inText = (name: string) => (rows && isOfOption(name) ? rows.newName(name) : newName(name))
    const renamed = withNewNames(material, newName, names.newRows)
    return [
      {
        ...withFormulas(renamed, names.simplified),
        where: renamedKeys(where, newName),
        from: material.from ?? used.title.page,
        ...(forEach !== undefined && rows && { forEach: rows.repeat }),
        ...(by && { by: withOptionHere(by, names.rows) }),
        ...(packs && newPacks(packs, inText, places)),
        ...(variant !== undefined && { variant: newText(variant, inText, places) }),
      },
    ]
  })
}

/** The warnings of a used calculator. */
export function inlineWarnings(
  { used, given }: NamedUse,
  { fields }: DefinitionWithDefaults,
  { newName }: UseNames,
): Warning[] {
  const names = { used: used.fields, given, own: fields }
  return used.warnings.map(({ when, text, mend }) => {
    const field = mend && given[mend.field]
    // Nobody can enter a value that a constant or a formula gives.
    const isField = typeof field === 'string' && fields[field]?.kind === 'number'
    return {
      when: newName(when),
      text: newText(text, newName, [names]),
      ...(mend && isField && { mend: { ...mend, field } }),
    }
  })
}

/** A use of a material whose formulas mention some names by others. */
function withNewNames(
  material: MaterialUse,
  newName: NewName,
  newRows?: UseNames['newRows'],
): MaterialUse {
  return withFormulas(material, (ast) => renameVariables(ast, newName, newRows))
}

/** A use of a material with each of its formulas changed. */
function withFormulas(material: MaterialUse, changed: (ast: Formula) => Formula): MaterialUse {
  const { ast, lengthAst, pieces } = material
  return {
    ...material,
    ast: changed(ast),
    ...(lengthAst && { lengthAst: changed(lengthAst) }),
    ...(pieces && {
      pieces: pieces.map(({ length, count }) => ({
        length: changed(length),
        count: changed(count),
      })),
    }),
  }
}

/** A material that mentions some names by others, in its texts and limits too. */
export function renamedMaterial(material: MaterialUse, newName: NewName): MaterialUse {
  const { where, variant } = material
  return {
    ...withNewNames(material, newName),
    where: renamedKeys(where, newName),
    ...(variant !== undefined && { variant: renamedText(variant, newName) }),
  }
}

/** A text that shows some names by others. */
export function renamedText(text: string, newName: NewName): string {
  return interpolate(text, (name) => `{${newName(name)}}`)
}

function renamedKeys<Value>(
  record: Readonly<Record<string, Value>>,
  newName: NewName,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [newName(name), value]))
}

/** A field that gets nothing is no name here: the text has its default in its place. */
function newText(text: string, newName: NewName, places: readonly GivenNames[]): string {
  return interpolate(text, (name) => {
    const field = fieldAtDefault(name, places)
    return field ? shownDefault(field) : `{${newName(name)}}`
  })
}

/** The field of a name, where it gets nothing and has its default. */
function fieldAtDefault(name: string, places: readonly GivenNames[]): PlainField | undefined {
  const names = places.find(({ used }) => Object.hasOwn(used, name))
  const field = names?.used[name]
  if (!names || !field || field.kind === 'repeat' || names.given[name] !== undefined)
    return undefined
  return leftOut(field, names) === 'default' ? field : undefined
}

/** The packs by the choice here; of a choice that gets nothing, the pack of its default. */
function newPacks(
  packs: NonNullable<MaterialUse['packs']>,
  newName: NewName,
  places: readonly GivenNames[],
): Pick<MaterialUse, 'packs' | 'packAtFirst'> {
  for (const [choice, ofOptions] of Object.entries(packs)) {
    const field = fieldAtDefault(choice, places)
    if (field) return { packs: undefined, packAtFirst: ofOptions[field.default ?? ''] }
  }
  return { packs: renamedKeys(packs, newName) }
}

/** The rows with an option as the definition has them; undefined for a repeat that gets none. */
export function withOptionHere<By extends Pick<RowsWithOption, 'repeat' | 'choice'>>(
  by: By,
  rows: UseNames['rows'],
): By | undefined {
  const here = rows.get(by.repeat)
  return here && { ...by, repeat: here.repeat, choice: here.newName(by.choice) }
}
