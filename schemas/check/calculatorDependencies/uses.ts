import type { Diagnostic } from '../../compile/diagnostic.ts'
import { type GivenNames, givenBy, leftOut } from '../../compile/leftOut.ts'
import type { SymbolTable } from '../../compile/nameResolution.ts'
import type { Others } from '../../compile/others.ts'
import { billFields, isBillField } from '../../definition/billFields.ts'
import { choiceOfRows } from '../../definition/byOption.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator, Field, Repeat } from '../../definition/compiled.ts'
import { namesIn } from '../../formula/ast.ts'
import { givenDiagnostics, type Need, type Receiver, repeatGiven } from './given.ts'
import { takesMaterials } from './taken.ts'
import { fieldDiffers, type UsedScope, unitsOfPlainNames } from './usedFields.ts'

type Use = DefinitionWithDefaults['uses'][string]

/** Refuses what a definition gives to the calculators that it uses where the two do not agree. */
export function usesDiagnostics(
  definition: DefinitionWithDefaults,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return Object.entries(definition.uses).flatMap(([name, use]): Diagnostic[] => {
    const used = others.find(use.of)
    // addImportedNames refuses a calculator that cannot be used.
    if (!used || 'circle' in used) return []
    const path = `uses.${name}.given`
    // Materials alone depend on a field under the bill.
    const takes = takesMaterials(definition, name)
    const fields = Object.entries(used.fields).filter(([, field]) => takes || !isBillField(field))
    const receiver = {
      of: use.of,
      owner: use.of,
      fields: Object.fromEntries(fields),
      rows: (key: string, usedRepeat: Repeat) =>
        givenRowsDiagnostics(path, use, key, usedRepeat, scope, names),
    }
    const scope = {
      ...definition,
      units: names.units,
      given: takes ? givenBy(use, used, definition) : use.given,
      usedFields: receiver.fields,
      byOption: new Set(choicesBy(used, use, takes)),
    }
    const inVain = takes ? [] : billFields(used.fields).filter(([field]) => use.given[field])
    if (inVain.length === 0) return usedDiagnostics(path, receiver, scope)
    // A misspelt name in materials, which takenDiagnostics refuses, may be meant for this one.
    if (definition.materials.some((own) => 'use' in own && !definition.uses[own.use])) return []
    return inVain.map(([field]) => ({
      path: `${path}.${field}`,
      message: `is for the materials of ${use.of} alone; take them with { use: '${name}' } in materials, or leave it out`,
    }))
  })
}

/** The choices by whose options formulas, and materials that are taken, limit rows that are given. */
function choicesBy({ fields, formulas, materials }: Calculator, { given }: Use, takes: boolean) {
  return [...formulas, ...(takes ? materials : [])].flatMap(({ by }) =>
    by && typeof given[by.repeat] === 'object' ? (choiceOfRows(fields, by) ?? []) : [],
  )
}

/** Used formulas compute with the names that the fields get, so that these must agree exactly. */
function usedDiagnostics(
  path: string,
  receiver: Omit<Receiver, 'need' | 'differs'>,
  scope: UsedScope,
): Diagnostic[] {
  const names = { used: receiver.fields, given: scope.given, own: scope.fields }
  const exact = {
    ...receiver,
    need: (field: Field) => (scope.byOption.has(field) ? 'by option' : need(field, names)),
    differs: (field: Exclude<Field, Repeat>, target: string) =>
      fieldDiffers(receiver.of, field, target, scope),
  }
  const giver = { fields: scope.fields, units: unitsOfPlainNames(scope.units) }
  return givenDiagnostics((name) => (name ? `${path}.${name}` : path), exact, scope.given, giver)
}

/** Why a field must be given something: with nothing, it has its default, is absent, or has no rows. */
function need(field: Field, names: GivenNames): Need | undefined {
  if (field.kind === 'repeat') return field.minimum > 0 ? 'without default' : undefined
  if (isBillField(field)) return undefined
  const place = leftOut(field, names)
  return place === 'default' || place === 'absent' ? undefined : place
}

/** The repeat that is given has as many rows, and each row has the fields that the used rows need. */
function givenRowsDiagnostics(
  path: string,
  { of, given }: Use,
  name: string,
  usedRepeat: Repeat,
  scope: UsedScope,
  names: SymbolTable,
): Diagnostic[] {
  const at = `${path}.${name}`
  const rows = given[name]
  if (typeof rows !== 'object') {
    const example = `{ of: '${rows}', given: { ${Object.keys(usedRepeat.fields)[0]}: '…' } }`
    return [{ path: at, message: `gives "${rows}", where ${of} has rows; write ${example}` }]
  }
  const givenRepeat = repeatGiven(rows.of, scope)
  if (typeof givenRepeat === 'string') return [{ path: `${at}.of`, message: givenRepeat }]
  const inRow = {
    ...scope,
    fields: { ...scope.fields, ...givenRepeat.fields },
    units: names.rows.get(rows.of) ?? new Map(),
    given: rows.given,
    usedFields: usedRepeat.fields,
  }
  const row = { of, owner: `a row in ${of}`, fields: usedRepeat.fields }
  return [
    ...countDiagnostics(`${at}.of`, rows.of, givenRepeat, of, usedRepeat),
    ...usedDiagnostics(`${at}.given`, row, inRow),
    ...formulaDiagnostics(path, name, usedRepeat, scope),
  ]
}

type Limits = Pick<Repeat, 'minimum' | 'maximum'>

function countDiagnostics(
  path: string,
  rows: string,
  givenRepeat: Limits,
  of: string,
  usedRepeat: Limits,
): Diagnostic[] {
  if (givenRepeat.minimum >= usedRepeat.minimum && givenRepeat.maximum <= usedRepeat.maximum)
    return []
  const count = ({ minimum, maximum }: Limits) => `${minimum} to ${maximum}`
  const message = `is '${rows}', which has ${count(givenRepeat)} rows, where ${of} has ${count(usedRepeat)}`
  return [{ path, message }]
}

/** A row knows fields and constants: its formulas cannot use a formula of the calculator. */
function formulaDiagnostics(
  path: string,
  name: string,
  usedRepeat: Repeat,
  { given, formulas }: UsedScope,
): Diagnostic[] {
  const mentioned = usedRepeat.formulas.flatMap(({ ast }) => namesIn(ast).map((node) => node.name))
  return [...new Set(mentioned)].flatMap((key): Diagnostic[] => {
    const target = Object.hasOwn(usedRepeat.fields, key) ? undefined : given[key]
    if (typeof target !== 'string' || !Object.hasOwn(formulas, target)) return []
    const message = `gives "${target}", a formula, where the rows of ${name} need it; give it a field or a constant`
    return [{ path: `${path}.${key}`, message }]
  })
}
