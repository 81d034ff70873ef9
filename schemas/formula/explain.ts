import type Fraction from 'fraction.js'
import { evaluate, type Scope } from './evaluate.ts'
import { decimalsOf, formatNumber, isNegative } from './number.ts'
import { FIRMNESS, type Leaf, type Notation, type Printed, print } from './print.ts'
import { type Formula, type FunctionName, sumsIn } from './tree.ts'
import { pluralOf } from './unitWords.ts'
import { spoken, type Voice, written } from './voice.ts'

/** What a name in a formula stands for. */
export interface Figure {
  /** Its name in words, as inside a sentence: 'room area'. */
  words: string
  value: Fraction
  unit: string
  /** Decimals it is shown with elsewhere on the page; a working never cuts it to them. */
  decimals?: number | undefined
  /** True for a figure that a definition gives: a quotient is then written as one, (2/7). */
  given?: boolean
  /** True for what comes of a root or of π: right to thirty decimals, of which nobody reads all. */
  approximate?: boolean
}

/** A column of a group's rows: what a sum adds up. */
export interface Column {
  /** Its name in words: 'area of all doors and windows'. */
  words: string
  unit: string
  /** What a row is called: 'opening'. */
  row: string
  /** For each row its value, and how that comes about. */
  rows: {
    value: Fraction
    tree: Formula
    /** True where a root or π is in it. */
    approximate?: boolean | undefined
    figureNamed: (name: string) => Figure
  }[]
}

/** What the names in a formula stand for; `column` is asked where the formula has a sum. */
export interface Figures {
  figure: (name: string) => Figure
  column: (column: string) => Column
}

/** One step of a working, for the eye and for the ear. */
export interface Explanation {
  written: string
  spoken: string
}

const ROUNDED: Partial<Record<FunctionName, string>> = {
  ceil: ', rounded up',
  floor: ', rounded down',
}

/**
 * Explains one formula: in words, with numbers and units, and its exact value before and after
 * every rounding: 'Tiles needed = room area ÷ tile area, rounded up = 9.00 m² ÷ 0.0900 m² = 100
 * tiles'. Everything is printed from the tree that computed it.
 *
 * @param own the formula's own words, value, unit and decimals
 * @param figures what each name in the formula stands for
 * @throws FormulaError where the formula has no finite value.
 */
export function explain(tree: Formula, own: Figure, figures: Figures): Explanation {
  const told = (voice: Voice) => capitalised(steps(tree, own, figures, voice).join(voice.equals))
  return { written: told(written), spoken: `${told(spoken).replace(/,(?=,)|,$/g, '')}.` }
}

