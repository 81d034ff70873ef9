import type { CalculatorWithGuidance, Field } from '../definition/compiled.ts'
import { claimedFigures, figureOf } from './claimedFigures.ts'
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

type Given = CalculatorWithGuidance['examples'][string]['given']

const ASSUMPTION = 'assumption'

/** A text that a page shows, by its place, with the unit that its bare figures have. */
interface Shown {
  path: string
  text: string | undefined
  unit?: string | undefined
}

/** Every claim of a definition: its figures with their origins, and the texts that have figures. */
export function claimsOf(calculator: CalculatorWithGuidance): Claim[] {
  const shown = textsOf(calculator).map(({ path, text = '', unit }) => ({
    path,
    text,
    figures: claimedFigures(inTemplate(text), unit),
    isAssumed: path.startsWith('assumptions.') || text.includes(ASSUMPTION),
  }))
  const assumed = shown.flatMap(({ isAssumed, figures }) => (isAssumed ? figures : []))
  const known = new Set([...assumed, ...figuresOf(calculator)])
  const texts = shown.flatMap(({ path, text, figures, isAssumed }): Claim[] => {
    // An assumption is a claim without a figure too.
    if (isAssumed && (figures.length > 0 || path.startsWith('assumptions.'))) {
      return [{ path, text, origin: ASSUMPTION }]
    }
    if (figures.length === 0) return []
    const isKnown = figures.every((figure) => known.has(figure))
    return [{ path, text, origin: isKnown ? 'figures and sources of the definition' : undefined }]
  })
  return [...originClaims(calculator), ...sourceClaims(calculator), ...texts]
}

/** The fields of a calculator by their place, with those in the rows of its repeats. */
function allFields(fields: CalculatorWithGuidance['fields'], at = 'fields'): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const path = `${at}.${name}`
    const inRows = field.kind === 'repeat' ? field.fields : {}
    return [[path, field], ...allFields(inRows, `${path}.fields`)]
  })
}

/** Constants and choices: each has a source, or is an assumption. */
function originClaims({ constants, fields }: CalculatorWithGuidance): Claim[] {
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

function sourceClaims({ sources }: CalculatorWithGuidance): Claim[] {
  return sources.map(({ title, about, url }, index) => ({
    path: `sources.${index}`,
    text: about,
    origin: url ? `${title}, ${url}` : title,
  }))
}

/** The texts that a page shows beside its figures. */
function textsOf({
  fields,
  tip,
  footnote,
  warnings,
  picture,
  assumptions,
  guide,
  faqs,
}: CalculatorWithGuidance): Shown[] {
  const numbered = (place: string, texts: (string | undefined)[]): Shown[] =>
    texts.map((text, index) => ({ path: place.replace('#', String(index)), text }))
  return [
    ...allFields(fields).map(([path, field]) => ({
      path: `${path}.hint`,
      text: field.hint,
      unit: unitOf(field),
    })),
    { path: 'tip', text: tip },
    { path: 'footnote', text: footnote },
    ...numbered(
      'warnings.#',
      warnings.map(({ text }) => text),
    ),
    ...numbered(
      'picture.#.note',
      (picture ?? []).map(({ note }) => note),
    ),
    ...numbered('assumptions.#', assumptions),
    ...numbered('guide.steps.#', guide.steps),
    ...numbered(
      'faqs.#.answer',
      faqs.map(({ answer }) => answer),
    ),
  ]
}

function unitOf(field: Field): string | undefined {
  return field.kind === 'number' ? figureOf('', field.unit).trim() : undefined
}

/**
 * Every figure that has an origin of its own, or that an example gives, each with its measure. What a field
 * has at first or accepts is no origin.
 */
function figuresOf({
  fields,
  constants,
  sources,
  examples,
  materials,
}: CalculatorWithGuidance): string[] {
  const choices = allFields(fields).flatMap(([, field]) => (field.kind === 'choice' ? [field] : []))
  const texts = [
    ...choices.flatMap(({ source, assumption, options }) => [
      source,
      assumption,
      ...Object.entries(options).flatMap(([id, { label }]) => [id, label]),
    ]),
    ...Object.values(constants).flatMap(({ source, assumption }) => [source, assumption]),
    ...sources.flatMap(({ title, about }) => [title, about]),
    ...Object.values(examples).map(({ name }) => name),
    ...materials.flatMap(({ material }) => [
      material.assumption,
      ...material.packs.flatMap(({ singular, of }) => [singular, of]),
    ]),
  ]
  return [
    ...texts.flatMap((text) => claimedFigures(text ?? '')),
    ...Object.values(constants).map(({ value, unit }) => figureOf(value, unit)),
    ...choices.flatMap(({ options, units }) =>
      Object.values(options).flatMap(({ values }) =>
        Object.entries(values).map(([key, value]) => figureOf(value, units[key] ?? '')),
      ),
    ),
    ...Object.values(examples).flatMap(({ given }) => figuresGiven(given, fields)),
  ]
}

/** The inputs of an example, also into the rows of a repeat. */
function figuresGiven(given: Given, fields: CalculatorWithGuidance['fields']): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const field = fields[name]
    if (field?.kind === 'repeat') {
      return typeof value === 'string'
        ? []
        : value.flatMap((row) => figuresGiven(row, field.fields))
    }
    const unit = field?.kind === 'number' ? field.unit : ''
    return typeof value === 'string' ? [figureOf(value, unit)] : []
  })
}
