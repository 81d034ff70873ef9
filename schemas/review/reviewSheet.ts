import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as review from '#language/review.ts'
import type { CalculatorWithGuidance } from '../definition/compiled.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { formValuesOf } from '../estimate/formValues.ts'
import { entered, inputRows } from '../estimate/inputRows.ts'
import { workingLines } from '../estimate/working.ts'
import { say } from '../messages/message.ts'
import { constantItems, fieldItems } from './fieldItems.ts'
import { formulaItems, warningItems } from './formulaItems.ts'
import { materialItems, toBuy } from './materialItems.ts'
import { inTemplate, type SheetItem } from './sheetWords.ts'

/*
 * A calculator on paper, for someone who checks it: everything it knows, in words. The page
 * /formulas draws it, `npm run formulas` prints it.
 */

interface SheetSection {
  heading: string
  items: SheetItem[]
}

export interface ReviewSheet {
  title: string
  slug: string
  summary: string
  sections: SheetSection[]
}

/** The rules that hold for every calculator. */
export const ROUNDING_RULES: readonly string[] = review.rounding

/**
 * Everything about a calculator that a reviewer signs for, in sections.
 *
 * @param isWorkedOut with the working of each example, line by line, as its own page shows it.
 */
export function sheetOf(calculator: CalculatorWithGuidance, isWorkedOut = true): ReviewSheet {
  const { title, slug, summary, assumptions, tip, footnote, sources } = calculator
  const { headings } = review
  const advice = [tip, footnote].filter((text) => text !== undefined)
  const rest: SheetSection[] = [
    { heading: headings.assumptions, items: assumptions.map(plain) },
    { heading: headings.advice, items: advice.map(plain) },
    {
      heading: headings.sources,
      items: sources.map(({ title: term, isDocument, about, url }) => ({
        // A document is called what it calls itself.
        ...(isDocument && { lang: 'en' }),
        term,
        lines: url ? [about, url] : [about],
      })),
    },
  ]
  const sections = [
    { heading: headings.fields, items: fieldItems(calculator) },
    { heading: headings.constants, items: constantItems(calculator) },
    { heading: headings.formulas, items: formulaItems(calculator) },
    { heading: headings.warnings, items: warningItems(calculator) },
    { heading: headings.estimates, items: estimateItems(calculator) },
    { heading: headings.toBuy, items: materialItems(calculator, calculator) },
    { heading: headings.examples, items: exampleItems(calculator, isWorkedOut) },
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

/** The values that each child estimate gets. */
function estimateItems({ estimates }: CalculatorWithGuidance): SheetItem[] {
  return estimates.map(({ name, stage, of, given, forEach, when }) => ({
    term: inTemplate(name),
    code: of,
    lines: [
      say(review.estimates.stage, { stage }),
      ...Object.entries(given).map(([field, target]) =>
        Array.isArray(target)
          ? say(review.estimates.rows, { field, columns: target.join(', ') })
          : `${field} = ${typeof target === 'string' ? target : `'${target.option}'`}`,
      ),
      ...(forEach === undefined ? [] : [say(review.estimates.forEach, { repeat: forEach })]),
      ...(when === undefined ? [] : [say(review.estimates.when, { name: when })]),
    ],
  }))
}

function exampleItems(calculator: CalculatorWithGuidance, isWorkedOut: boolean): SheetItem[] {
  return Object.values(calculator.examples).flatMap(({ name, given }) => {
    const typed = formValuesOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    // The check refuses an example that is not valid, so none is left out here.
    if (outcome.state !== 'ready') return []
    const { estimate } = outcome
    // The fields that it leaves as they are at first are above.
    const givenNames = Object.keys(given).map((key) => key.split('.')[0])
    const rows = inputRows(calculator, estimate).filter(({ key }) =>
      givenNames.includes(key.split('.')[0]),
    )
    const inputs = rows.map(
      (row) => `${row.label} ${figureWithUnit(entered(row), unitFor(row.unit, row.value))}`,
    )
    const answers = estimate.rows.map(
      ({ label, value, unit }) => `${label}: ${figureWithUnit(value, unit)}`,
    )
    return [
      {
        term: name,
        lines: [
          say(review.examples.given, { inputs: inputs.join('; ') }),
          say(review.examples.computed, { answers: answers.join('; ') }),
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
