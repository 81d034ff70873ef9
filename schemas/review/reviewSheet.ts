import type { FieldOf, PlainField } from '../definition/calculator.ts'
import type { Calculator, CalculatorGuide } from '../definition/compiled.ts'
import { optionLabel } from '../definition/texts.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { entered, inputRows } from '../estimate/inputRows.ts'
import { textsOf } from '../estimate/texts.ts'
import { rowWordsOf, wordsOf } from '../estimate/words.ts'
import { workingLines } from '../estimate/working.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { decimalsInWords, inWords } from '../formula/explain.ts'
import { isUnlimited, rangeInWords } from '../formula/range.ts'
import { written } from '../formula/voice.ts'
import {
  inTemplate,
  originInWords,
  type SheetItem,
  start,
  unitInWords,
  withUnit,
} from './sheetWords.ts'
import { takeItems, toBuy } from './takeItems.ts'

export type { SheetItem } from './sheetWords.ts'

/*
 * A calculator on paper, for someone who checks it: everything it knows, in words. The page
 * /formulas draws it, `npm run formulas` prints it.
 */

export interface SheetSection {
  heading: string
  items: SheetItem[]
}

export interface ReviewSheet {
  title: string
  address: string
  summary: string
  sections: SheetSection[]
}

/** What holds for every calculator. */
export const ROUNDING_RULES = [
  'All arithmetic is exact: inputs are decimal fractions, and no figure is rounded on the way.',
  'A count (tiles, blocks, sheets, litres of paint) is rounded up where its formula says so: whole pieces are bought. Blocks and tiles are rounded up twice: the whole pieces that cover, and those with wastage.',
  'A result is rounded once, when it is shown, half away from zero: 0.765 is shown as 0.77 and −0.765 as −0.77. The next formula goes on with the exact value.',
]

/** Everything about a calculator that a reviewer signs for. */
export function sheetOf(calculator: Calculator & CalculatorGuide): ReviewSheet {
  const { title, address, summary, assumptions, tip, footnote, sources } = calculator
  const advice = [tip, footnote].filter((text) => text !== undefined)
  const rest: SheetSection[] = [
    { heading: 'Assumptions', items: assumptions.map(plain) },
    { heading: 'Advice beside the result', items: advice.map(plain) },
    {
      heading: 'Sources',
      items: sources.map(({ title: term, about, url }) => ({
        term,
        lines: url ? [about, url] : [about],
      })),
    },
  ]
  const sections = [
    { heading: 'Fields', items: fieldItems(calculator) },
    { heading: 'Constants', items: constantItems(calculator) },
    { heading: 'Formulas', items: formulaItems(calculator) },
    { heading: 'What to buy', items: takeItems(calculator) },
    { heading: 'Worked examples', items: exampleItems(calculator) },
    ...rest,
  ]
  return {
    title: title.page,
    address,
    summary,
    sections: sections.filter(({ items }) => items.length > 0),
  }
}

function plain(text: string): SheetItem {
  return { term: text, lines: [] }
}

function fieldItems({ fields }: Pick<Calculator, 'fields'>): SheetItem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const hint = field.hint === undefined ? [] : [`Beside the field: ${field.hint}`]
    if (field.kind !== 'group') return plainFieldItem(name, field, hint)
    const rows = `Rows that repeat, one for each ${field.row}: at least ${field.least}, at most ${field.most}. A row in which nothing was typed counts as not there.`
    const inner = fieldItems(field).map(({ term, code = '', lines }) => ({
      term: `${field.label}, ${term.charAt(0).toLowerCase()}${term.slice(1)}`,
      code: `${name}.${code}`,
      lines,
    }))
    return [{ term: field.label, code: name, lines: [rows, ...hint] }, ...inner]
  })
}

function plainFieldItem(name: string, field: PlainField, hint: string[]): SheetItem {
  const shownFor = Object.entries(field.shownFor ?? {}).map(
    ([choice, options]) =>
      `Only there where ${choice} is ${options.join(' or ')}; otherwise what depends on it is absent.`,
  )
  const lines =
    field.kind === 'choice'
      ? [`One of the list under Constants; ${optionLabel(field, field.default)} at first.`]
      : numberFieldLines(field)
  return { term: field.label, code: name, lines: [...lines, ...shownFor, ...hint] }
}

function numberFieldLines(field: FieldOf<'number'>): string[] {
  const standard =
    field.default === undefined
      ? 'empty at first'
      : `${withUnit(field.default, field.unit)} at first`
  return [
    `Unit: ${unitInWords(field.unit)}; ${rangeInWords(field.accepts)}; ${standard}.`,
    otherwiseInWords(field),
  ]
}