/** A formula in words: 'room area ÷ tile area, rounded up'. */
export function inWords(
  tree: Formula,
  wordsFor: (name: string) => string,
  voice: Voice = written,
): string {
  const leaf: Notation['leaf'] = (node) => {
    const text =
      node.kind === 'number' ? node.value : wordsFor(node.kind === 'sum' ? node.column : node.name)
    // '(bar diameter)²': what is squared is the diameter, not its last word.
    return { text, holds: text.includes(' ') ? FIRMNESS.power : FIRMNESS.single }
  }
  const { inner, rounded } = peel(tree)
  return print(inner, notation(voice, leaf)).text + rounded
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A rounding that is the whole formula is said behind it and needs no brackets. */
function peel(tree: Formula): { inner: Formula; rounded: string } {
  const rounded = tree.kind === 'call' ? ROUNDED[tree.function] : undefined
  const inner = tree.kind === 'call' ? tree.arguments[0] : undefined
  return rounded && inner ? { inner, rounded } : { inner: tree, rounded: '' }
}

function notation(voice: Voice, leaf: Notation['leaf']): Notation {
  const { operators, bracket, power, root } = voice
  return {
    leaf,
    operators,
    bracket,
    power,
    call: (name, inner) => {
      const rounded = ROUNDED[name]
      if (rounded) return bracket(inner.join('') + rounded)
      if (name === 'sqrt') return root(inner.join(''))
      const size = name === 'min' ? 'small' : 'larg'
      const ending = inner.length === 2 ? 'er' : 'est'
      return `the ${size}${ending} of ${bracket(inner.join(' and '))}`
    },
  }
}

function steps(tree: Formula, own: Figure, figures: Figures, voice: Voice): string[] {
  const { inner, rounded } = peel(tree)
  const sums = new Set(sumsIn(tree).map((sum) => sum.column))
  const { figure, column } = figures
  const scope: Scope = {
    value: (name) => figure(name).value,
    column: (name) => column(name).rows.map((row) => row.value),
  }
  // A step is told only where all that it mentions is there, so this has a value as well.
  const before = evaluate(inner, scope) ?? own.value
  const numbers = notation(voice, (leaf) => numberLeaf(leaf, figures, voice))
  const chain = [
    own.words,
    inWords(tree, (name) => (sums.has(name) ? column(name) : figure(name)).words, voice),
    print(inner, numbers).text,
  ]
  if (!before.equals(own.value)) {
    const exact = digits({ ...own, value: before, decimals: 0 }, voice).text
    chain.push(exact + unitOf(own.unit, before, voice) + rounded)
  }
  const exact = withUnit(own, voice)
  const { decimals } = own
  if (decimals === undefined || endsWithin(own.value, decimals)) return [...chain, exact]
  const shown = formatNumber(own.value, decimals).replace('-', voice.minus)
  return [
    ...chain,
    `${exact}, rounded to ${decimalsInWords(decimals)}`,
    shown + unitOf(own.unit, own.value, voice),
  ]
}

/** '2 decimals', or 'a whole number'. */
export function decimalsInWords(decimals: number): string {
  if (decimals === 0) return 'a whole number'
  return decimals === 1 ? '1 decimal' : `${decimals} decimals`
}

function numberLeaf(leaf: Leaf, figures: Figures, voice: Voice): Printed {
  if (leaf.kind === 'number') return { text: leaf.value, holds: FIRMNESS.single }
  if (leaf.kind === 'sum') return sumOf(leaf.column, figures, voice)
  const figure = figures.figure(leaf.name)
  const text = withUnit(figure, voice)
  if (isNegative(figure.value)) return { text, holds: FIRMNESS.sum }
  return { text, holds: figure.unit === '1' ? FIRMNESS.single : FIRMNESS.power }
}

/** Most rows of a sum that are written out. */
const MOST_ROWS = 4

/** '0.9 m × 2.1 m × 2 + 1.5 m × 1.2 m'; beyond a few rows the rest is counted. */
function sumOf(name: string, figures: Figures, voice: Voice): Printed {
  const column = figures.column(name)
  if (column.rows.length === 0) {
    return { text: `0${voice.unit(column.unit, false)}`, holds: FIRMNESS.power }
  }
  const told = column.rows.slice(0, MOST_ROWS).map(({ tree, figureNamed }) => {
    const own = { ...figures, figure: figureNamed }
    const numbers = notation(voice, (leaf) => numberLeaf(leaf, own, voice))
    return print(withoutOnes(tree, figureNamed), numbers)
  })
  const [only, ...others] = told
  if (only && others.length === 0) return only
  const left = column.rows.length - told.length
  const more = left === 1 ? `1 more ${column.row}` : `${left} more ${pluralOf(column.row)}`
  const texts = [...told.map(({ text }) => text), ...(left > 0 ? [more] : [])]
  return { text: texts.join(voice.operators['+']), holds: FIRMNESS.sum }
}

/** Without the factor of 1 that a row has once: '1.5 m × 1.2 m', not '1.5 m × 1.2 m × 1'. */
function withoutOnes(tree: Formula, figureNamed: (name: string) => Figure): Formula {
  if (tree.kind !== 'binary' || tree.operator !== '*' || tree.right.kind !== 'name') return tree
  const { unit, value } = figureNamed(tree.right.name)
  return unit === '1' && value.equals(1) ? withoutOnes(tree.left, figureNamed) : tree
}

/** A figure that others compute with: where its decimals do not end, its exact fraction is there. */
export function withUnit(figure: Figure, voice: Voice): string {
  const { value, unit, given, approximate } = figure
  const { text, ends } = digits(figure, voice)
  const unitText = unitOf(unit, value, voice)
  if (ends || approximate) return text + unitText
  const above = (isNegative(value) ? voice.minus : '') + value.n
  const exact = given ? voice.fraction(above, value.d) : text + voice.exactly(above, value.d)
  return exact + unitText
}

function unitOf(unit: string, value: Fraction, voice: Voice): string {
  return voice.unit(unit, value.n === 1n && value.d === 1n)
}

/** Most decimals of an approximation that are written out. */
const MOST_APPROXIMATE = 15

/** The exact value with at least the figure's decimals, or cut where its decimals do not end. */
export function digits(
  { value, decimals: least = 0, approximate }: Figure,
  voice: Voice,
): { text: string; ends: boolean } {
  const minus = isNegative(value) ? voice.minus : ''
  const size = value.abs()
  const own = decimalsOf(value)
  if (own !== undefined && !(approximate && own > MOST_APPROXIMATE)) {
    return { text: minus + formatNumber(size, Math.max(least, own)), ends: true }
  }
  // Enough to see what a rounding does: three decimals, and three after the zeros at the start.
  let decimals = Math.max(3, least + 1)
  const rest = size.sub(size.floor())
  while (rest.n * 10n ** BigInt(decimals - 2) < rest.d) decimals += 1
  const cut = size.floor(decimals)
  return { text: minus + voice.goesOn(formatNumber(cut, decimals)), ends: false }
}

function endsWithin(value: Fraction, decimals: number): boolean {
  return (decimalsOf(value) ?? Number.POSITIVE_INFINITY) <= decimals
}
