import type { FieldOf } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { optionLabel } from '../definition/texts.ts'
import { computeEstimate, shownInput } from '../estimate/estimate.ts'
import { defaultTexts } from '../estimate/inputs.ts'
import { wordsOf } from '../estimate/words.ts'
import { workingLines } from '../estimate/working.ts'
import { decimalsInWords, inWords } from '../formula/explain.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { written } from '../formula/voice.ts'

/*
 * A calculator on paper, for someone who checks it: everything it knows, in words. The page
 * /formulas draws it, `npm run formulas` prints it.
 */

/** One thing to check: what it is called, how the definition writes it, and what is to be known. */
export interface SheetItem {
  term: string
  code?: string
  lines: string[]
}

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
export function sheetOf(calculator: Calculator): ReviewSheet {
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

function fieldItems(calculator: Calculator): SheetItem[] {
  return Object.entries(calculator.fields).map(([name, field]) => {
    const hint = field.hint === undefined ? [] : [`Beside the field: ${field.hint}`]
    if (field.kind === 'choice') {
      const standard = `One of the list under Constants; ${optionLabel(field, field.default)} at first.`
      return { term: field.label, code: name, lines: [standard, ...hint] }
    }
    return { term: field.label, code: name, lines: [...numberFieldLines(field), ...hint] }
  })
}

function numberFieldLines(field: FieldOf<'number'>): string[] {
  const accepted = field.accepts === 'positive' ? 'a number above zero' : 'any number'
  const standard =
    field.default === undefined
      ? 'empty at first'
      : `${withUnit(field.default, field.unit)} at first`
  const otherwise =
    field.otherwise === 'default'
      ? 'Anything else counts as the figure at first, and the result says so.'
      : 'Anything else is an invalid input and gives no result.'
  return [`Unit: ${unitInWords(field.unit)}; ${accepted}; ${standard}.`, otherwise]
}

function unitInWords(unit: string): string {
  return unit === '1' ? 'none, a plain number' : unit
}

/** '6 bags/m³', '2/7', '10%'. */
function withUnit(value: string, unit: string): string {
  const number = parseRational(value)
  // A quotient stays one: 2/7 says more than 0.285714….
  const shown = number && !value.includes('/') ? formatExact(number) : value
  return shown + written.unit(unit, value === '1')
}

function constantItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  const constants = Object.entries(calculator.constants).map(([name, constant]) => ({
    term: `${start(words.get(name) ?? name)}: ${withUnit(constant.value, constant.unit)}`,
    code: name,
    lines: [originInWords(constant)],
  }))
  const choices = Object.entries(calculator.fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return []
    const options = Object.entries(field.options).map(([id, { values }]) => {
      const figures = Object.entries(values).map(
        ([key, value]) =>
          `${words.get(`${name}.${key}`) ?? key} ${withUnit(value, field.units[key] ?? '1')}`,
      )
      return `${optionLabel(field, id)}: ${figures.join(', ')}`
    })
    return [{ term: field.label, code: name, lines: [...options, originInWords(field)] }]
  })
  return [...constants, ...choices]
}

function originInWords({
  source,
  assumption,
}: {
  source?: string | undefined
  assumption?: string | undefined
}): string {
  return source === undefined ? `Assumption: ${assumption ?? ''}` : `Source: ${source}`
}

function formulaItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  return calculator.formulas.map(({ name, is, tree, unit, accepts }) => {
    const result = calculator.results.find(({ of }) => of === name)
    const shown = result
      ? `Shown as “${inTemplate(result.label)}”, rounded to ${decimalsInWords(result.decimals)}.`
      : 'Not shown by itself; its exact value goes into the formulas after it.'
    const positive =
      accepts === 'positive' ? ['Must come out above zero, or the input is invalid.'] : []
    return {
      term: `${start(words.get(name) ?? name)} = ${inWords(tree, (mentioned) => words.get(mentioned) ?? mentioned)}`,
      code: `${name} = ${is}`,
      lines: [`Unit: ${unitInWords(unit)}. ${shown}`, ...positive],
    }
  })
}

/** 'Total weight for {bars} bars' as 'Total weight for … bars'. */
function inTemplate(label: string): string {
  return label.replace(/\{[^{}]*\}/g, '…')
}

function exampleItems(calculator: Calculator): SheetItem[] {
  return Object.values(calculator.examples).flatMap(({ name, given }) => {
    const typed = { ...defaultTexts(calculator.fields), ...given }
    const outcome = computeEstimate(calculator, typed)
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') return []
    const { estimate } = outcome
    const inputs = Object.entries(calculator.fields).map(([field, definition]) => {
      const unit = definition.kind === 'number' ? definition.unit : '1'
      const value = shownInput(calculator, estimate.inputs, field) ?? ''
      return `${definition.label} ${value}${written.unit(unit, value === '1')}`
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
        ],
      },
    ]
  })
}

function start(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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
