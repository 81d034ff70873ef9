import { MEASURES, manyWritten } from '../measures.ts'

/*
 * The figures of a text, each with its measure: '15 mm' is another claim than 15%, and than 15 stones.
 */

/** The spellings of each unit, by its symbol. Inches are written out: 'in' is a word as well. */
const SYMBOLS = new Map(
  Object.entries(MEASURES).flatMap(([symbol, measure]): [string, string][] => [
    [symbol, symbol],
    [measure.word, symbol],
    [manyWritten(measure), symbol],
  ]),
)
SYMBOLS.delete('in')

/** Steel by its name, as 4D12, R8-200 and A142, measures nothing. */
const STEEL = /\d*\p{Lu}\d+(?:-\d+)?/gu
/** 'seven days' says as much as '7 days'. */
const SPELLED = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const BEFORE_MEASURE = new RegExp(
  `\\b(?:${SPELLED.join('|')})(?= (?:${[...SYMBOLS.keys()].filter((word) => /^\w{3,}$/.test(word)).join('|')})\\b)`,
  'gi',
)
const FIGURE = /\d+(?:[.,:]\d+)*/g
const WORD = /^[-\s]?(%|°|\p{L}+)([²³]?)/u
/** Between two figures of one measure: '15 to 20 cm', '10 × 8 m', '2, 2.5 and 3 m'. */
const BETWEEN = /^(?:,| to| or| and| ×|[-–])\s?$/

/** Figures such as '15 mm', '10 %', '1:2:4'. A figure without a measure has `otherwise`, if there is one. */
export function claimedFigures(text: string, otherwise = ''): string[] {
  const read = text
    .replace(STEEL, '…')
    .replace(BEFORE_MEASURE, (word) => String(SPELLED.indexOf(word.toLowerCase())))
  const found = [...read.matchAll(FIGURE)]
  const figures: string[] = []
  let following = ''
  for (const [index, match] of [...found.entries()].reverse()) {
    const [figure] = match
    const rest = read.slice(match.index + figure.length, found[index + 1]?.index)
    const own = measureAt(rest)
    following = own || (BETWEEN.test(rest) ? following : '')
    // Nothing, as in '0 for none', is claimed of nothing.
    if (figure !== '0') figures.unshift(withMeasure(figure, following || otherwise))
  }
  return figures
}

/** A value of a definition with the measure that its unit names first: '120 litre' of 120 litre/day. */
export function figureOf(value: string, unit: string): string {
  return withMeasure(value, measureAt(unit))
}

function withMeasure(figure: string, measure: string): string {
  return measure === '' || figure.includes(':') ? figure : `${figure} ${measure}`
}

/** The unit that a text begins with; '' where it begins with none. */
function measureAt(text: string): string {
  const [, word = '', power = ''] = WORD.exec(text) ?? []
  const symbol = SYMBOLS.get(word)
  return symbol ? symbol + power : ''
}
