import type { DocumentedCalculator, Field } from '../definition/compiled.ts'
import { inTemplate } from './sheetWords.ts'

/*
 * The claims of fact of a calculator, each with its source: for somebody who looks every
 * claim up, as a quantity surveyor would.
 */

interface Claim {
  /** Where it stands in the definition: 'faqs.0.answer'. */
  path: string
  text: string
  /** Its source; undefined where the definition names none. */
  origin: string | undefined
}

const ASSUMPTION = 'assumption'
const FIGURE = /\d+(?:[.,]\d+)*/g

/** Every claim of a definition: its figures with their origins, and the texts that have figures. */
export function claimsOf(calculator: DocumentedCalculator): Claim[] {
  const known = new Set(figuresIn(figuresOf(calculator)))
  const texts = textsOf(calculator).flatMap(([path, text]): Claim[] =>
    text && isClaim(path, text) ? [{ path, text, origin: originOf(path, text, known) }] : [],
  )
  return [...originClaims(calculator), ...sourceClaims(calculator), ...texts]
}

/** The fields of a calculator by their place, with those in the rows of its repeats. */
function allFields(fields: DocumentedCalculator['fields'], at = 'fields'): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const path = `${at}.${name}`
    const inRows = field.kind === 'repeat' ? field.fields : {}
    return [[path, field], ...allFields(inRows, `${path}.fields`)]
  })
}

/** Constants and choices: each has a source, or is an assumption. */
function originClaims({ constants, fields }: DocumentedCalculator): Claim[] {
  const figures = Object.entries(constants).map(([name, { value, unit, source }]) => ({
    path: `constants.${name}`,
    text: `${value} ${unit}`,
    origin: source ?? ASSUMPTION,
  }))
  const choices = allFields(fields).flatMap(([path, field]) =>
    field.kind === 'choice'
      ? Object.entries(field.options).map(([id, { values }]) => ({
          path: `${path}.options.${id}`,
          text: Object.entries(values)
            .map(([key, value]) => `${key} ${value}`)
            .join(', '),
          origin: field.source ?? ASSUMPTION,
        }))
      : [],
  )
  // An option whose values a person enters claims nothing, nor one that has none.
  return [...figures, ...choices.filter(({ text }) => text !== '')]
}

function sourceClaims({ sources }: DocumentedCalculator): Claim[] {
  return sources.map(({ title, about, url }, index) => ({
    path: `sources.${index}`,
    text: about,
    origin: url ? `${title}, ${url}` : title,
  }))
}

/** The texts that a page shows beside its figures, by their place. */
function textsOf({
  fields,
  tip,
  footnote,
  warnings,
  assumptions,
  guide,
  faqs,
}: DocumentedCalculator): [string, string | undefined][] {
  return [
    ...allFields(fields).map(([path, { hint }]): [string, string | undefined] => [
      `${path}.hint`,
      hint,
    ]),
    ['tip', tip],
    ['footnote', footnote],
    ...warnings.map(({ text }, index): [string, string] => [`warnings.${index}`, text]),
    ...assumptions.map((text, index): [string, string] => [`assumptions.${index}`, text]),
    ...guide.steps.map((text, index): [string, string] => [`guide.steps.${index}`, text]),
    ...faqs.map(({ answer }, index): [string, string] => [`faqs.${index}.answer`, answer]),
  ]
}

/** Assumptions, and texts that have a figure, are claims. */
function isClaim(path: string, text: string): boolean {
  return path.startsWith('assumptions.') || figuresIn(inTemplate(text)).length > 0
}

function originOf(path: string, text: string, known: ReadonlySet<string>): string | undefined {
  if (path.startsWith('assumptions.') || text.includes(ASSUMPTION)) return ASSUMPTION
  const isKnown = figuresIn(inTemplate(text)).every((figure) => known.has(figure))
  return isKnown ? 'figures and sources of the definition' : undefined
}

/** Everything that a definition says with an origin of its own, or computes. */
function figuresOf({
  fields,
  constants,
  sources,
  examples,
  ...texts
}: DocumentedCalculator): string {
  const defaults = allFields(fields).map(([, field]) => ({
    ...field,
    hint: undefined,
    fields: {},
  }))
  const assumed = texts.faqs.filter(({ answer }) => answer.includes(ASSUMPTION))
  return JSON.stringify([defaults, constants, sources, examples, texts.assumptions, assumed])
}

function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => figure)
}
