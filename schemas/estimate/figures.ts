import type Fraction from 'fraction.js'
import type { Calculator, Field, Repeat } from '../definition/compiled.ts'
import { amountInWords, columnLabel, labelsOf, rowLabelsOf } from '../definition/labels.ts'
import { repeatNamed } from '../definition/repeatNamed.ts'
import { ownRows } from '../definition/rowReferences.ts'
import {
  beforeDot,
  behindDot,
  type Formula,
  isOfAngle,
  parts,
  withFirstPresent,
} from '../formula/ast.ts'
import type { RowsWithOption } from '../formula/compiled.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { evaluate } from '../formula/evaluate.ts'
import type { Column, Figures } from '../formula/explain.ts'
import type { Figure } from '../formula/figureText.ts'
import type { Notation } from '../formula/notation.ts'
import { decimalsOf, parseRational } from '../formula/number.ts'
import { isAmong, scopeInRow, scopeOf } from './compute.ts'
import { countedAs } from './countedAs.ts'
import type { Estimate } from './estimate.ts'

/**
 * The figures of the names and columns in a calculator's formulas, in an estimate.
 *
 * @param by limits the rows of a repeat to those with an option
 */
export function figuresFor(
  calculator: Calculator,
  estimate: Estimate,
  by?: RowsWithOption,
  figures = figuresOf(calculator, estimate),
): Figures {
  return {
    figure: (name) => figureNamed(figures, name),
    has: (part) => evaluate(part, scopeOf(estimate, by)) !== undefined,
    column: (path) => columnOf(calculator, estimate, { figures, path, by }),
  }
}

type FigureMap = ReadonlyMap<string, Figure>

function figureNamed(figures: FigureMap, name: string): Figure {
  const figure = figures.get(name)
  if (!figure) throw new Error(`There is no figure named ${name}`)
  return figure
}

/** The figure of each name that a calculator's formulas may mention. */
export function figuresOf(calculator: Calculator, estimate: Estimate): FigureMap {
  const figures = new Map<string, Figure>()
  for (const [name, { label, value, unit }] of CONVERSIONS) {
    const exact = parseRational(value)
    const approximate = name === 'pi'
    if (exact) figures.set(name, { label, value: exact, unit, given: true, approximate })
  }
  const add = adding(figures, labelsOf(calculator), estimate.values)
  addFields(add, calculator.fields)
  for (const [name, { unit }] of Object.entries(calculator.constants)) {
    add(name, unit, { given: true })
  }
  for (const { name, unit: declared, ast, by } of calculator.formulas) {
    const unit = countedAs(calculator, estimate.inputs, declared)
    const decimals = calculator.results.find(({ of }) => of === name)?.decimals
    const isColumn = (path: string) =>
      columnOf(calculator, estimate, { figures, path, by }).rows.some((row) => row.approximate)
    add(name, unit, { decimals, approximate: isApproximate(ast, figures, isColumn) })
  }
  return figures
}

/** Whether a formula takes a root, a sine or the like, or depends on an approximation. */
function isApproximate(
  ast: Formula,
  figures: FigureMap,
  isColumn: (column: string) => boolean,
): boolean {
  if (ast.kind === 'name') return figures.get(ast.name)?.approximate === true
  if (ast.kind === 'rows') return isColumn(ast.column)
  if (ast.kind === 'call' && (ast.function === 'sqrt' || isOfAngle(ast.function))) return true
  return parts(ast).some((part) => isApproximate(part, figures, isColumn))
}

/** A constant of thirty decimals, as π has, approximates one whose decimals never end. */
const DECIMALS_OF_AN_APPROXIMATION = 25

function isCut(value: Fraction): boolean {
  return (decimalsOf(value) ?? 0) >= DECIMALS_OF_AN_APPROXIMATION
}

/** Adds the figure of a name, with its properties. */
type Adding = (
  name: string,
  unit: string,
  details?: Pick<Figure, 'given' | 'decimals' | 'approximate'>,
) => void

/** Adds figures of names that have a value; an absent name has no figure. */
function adding(
  figures: Map<string, Figure>,
  labels: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, Fraction>,
): Adding {
  return (name, unit, details = {}) => {
    const value = values.get(name)
    if (!value) return
    const approximate = details.given ? isCut(value) : details.approximate === true
    figures.set(name, { label: labels.get(name) ?? name, value, unit, ...details, approximate })
  }
}

