import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { MaterialUse } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import type { ParsedMaterialUse } from '../definition/materialUse.ts'
import type { Formula } from '../formula/ast.ts'
import { FormulaError } from '../formula/error.ts'
import { isUnlimited } from '../formula/range.ts'
import { parseUnit } from '../formula/unit.ts'
import { type Diagnostic, formulaDiagnostic, nearest, suggestion } from './diagnostic.ts'
import { takesRowsOf, withoutRows } from './expandByOption.ts'
import { compileAst, type Scope } from './formulaAst.ts'
import { fieldsIn, namesOfKind, ownNames, type SymbolTable } from './nameResolution.ts'
import type { Others } from './others.ts'
import { packsDiagnostics } from './packsOfOptions.ts'
import { columnsOfOwnRows } from './rowReferences.ts'
import type { OwnMaterials } from './withUsed.ts'

type ParsedUse = ParsedMaterialUse

/**
 * Compiles a calculator's materials: each is in the catalogue, and its amount in its unit. Those of a used
 * calculator are compiled already.
 */
export function compileMaterialUses(
  uses: DefinitionWithDefaults['materials'],
  outside: Scope,
  rows: SymbolTable['rows'],
  { catalogue, fileOfMaterial }: Pick<Others, 'catalogue' | 'fileOfMaterial'>,
  diagnostics: Diagnostic[],
): OwnMaterials {
  return uses.flatMap((own, index): OwnMaterials => {
    if ('use' in own) return [own]
    const { amount, pieces, length, ...use } = own
    const path = `materials[${index}]`
    const id = use.material
    const material = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
    if (!material) {
      const called = Object.values(catalogue).find(({ name }) => name === id.toLowerCase())
      const known = called ? `; write '${called.id}'` : materialAdvice(id, catalogue)
      const other = fileOfMaterial?.get(id)
      const message = other
        ? `is '${id}', which ${other} has in its ownMaterials; move it to calculators/shared/materials.ts, where both may use it`
        : `is '${id}', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added${known}`
      diagnostics.push({ path: `${path}.material`, message })
      return []
    }
    const scope = scopeFor(use, outside, rows)
    if (!scope) {
      const repeats = [...rows.keys()]
      const message = `is '${use.forEach}', which is no repeat of this calculator${suggestion(use.forEach ?? '', repeats)}`
      diagnostics.push({ path: `${path}.forEach`, message })
      return []
    }
    diagnostics.push(
      ...whereDiagnostics(path, use, scope),
      ...variantDiagnostics(path, use, scope),
      ...packsDiagnostics(`${path}.packs`, use, material, scope),
    )
    const lengthAst = compileLength(`${path}.length`, length, material, scope, diagnostics)
    if (pieces) {
      const misplaced = misplacedPieces(own, material)
      if (misplaced !== undefined) {
        diagnostics.push({ path: `${path}.pieces`, message: misplaced })
        return []
      }
      return compilePieces(`${path}.pieces`, pieces, scope, diagnostics).map((cut) => ({
        ...use,
        material,
        ...cut,
      }))
    }
    if (amount === undefined) {
      diagnostics.push({ path, message: 'has neither amount nor pieces; give an amount' })
      return []
    }
    try {
      const says = `${id} is measured in ${material.unit}`
      const ast = compileAst(
        amount,
        parseUnit(material.unit),
        says,
        scope,
        `give an amount in ${material.unit}`,
      )
      if (use.by && !takesRowsOf(ast, use.by.repeat)) {
        throw new FormulaError(withoutRows(use.by.repeat))
      }
      return [{ ...use, material, ast, ...(lengthAst && { lengthAst }) }]
    } catch (error) {
      diagnostics.push(formulaDiagnostic(`${path}.amount`, error, amount))
      return []
    }
  })
}

/** The id that is near, or those of labour: all materials are too many for a message. */
function materialAdvice(id: string, catalogue: Others['catalogue']): string {
  const meant = nearest(id, Object.keys(catalogue))
  if (meant !== undefined) return `; did you mean "${meant}"?`
  const labour = Object.values(catalogue).filter(({ kind }) => kind === 'labour')
  return labour.length > 0 ? `; labour is ${labour.map((work) => work.id).join(', ')}` : ''
}

