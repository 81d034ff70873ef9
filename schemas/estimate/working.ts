import type Fraction from 'fraction.js'
import type { Calculator, Field, Repeat } from '../definition/compiled.ts'
import { type Formula, isOfAngle, parts, withFirstPresent } from '../formula/ast.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { evaluate } from '../formula/evaluate.ts'
import { type Column, type Explanation, explain, type Figures } from '../formula/explain.ts'
import type { Figure } from '../formula/figureText.ts'
import { type Notation, screenReader, visual } from '../formula/notation.ts'
import { decimalsOf, formatExact, parseRational } from '../formula/number.ts'
import { rangeInWords } from '../formula/range.ts'
import { scopeInRow, scopeOf } from './compute.ts'
import type { Estimate } from './estimate.ts'
import { inputRows } from './inputRows.ts'
import { explainTable } from './tableStep.ts'
import { formulasLeftOut } from './warnings.ts'
import { amountInWords, rowWordsOf, wordsOf } from './words.ts'

/** One step of the working. */
export interface WorkingStep extends Explanation {
  /** The name of the formula, or of the field that fell back to its default. */
  key: string
}

/**
 * How an estimate was computed: the entries in another unit and the fallbacks that were taken, then
 * one step for each formula that has a value, in the order of computing; not for what only a warning
 * needs that does not show, or a name of what is bought.
 */
export function workingSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  const figures = figuresOf(calculator, estimate)
  const mentioned = figuresFor(calculator, estimate)
  const hidden = formulasLeftOut(calculator, estimate)
  const formulas = calculator.formulas.flatMap(({ name, ast, table, from }) => {
    const own = figures.get(name)
    if (!own || hidden.has(name)) return []
    const step = table ? explainTable(table, own, mentioned) : explain(ast, own, mentioned)
    return [{ key: name, ...(from === undefined ? step : takenFrom(step, from)) }]
  })
  return [...entrySteps(calculator, estimate), ...fallbackSteps(calculator, estimate), ...formulas]
}

/** The figures of the names and columns in a calculator's formulas, in an estimate. */
export function figuresFor(calculator: Calculator, estimate: Estimate): Figures {
  const figures = figuresOf(calculator, estimate)
  return {
    figure: (name) => figureNamed(figures, name),
    has: (part) => evaluate(part, scopeOf(estimate)) !== undefined,
    column: (path) => columnOf(calculator, estimate, figures, path),
  }
}

/** The working as lines of text, for print, PDF and reports. */
export function workingLines(calculator: Calculator, estimate: Estimate): string[] {
  return workingSteps(calculator, estimate).map(({ visual }) => visual)
}

/** Names the calculator that a step's formula comes from. */
function takenFrom(step: Explanation, title: string): Explanation {
  return {
    visual: `${step.visual} (as in the ${title})`,
    screenReader: step.screenReader.replace(/\.$/, `, as in the ${title}.`),
  }
}

/** 'Wall length = 12 ft 6 in = 3.81 m', for what was entered in another unit than the field's own. */
function entrySteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  return inputRows(calculator, estimate).flatMap(({ key, label, value, unit, asEntered: own }) => {
    if (own === undefined) return []
    const told = (notation: Notation) =>
      label + notation.equals + own + notation.equals + value + notation.unit(unit, value === '1')
    return [{ key, visual: told(visual), screenReader: `${told(screenReader)}.` }]
  })
}

/** 'Mortar gap = 10 mm, because the field is not a number'. */
function fallbackSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  return Object.entries(estimate.inputs).flatMap(([name, { value, typed, fellBack }]) => {
    const field = calculator.fields[name]
    if (!value || !fellBack || field?.kind !== 'number') return []
    const used = formatExact(value)
    const told = ({ equals, unit }: Notation) =>
      field.label + equals + used + unit(field.unit, used === '1')
    const reason = typed.trim() === '' ? 'is empty' : `is not ${rangeInWords(field.accepts)}`
    const because = `, because the field ${reason}`
    return [
      {
        key: name,
        visual: told(visual) + because,
        screenReader: `${told(screenReader)}${because}.`,
      },
    ]
  })
}

type FigureMap = ReadonlyMap<string, Figure>

function figureNamed(figures: FigureMap, name: string): Figure {
  const figure = figures.get(name)
  if (!figure) throw new Error(`There is no figure named ${name}`)
  return figure
}

function figuresOf(calculator: Calculator, estimate: Estimate): FigureMap {
  const figures = new Map<string, Figure>()
  for (const [name, { label, value, unit }] of CONVERSIONS) {
    const exact = parseRational(value)
    const approximate = name === 'pi'
    if (exact) figures.set(name, { words: label, value: exact, unit, given: true, approximate })
  }
  const add = adding(figures, wordsOf(calculator), estimate.values)
  addFields(add, calculator.fields)
  for (const [name, { unit }] of Object.entries(calculator.constants)) {
    add(name, unit, { given: true })
  }
  for (const { name, unit, ast } of calculator.formulas) {
    const decimals = calculator.results.find(({ of }) => of === name)?.decimals
    const isColumn = (path: string) =>
      columnOf(calculator, estimate, figures, path).rows.some((row) => row.approximate)
    add(name, unit, { decimals, approximate: isApproximate(ast, figures, isColumn) })
  }
  return figures
}