function otherwiseInWords({ otherwise, optional }: FieldOf<'number'>): string {
  if (otherwise === 'default') {
    return 'Anything else counts as the figure at first, and the result says so.'
  }
  const invalid = 'Anything else is an invalid input and gives no result.'
  return optional ? `May stay empty: what depends on it is then absent. ${invalid}` : invalid
}

function constantItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  const constants = Object.entries(calculator.constants).map(([name, constant]) => ({
    term: `${start(words.get(name) ?? name)}: ${withUnit(constant.value, constant.unit)}`,
    code: name,
    lines: [originInWords(constant)],
  }))
  const choices = Object.entries(calculator.fields).flatMap(([name, field]) => {
    if (field.kind === 'choice') return [choiceItem(name, name, field, words)]
    if (field.kind === 'number') return []
    const rowWords = rowWordsOf(field)
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      inner.kind === 'choice' ? [choiceItem(`${name}.${key}`, key, inner, rowWords)] : [],
    )
  })
  return [...constants, ...choices]
}

function choiceItem(
  code: string,
  name: string,
  field: FieldOf<'choice'>,
  words: ReadonlyMap<string, string>,
): SheetItem {
  const options = Object.entries(field.options).map(([id, { values }]) => {
    const figures = Object.entries(values).map(
      ([key, value]) =>
        `${words.get(`${name}.${key}`) ?? key} ${withUnit(value, field.units[key] ?? '1')}`,
    )
    return `${optionLabel(field, id)}: ${figures.join(', ')}`
  })
  return { term: field.label, code, lines: [...options, originInWords(field)] }
}

function formulaItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  const inRows = Object.entries(calculator.fields).flatMap(([name, group]) => {
    if (group.kind !== 'group') return []
    const inRow = new Map([...words, ...rowWordsOf(group)])
    return group.formulas.map((formula) => {
      const each = `For each ${group.row}; its exact value goes into the sums.`
      return formulaItem(formula, inRow, `${name}.`, each)
    })
  })
  const own = calculator.formulas.map((formula) => {
    const result = calculator.results.find(({ of }) => of === formula.name)
    const shown = result
      ? `Shown as “${inTemplate(result.label)}”, rounded to ${decimalsInWords(result.decimals)}.`
      : 'Not shown by itself; its exact value goes into the formulas after it.'
    return formulaItem(formula, words, '', shown)
  })
  return [...inRows, ...own]
}

function formulaItem(
  { name, is, tree, unit, accepts, otherwise, from }: CompiledFormula,
  words: ReadonlyMap<string, string>,
  prefix: string,
  shown: string,
): SheetItem {
  const limits = isUnlimited(accepts)
    ? []
    : [
        `Must come out as ${rangeInWords(accepts)}, or the input is invalid${otherwise === undefined ? '.' : `: “${otherwise}”.`}`,
      ]
  const origin = from === undefined ? [] : [`Taken from the ${from}.`]
  return {
    term: `${start(words.get(name) ?? name)} = ${inWords(tree, (mentioned) => words.get(mentioned) ?? mentioned)}`,
    code: `${prefix}${name} = ${is}`,
    lines: [`Unit: ${unitInWords(unit)}. ${shown}`, ...limits, ...origin],
  }
}

function exampleItems(calculator: Calculator & CalculatorGuide): SheetItem[] {
  return Object.values(calculator.examples).flatMap(({ name, given }) => {
    const typed = textsOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') return []
    const { estimate } = outcome
    const inputs = inputRows(calculator, estimate).map((row) => {
      const unit = row.unit === '' ? '1' : row.unit
      return `${row.label} ${entered(row)}${written.unit(unit, row.value === '1')}`
    })
    const answers = estimate.rows.map(({ label, value, unit }) =>
      `${label}: ${value} ${unit}`.trim(),
    )
    return [
      {
        term: name,
        lines: [
          `Given: ${inputs.join('; ')}.`,
          `Computed: ${answers.join('; ')}.`,
          ...workingLines(calculator, estimate),
          ...toBuy(calculator, estimate),
        ],
      },
    ]
  })
}

/** A sheet as Markdown, for a review in a pull request. */
export function sheetInMarkdown({ title, address, summary, sections }: ReviewSheet): string {
  const item = ({ term, code, lines }: SheetItem) => {
    const head = `- ${lines.length > 0 ? `**${escaped(term)}**` : escaped(term)}`
    return [
      code ? `${head} \`${code}\`` : head,
      ...lines.map((line) => `  - ${escaped(line)}`),
    ].join('\n')
  }
  return [
    `## ${title}`,
    address ? `\`/${address}\` – ${summary}` : summary,
    ...sections.map(({ heading, items }) => `### ${heading}\n\n${items.map(item).join('\n')}`),
  ].join('\n\n')
}

/** Markdown reads * and _ as emphasis and < as a tag; here they are signs. */
function escaped(text: string): string {
  return text.replace(/[*_<>[\]\\`]/g, (sign) => `\\${sign}`)
}
