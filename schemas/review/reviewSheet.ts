import type { Calculator, CalculatorGuide } from '../definition/compiled.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { formValuesOf } from '../estimate/formValues.ts'
import { entered, inputRows } from '../estimate/inputRows.ts'
import { workingLines } from '../estimate/working.ts'
import { visual } from '../formula/notation.ts'
import { constantItems, fieldItems } from './fieldItems.ts'
import { formulaItems, warningItems } from './formulaItems.ts'
import { materialItems, toBuy } from './materialItems.ts'
import { inTemplate, type SheetItem } from './sheetWords.ts'

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
  slug: string
  summary: string
  sections: SheetSection[]
}

/** What holds for every calculator. */
export const ROUNDING_RULES = [
  'All arithmetic is exact: inputs are decimal fractions, and no figure is rounded on the way.',
  'A count (tiles, blocks, sheets, litres of paint) is rounded up where its formula says so: whole pieces are bought. Blocks and tiles are rounded up twice: the whole pieces that cover, and those with wastage.',
  'A result is rounded once, when it is shown, half away from zero: 0.765 is shown as 0.77 and −0.765 as −0.77. The next formula goes on with the exact value.',
]

/**
 * Everything about a calculator that a reviewer signs for, in sections.
 *
 * @param isWorkedOut with the working of each example, line by line, as its own page shows it.
 */
export function sheetOf(calculator: Calculator & CalculatorGuide, isWorkedOut = true): ReviewSheet {
  const { title, slug, summary, assumptions, tip, footnote, sources } = calculator
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
    { heading: 'Warnings', items: warningItems(calculator) },
    { heading: 'Estimates of other calculators', items: estimateItems(calculator) },
    { heading: 'What to buy', items: materialItems(calculator, calculator) },
    { heading: 'Worked examples', items: exampleItems(calculator, isWorkedOut) },
    ...rest,
  ]
  return {
    title: title.page,
    slug,
    summary,
    sections: sections.filter(({ items }) => items.length > 0),
  }
}

function plain(text: string): SheetItem {
  return { term: text, lines: [] }
}

/** What is handed over to each calculator that estimates are made of. */
function estimateItems({ estimates }: Calculator): SheetItem[] {
  return estimates.map(({ name, stage, of, given, forEach, when }) => ({
    term: inTemplate(name),
    code: of,
    lines: [
      `Stage: ${stage}.`,
      ...Object.entries(given).map(
        ([field, target]) =>
          `${field} = ${typeof target === 'string' ? target : `rows of ${target.join(', ')}`}`,
      ),
      ...(forEach === undefined ? [] : [`One for each row of ${forEach}.`]),
      ...(when === undefined ? [] : [`Only while ${when} is above zero.`]),
    ],
  }))
}

function exampleItems(calculator: Calculator & CalculatorGuide, isWorkedOut: boolean): SheetItem[] {
  return Object.values(calculator.examples).flatMap(({ name, given }) => {
    const typed = formValuesOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') return []
    const { estimate } = outcome
    // The fields that it leaves as they are at first are above.
    const own = Object.keys(given).map((key) => key.split('.')[0])
    const rows = inputRows(calculator, estimate).filter(({ key }) =>
      own.includes(key.split('.')[0]),
    )
    const inputs = rows.map((row) => {
      const unit = row.unit === '' ? '1' : row.unit
      return `${row.label} ${entered(row)}${visual.unit(unit, row.value === '1')}`
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
          ...(isWorkedOut ? workingLines(calculator, estimate) : []),
          ...toBuy(calculator, estimate, isWorkedOut),
        ],
      },
    ]
  })
}

/** A sheet as Markdown, for a review in a pull request. */
export function sheetInMarkdown({ title, slug, summary, sections }: ReviewSheet): string {
  const item = ({ term, code, lines }: SheetItem) => {
    const head = `- ${lines.length > 0 ? `**${escaped(term)}**` : escaped(term)}`
    return [
      code ? `${head} \`${code}\`` : head,
      ...lines.map((line) => `  - ${escaped(line)}`),
    ].join('\n')
  }
  return [
    `## ${title}`,
    slug ? `\`/${slug}\` – ${summary}` : summary,
    ...sections.map(({ heading, items }) => `### ${heading}\n\n${items.map(item).join('\n')}`),
  ].join('\n\n')
}

/** Markdown reads * and _ as emphasis and < as a tag; here they are signs. */
function escaped(text: string): string {
  return text.replace(/[*_<>[\]\\`]/g, (sign) => `\\${sign}`)
}