/** Why pieces have no place in a use. */
function misplacedPieces(
  { amount, by }: Pick<ParsedUse, 'amount' | 'by'>,
  { id, packs }: MaterialUse['material'],
): string | undefined {
  if (packs[0].stockLength === undefined) {
    return `is given, but the first pack of ${id} has no stockLength, and nothing is cut from it; give an amount`
  }
  if (amount !== undefined) return 'is given beside an amount; leave one out'
  return by && 'is given with by; use forEach, which knows the pieces of each row'
}

/** The pieces, each in its unit, and how long all of them are. */
function compilePieces(
  path: string,
  pieces: NonNullable<ParsedUse['pieces']>,
  scope: Scope,
  diagnostics: Diagnostic[],
): Pick<MaterialUse, 'ast' | 'pieces'>[] {
  const compiled = pieces.flatMap((own, index) => {
    const compileOne = (key: 'length' | 'count', unit: string, says: string) => {
      try {
        return compileAst(own[key], parseUnit(unit), says, scope)
      } catch (error) {
        diagnostics.push(formulaDiagnostic(`${path}[${index}].${key}`, error, own[key]))
        return undefined
      }
    }
    const length = compileOne('length', 'm', 'a piece is measured in m')
    const count = compileOne('count', '1', 'pieces are a plain number')
    return length && count ? [{ length, count }] : []
  })
  const [first, ...others] = compiled.map(
    ({ length, count }): Formula => ({ kind: 'binary', operator: '*', left: count, right: length }),
  )
  if (!first) return []
  const ast = others.reduce<Formula>(
    (left, right) => ({ kind: 'binary', operator: '+', left, right }),
    first,
  )
  return [{ ast, pieces: compiled }]
}

/** How long all of it is: of a material that is sold by its length, and in metres as its packs are. */
function compileLength(
  path: string,
  length: string | undefined,
  { id, packs }: MaterialUse['material'],
  scope: Scope,
  diagnostics: Diagnostic[],
): Formula | undefined {
  if (length === undefined) return undefined
  if (!packs.some(({ isByLength }) => isByLength)) {
    const message = `is given, but ${id} has no pack in m, and is not sold by its length; leave it out`
    diagnostics.push({ path, message })
    return undefined
  }
  try {
    return compileAst(length, parseUnit('m'), 'what is sold by its length is measured in m', scope)
  } catch (error) {
    diagnostics.push(formulaDiagnostic(path, error, length))
    return undefined
  }
}

/** The names that a use may mention: the calculator's names, or those in a row of its repeat. */
function scopeFor(
  { forEach }: Pick<ParsedUse, 'forEach'>,
  outside: Scope,
  rows: SymbolTable['rows'],
): Scope | undefined {
  if (forEach === undefined) return outside
  const units = rows.get(forEach)
  const columns = columnsOfOwnRows(outside, outside.definition, forEach)
  return units && { units, columns, definition: outside.definition, repeat: forEach }
}

function knownIn({ repeat }: Scope): string {
  return repeat === undefined ? 'a field, constant or formula' : `known in a row of ${repeat}`
}

function whereDiagnostics(
  path: string,
  { where, note }: Pick<ParsedUse, 'where' | 'note'>,
  scope: Scope,
): Diagnostic[] {
  const known = ownNames(scope.units)
  const limits = Object.entries(where).flatMap(([name, range]): Diagnostic[] => {
    const at = `${path}.where.${name}`
    if (!known.includes(name)) {
      return [{ path: at, message: `is not ${knownIn(scope)}${suggestion(name, known)}` }]
    }
    return isUnlimited(range)
      ? [{ path: at, message: 'has no limit; give it one, or leave it out' }]
      : []
  })
  if (note === undefined || Object.keys(where).length > 0) return limits
  const message =
    'is shown outside of the limits in where, but there are none; add where, or leave it out'
  return [...limits, { path: `${path}.note`, message }]
}

function variantDiagnostics(
  path: string,
  { variant = '', by }: Pick<ParsedUse, 'variant' | 'by'>,
  scope: Scope,
): Diagnostic[] {
  const choices = namesOfKind(fieldsIn(scope.definition, scope.repeat), 'choice')
  const known = [...ownNames(scope.units), ...choices]
  return interpolatedNames(variant)
    .filter((name) => !known.includes(name) && name.split('.')[0] !== by?.choice)
    .map((name) => ({
      path: `${path}.variant`,
      message: `shows {${name}}, which is not ${knownIn(scope)}${suggestion(name, known)}`,
    }))
}