function addFields(add: Adding, fields: Readonly<Record<string, Field>>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'number') add(name, field.unit)
    if (field.kind !== 'choice') continue
    for (const [key, unit] of Object.entries(field.units)) {
      add(`${name}.${key}`, unit, { given: true })
    }
  }
}

/** A column of a repeat, with each row's value and AST. */
function columnOf(
  calculator: Calculator,
  estimate: Estimate,
  { figures, path, by }: { figures: FigureMap; path: string; by: RowsWithOption | undefined },
): Column {
  const [name, of] = [beforeDot(path), behindDot(path)]
  const repeat = repeatNamed(calculator, name)
  const formula = repeat.formulas.find((other) => other.name === of)
  const field = repeat.fields[of]
  const ast: Formula = { kind: 'name', name: of }
  const rows = (estimate.rowValues.get(name) ?? []).flatMap((values, index) => {
    const value = isAmong(estimate, name, index, by) ? values.get(of) : undefined
    return value
      ? [rowOf(calculator, estimate, { repeat: name, row: index, values, figures, ast, value })]
      : []
  })
  const unit = formula?.unit ?? (field?.kind === 'number' ? field.unit : '1')
  const label = columnLabel(calculator, labelsOf(calculator), path, by)
  return { label: () => label, unit, row: repeat.row, rows }
}

/** The values of a formula in some rows of a repeat, by the rows' indexes: a column without a name. */
export function columnOfRows(
  calculator: Calculator,
  estimate: Estimate,
  { forEach: name = '', ast }: { forEach?: string | undefined; ast: Formula },
  amounts: ReadonlyMap<number, Fraction>,
): Omit<Column, 'unit'> {
  const repeat = repeatNamed(calculator, name)
  const figures = figuresOf(calculator, estimate)
  const rows = (estimate.rowValues.get(name) ?? []).flatMap((values, row) => {
    const value = amounts.get(row)
    return value
      ? [rowOf(calculator, estimate, { repeat: name, row, values, figures, ast, value })]
      : []
  })
  const label = (notation: Notation) => amountInWords(calculator, { forEach: name, ast }, notation)
  return { label, row: repeat.row, rows }
}

/** The value of a formula in one row, with the names that the row knows. */
interface RowValue {
  repeat: string
  row: number
  values: ReadonlyMap<string, Fraction>
  figures: FigureMap
  ast: Formula
  value: Fraction
}

/** A row's value; a formula that only names one of the row's is explained as that one. */
function rowOf(
  calculator: Calculator,
  estimate: Estimate,
  { values, figures, ast, value, ...row }: RowValue,
): Column['rows'][number] {
  const repeat = repeatNamed(calculator, row.repeat)
  const column = (path: string) => {
    const by = ownRows(calculator.fields, beforeDot(path), row)
    return columnOf(calculator, estimate, { figures, path, by })
  }
  const isColumn = (path: string) => column(path).rows.some((one) => one.approximate)
  const figuresInRow = rowFigures(repeat, values, figures, isColumn)
  const named =
    ast.kind === 'name' ? repeat.formulas.find(({ name }) => name === ast.name) : undefined
  const scope = scopeInRow(calculator, estimate, row, values)
  const isThere = (part: Formula) => evaluate(part, scope) !== undefined
  return {
    value,
    ast: withFirstPresent(named?.ast ?? ast, isThere),
    approximate: isApproximate(ast, figuresInRow, isColumn),
    column,
    figureNamed: (name) => figureNamed(figuresInRow, name),
  }
}

function rowFigures(
  repeat: Repeat,
  values: ReadonlyMap<string, Fraction>,
  outer: FigureMap,
  isColumn: (column: string) => boolean,
): FigureMap {
  const figures = new Map(outer)
  const add = adding(figures, rowLabelsOf(repeat), values)
  addFields(add, repeat.fields)
  for (const { name, unit, ast } of repeat.formulas) {
    add(name, unit, { approximate: isApproximate(ast, figures, isColumn) })
  }
  return figures
}
