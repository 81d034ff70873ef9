import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator, MaterialUse } from '../../definition/compiled.ts'
import { beforeDot, type Formula } from '../../formula/ast.ts'
import { intervalOf } from '../../formula/intervalOf.ts'
import { parseRational } from '../../formula/number.ts'
import { type KnownIntervals, nameIn, whereBought } from './intervals.ts'

type Parts = Pick<Calculator, 'fields' | 'formulas' | 'constants' | 'materials'>

/**
 * No piece is longer than what it is cut from, and each count is a whole number, for all inputs that are accepted. A
 * material that is cut is bought in pieces alone.
 */
export function pieceDiagnostics(
  calculator: Parts,
  defined: Pick<DefinitionWithDefaults, 'materials'>,
  everywhere: KnownIntervals,
): Diagnostic[] {
  const { fields, materials } = calculator
  const own = materials.filter(({ from }) => from === undefined)
  const written = defined.materials.flatMap((use, at) =>
    'use' in use
      ? []
      : { path: `materials[${at}]`, lengths: use.pieces?.map(({ length }) => length) },
  )
  const cut = new Set(materials.flatMap(({ pieces, material }) => (pieces ? material.id : [])))
  return own.flatMap((use, index): Diagnostic[] => {
    const { pieces, material } = use
    const { path = 'materials', lengths = [] } = written[index] ?? {}
    if (!pieces) {
      const message = `is an amount of ${material.id}, which is bought in pieces elsewhere; give pieces here too`
      return cut.has(material.id) ? [{ path: `${path}.amount`, message }] : []
    }
    const known = nameIn(whereBought(everywhere, fields, use))
    const stock = parseRational(material.packs[0].stockLength ?? '')
    return pieces.flatMap(({ length, count }, at): Diagnostic[] => {
      const longest = intervalOf(length, known).high?.at
      const isLong = !stock || !longest || longest.gt(stock)
      const text = lengths[at] ?? ''
      const limit = /^\w+$/.test(text)
        ? `limit it in where: { ${text}: { maximum: '${stock}' } }`
        : `make it a formula, as rest, and limit that in where: { rest: { maximum: '${stock}' } }`
      const tooLong = `may be longer than ${stock} m, and is then cut from nothing; ${limit}`
      return [
        ...(isLong ? [{ path: `${path}.pieces[${at}].length`, message: tooLong }] : []),
        ...(isWhole(count, calculator, use)
          ? []
          : [
              {
                path: `${path}.pieces[${at}].count`,
                message: 'may be a part of a piece; use ceil',
              },
            ]),
      ]
    })
  })
}

/** Whether a formula always comes out whole. */
function isWhole(ast: Formula, parts: Parts, { forEach }: Pick<MaterialUse, 'forEach'>): boolean {
  const isPart = (part: Formula) => isWhole(part, parts, { forEach })
  switch (ast.kind) {
    case 'number':
      return parseRational(ast.value)?.d === 1n
    case 'name':
      return isWholeName(ast.name, parts, forEach)
    case 'binary':
      return ast.operator !== '/' && isPart(ast.left) && isPart(ast.right)
    case 'power':
      return ast.exponent >= 0 && isPart(ast.base)
    case 'call':
      if (ast.function === 'ceil' || ast.function === 'floor') return true
      return ['min', 'max', 'first'].includes(ast.function) && ast.arguments.every(isPart)
    case 'rows': {
      const [repeat = '', column = ''] = ast.column.split('.')
      return isWholeName(column, parts, repeat)
    }
  }
}

/** Whether a field, a value of a choice, a constant or a formula is always whole. */
function isWholeName(name: string, parts: Parts, repeat: string | undefined): boolean {
  const rows = parts.fields[repeat ?? '']
  const inRows = rows?.kind === 'repeat' ? rows : undefined
  const formula =
    inRows?.formulas.find((one) => one.name === name) ??
    parts.formulas.find((one) => one.name === name)
  if (formula) return isWhole(formula.ast, parts, { forEach: formula.by?.repeat ?? repeat })
  const field = inRows?.fields[beforeDot(name)] ?? parts.fields[beforeDot(name)]
  if (field?.kind === 'number') return field.accepts.integer === true
  if (field?.kind === 'choice') {
    const key = name.slice(beforeDot(name).length + 1)
    const values = Object.values(field.options).flatMap((option) => option.values[key] ?? [])
    return values.every((value) => parseRational(value)?.d === 1n)
  }
  return parseRational(parts.constants[name]?.value ?? '')?.d === 1n
}