/** Whether a formula takes a root, a sine or the like, or builds on what is an approximation itself. */
function isApproximate(
  ast: Formula,
  figures: FigureMap,
  /** A row's own formula has no columns. */
  isColumn?: (column: string) => boolean,
): boolean {
  if (ast.kind === 'name') return figures.get(ast.name)?.approximate === true
  if (ast.kind === 'rows') return isColumn?.(ast.column) === true
  if (ast.kind === 'call' && (ast.function === 'sqrt' || isOfAngle(ast.function))) return true
  return parts(ast).some((part) => isApproximate(part, figures, isColumn))
}

/** A constant of thirty decimals, as π has, approximates one whose decimals never end. */
const DECIMALS_OF_AN_APPROXIMATION = 25

function isCut(value: Fraction): boolean {
  return (decimalsOf(value) ?? 0) >= DECIMALS_OF_AN_APPROXIMATION
}

/** Adds the figure of a name, with what else is known of it. */
type Adding = (
  name: string,
  unit: string,
  more?: Pick<Figure, 'given' | 'decimals' | 'approximate'>,
) => void

/** Adds figures of those names that have words and a value: what is absent is no figure. */
function adding(
  figures: Map<string, Figure>,
  words: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, Fraction>,
): Adding {
  return (name, unit, more = {}) => {
    const value = values.get(name)
    if (!value) return
    const approximate = more.given ? isCut(value) : more.approximate === true
    figures.set(name, { words: words.get(name) ?? name, value, unit, ...more, approximate })
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

/** A column of a repeat, with what each row's value comes from. */
function columnOf(
  calculator: Calculator,
  estimate: Estimate,
  figures: FigureMap,
  path: string,
): Column {
  const [name = '', of = ''] = path.split('.')
  const repeat = calculator.fields[name]
  if (repeat?.kind !== 'repeat') throw new Error(`There is no repeat named ${name}`)
  const formula = repeat.formulas.find((other) => other.name === of)
  const field = repeat.fields[of]
  const ast: Formula = { kind: 'name', name: of }
  const rows = (estimate.rowValues.get(name) ?? []).flatMap((values) => {
    const value = values.get(of)
    return value ? [rowOf(repeat, estimate, { values, figures, ast, value })] : []
  })
  const unit = formula?.unit ?? (field?.kind === 'number' ? field.unit : '1')
  const words = wordsOf(calculator).get(path) ?? path
  return { words: () => words, unit, row: repeat.row, rows }
}

/** What a formula comes to in each of some rows of a repeat, by their places: a column that has no name. */
export function columnOfRows(
  calculator: Calculator,
  estimate: Estimate,
  { forEach: name = '', ast }: { forEach?: string | undefined; ast: Formula },
  amounts: ReadonlyMap<number, Fraction>,
): Omit<Column, 'unit'> {
  const repeat = calculator.fields[name]
  if (repeat?.kind !== 'repeat') throw new Error(`There is no repeat named ${name}`)
  const figures = figuresOf(calculator, estimate)
  const rows = (estimate.rowValues.get(name) ?? []).flatMap((values, row) => {
    const value = amounts.get(row)
    return value ? [rowOf(repeat, estimate, { values, figures, ast, value })] : []
  })
  const words = (notation: Notation) => amountInWords(calculator, { forEach: name, ast }, notation)
  return { words, row: repeat.row, rows }
}

/** What a formula comes to in one row, with what else the row knows. */
interface RowValue {
  values: ReadonlyMap<string, Fraction>
  figures: FigureMap
  ast: Formula
  value: Fraction
}

/** A row's value; a formula that is nothing but one of the row's is told as that one is. */
function rowOf(
  repeat: Repeat,
  estimate: Estimate,
  { values, figures, ast, value }: RowValue,
): Column['rows'][number] {
  const own = rowFigures(repeat, values, figures)
  const named =
    ast.kind === 'name' ? repeat.formulas.find(({ name }) => name === ast.name) : undefined
  const scope = scopeInRow(repeat, values, scopeOf(estimate))
  const isThere = (part: Formula) => evaluate(part, scope) !== undefined
  return {
    value,
    // What is looked up is told as its figure.
    ast: withFirstPresent(named && !named.table ? named.ast : ast, isThere),
    approximate: isApproximate(ast, own),
    figureNamed: (name) => figureNamed(own, name),
  }
}

function rowFigures(
  repeat: Repeat,
  values: ReadonlyMap<string, Fraction>,
  outer: FigureMap,
): FigureMap {
  const figures = new Map(outer)
  const add = adding(figures, rowWordsOf(repeat), values)
  addFields(add, repeat.fields)
  for (const { name, unit, ast } of repeat.formulas) {
    add(name, unit, { approximate: isApproximate(ast, figures) })
  }
  return figures
}
