import type Fraction from 'fraction.js'
import * as messages from '#language/formulas.ts'
import { nounFor } from '#language/grammar.ts'
import { capitalised, say } from '../messages/message.ts'
import { columnsIn, type Formula, type OverRows, withFirstPresent } from './ast.ts'
import { evaluate, type Scope } from './evaluate.ts'
import { digits, endsWithin, type Figure, quantityOf, withUnit } from './figureText.ts'
import { extremeOf, formulaInWords, peel, printStyle, rounded } from './formulaInWords.ts'
import { type Notation, screenReader, visual } from './notation.ts'
import { formatNumber, isNegative } from './number.ts'
import { type Leaf, PRECEDENCE, type Printed, print } from './print.ts'

/** A column of a repeat's rows, which a sum adds up, or min and max choose from. */
export interface Column {
  /** Its label: 'area of all doors and windows'. */
  label: (notation: Notation) => string
  unit: string
  /** The word for a row: 'opening'. */
  row: string
  /** For each row its value, and the AST that gave it. */
  rows: {
    value: Fraction
    ast: Formula
    /** True where a root or π is in it. */
    approximate?: boolean | undefined
    figureNamed: (name: string) => Figure
    /** The columns of the rows that belong to it. */
    column?: (column: string) => Column
  }[]
}

/** The figures of the names in a formula; `column` is called where the formula has one. */
export interface Figures {
  figure: (name: string) => Figure
  column: (column: string) => Column
  /** Whether a part of the formula has a value, where some have none. */
  has: (part: Formula) => boolean
}

/** One step of a working, for the eye and for a screen reader. */
export interface Explanation {
  visual: string
  screenReader: string
}

/**
 * Explains one formula: in words, with numbers and units, and its exact value before and after
 * every rounding: 'Tiles needed = room area ÷ tile area, rounded up = 9.00 m² ÷ 0.0900 m² = 100
 * tiles'. Everything is printed from the AST that computed it.
 *
 * @param figure the formula's own words, value, unit and decimals
 * @param figures the figure of each name in the formula
 * @throws FormulaError where the formula has no finite value.
 */
export function explain(formula: Formula, figure: Figure, figures: Figures): Explanation {
  const ast = withFirstPresent(formula, figures.has)
  const stepText = (notation: Notation) =>
    capitalised(steps(ast, figure, figures, notation).join(notation.equals))
  return { visual: stepText(visual), screenReader: asSentence(stepText(screenReader)) }
}

/** A spoken step as one sentence: a figure's words may end with a pause where another one begins. */
export function asSentence(spoken: string): string {
  return `${spoken.replace(/,(?=,)|,$/g, '')}.`
}

function steps(ast: Formula, figure: Figure, figures: Figures, notation: Notation): string[] {
  const { inner, rounding } = peel(ast)
  const columns = new Set(columnsIn(ast).map((rows) => rows.column))
  const scope: Scope = {
    value: (name) => figures.figure(name).value,
    column: (name) => figures.column(name).rows.map((row) => row.value),
  }
  // The working has a step only if every name in it has a value, so this has a value too.
  const before = evaluate(inner, scope) ?? figure.value
  const numbers = printStyle(notation, (leaf) => numberLeaf(leaf, figures, notation))
  const chain = [
    figure.label,
    formulaInWords(
      ast,
      (name) =>
        columns.has(name) ? figures.column(name).label(notation) : figures.figure(name).label,
      notation,
    ),
    print(inner, numbers).text,
  ]
  if (!before.equals(figure.value)) {
    const exact = { ...figure, value: before, decimals: 0 }
    const text = quantityOf(digits(exact, notation).text, exact, notation)
    chain.push(rounded(text, rounding))
  }
  return [...chain, ...shownAs(figure, notation)]
}

/** The exact value of a formula, and the rounded value that the page shows. */
function shownAs(figure: Figure, notation: Notation): string[] {
  const amount = withUnit(figure, notation)
  const { decimals } = figure
  if (decimals === undefined || endsWithin(figure.value, decimals)) return [amount]
  const plain = formatNumber(figure.value, decimals)
  const rounded = plain.startsWith('-') ? notation.negative(plain.slice(1)) : plain
  return [
    say(messages.roundedTo, { amount, decimals: decimalsInWords(decimals) }),
    quantityOf(rounded, figure, notation),
  ]
}

/** '2 decimals', or 'a whole number'. */
export function decimalsInWords(decimals: number): string {
  return decimals === 0 ? messages.wholeNumber : say(messages.decimals, { count: decimals })
}

function numberLeaf(leaf: Leaf, figures: Figures, notation: Notation): Printed {
  if (leaf.kind === 'number') return { text: leaf.value, precedence: PRECEDENCE.single }
  if (leaf.kind === 'rows') return overRows(leaf, figures, notation)
  const figure = figures.figure(leaf.name)
  const text = withUnit(figure, notation)
  if (isNegative(figure.value)) return { text, precedence: PRECEDENCE.sum }
  return { text, precedence: figure.unit === '1' ? PRECEDENCE.single : PRECEDENCE.power }
}

/** Most rows that are written out. */
const MAX_ROWS = 4

/**
 * '0.9 m × 2.1 m × 2 + 1.5 m × 1.2 m', 'the larger of (3 m and 4 m)'; beyond a few rows the rest is
 * counted.
 */
function overRows(
  { function: name, column: path }: OverRows,
  figures: Figures,
  notation: Notation,
): Printed {
  const column = figures.column(path)
  if (column.rows.length === 0) {
    return { text: notation.quantity('0', column.unit, false), precedence: PRECEDENCE.power }
  }
  const printedRows = column.rows.slice(0, MAX_ROWS).map(({ ast, figureNamed, column: inside }) => {
    const inRow = { ...figures, figure: figureNamed, column: inside ?? figures.column }
    const numbers = printStyle(notation, (leaf) => numberLeaf(leaf, inRow, notation))
    return print(withoutOnes(ast, figureNamed), numbers)
  })
  const [only, ...others] = printedRows
  if (only && others.length === 0) return only
  const hidden = column.rows.length - printedRows.length
  const hiddenRows = say(messages.moreRows, { count: hidden, noun: nounFor(column.row, hidden) })
  const texts = [...printedRows.map(({ text }) => text), ...(hidden > 0 ? [hiddenRows] : [])]
  if (name === 'sum') {
    return { text: texts.join(notation.operators['+']), precedence: PRECEDENCE.sum }
  }
  const text = extremeOf(name, texts, notation.bracket)
  return { text, precedence: PRECEDENCE.single }
}

/** Without the factor of 1 that a row has once: '1.5 m × 1.2 m', not '1.5 m × 1.2 m × 1'. */
function withoutOnes(ast: Formula, figureNamed: (name: string) => Figure): Formula {
  if (ast.kind !== 'binary' || ast.operator !== '*' || ast.right.kind !== 'name') return ast
  const { unit, value } = figureNamed(ast.right.name)
  return unit === '1' && value.equals(1) ? withoutOnes(ast.left, figureNamed) : ast
}
