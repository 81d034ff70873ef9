import * as problemTexts from '#messages/listProblems.ts'
import { isBillInput } from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { linkLimits } from '../limits.ts'
import {
  addEstimate,
  cleanName,
  cleanNote,
  hasRoom,
  type JobList,
  LIST_LIMITS,
  type NewEstimate,
} from '../state/jobList.ts'
import { EMPTY_LIST } from '../state/store.ts'
import { CUT_OFF, TOO_LONG } from './packedLink.ts'

/*
 * A list as one text, for links and files. It is written as the fragment of an address:
 *
 *   list=1&title=Njeri&price-cement=750&.tile-estimator=Bedroom+1&roomLength=3&…&..tile-estimator=Bedroom+2&roomLength=4
 *
 * Texts before the first estimate belong to the list. A name that begins with '.' begins an estimate of
 * that calculator; with '..' the estimate is like the last one of that calculator, except for the texts
 * that follow. Names of fields have no dot at their start, and no hyphen.
 */

/** The version of this shape. */
const VERSION = '1'
const MAX_TEXTS = 1000

/** The problem of a text with more estimates than a list holds. */
export const OTHERS_LEFT_OUT = say(problemTexts.othersLeftOut, { limit: LIST_LIMITS.estimates })

/** The list that a text holds. Its estimates have new ids. */
export interface ParsedList {
  list: JobList
  /** Packs, prices and a quotation, by the names of their inputs. */
  buying: FormValues
  /** A sentence for each thing that could not be read. */
  problems: readonly string[]
}

/** Writes a list. Texts that several estimates of a calculator have in common are written once. */
export function writeList(list: JobList, buying: FormValues): string {
  const last = new Map<string, NewEstimate>()
  const estimates = list.estimates.map((estimate) => {
    const before = last.get(estimate.slug)
    last.set(estimate.slug, estimate)
    return writeEstimate(estimate, before)
  })
  return [writeHead(list, buying), ...estimates].join('&')
}

/** Writes a list without its estimates. */
export function writeHead({ title, note }: JobList, buying: FormValues): string {
  const texts = { list: VERSION, ...(title && { title }), ...(note && { note }), ...buying }
  return new URLSearchParams(texts).toString()
}

/** Writes one estimate; after another of its calculator, only the texts in which they differ. */
export function writeEstimate({ slug, name, values }: NewEstimate, before?: NewEstimate): string {
  const isAlike =
    before !== undefined &&
    Object.keys(before.values).length === Object.keys(values).length &&
    Object.keys(values).every((key) => Object.hasOwn(before.values, key))
  const texts = Object.entries(values).filter(
    ([key, text]) => !isAlike || before.values[key] !== text,
  )
  return new URLSearchParams([[`${isAlike ? '..' : '.'}${slug}`, name], ...texts]).toString()
}

/**
 * Reads a text that `writeList` wrote. A list is read as far as possible; the problems name the parts that
 * were left out. No text makes it throw. validateList.ts asks the calculators whether they accept the
 * values.
 */
export function parseList(text: string): ParsedList {
  if (text.length > linkLimits.textLength || text === TOO_LONG) return nothing(problemTexts.tooLong)
  if (text === CUT_OFF) return nothing(problemTexts.cutOff)
  const [head = [], ...parts] = inParts([...new URLSearchParams(text)])
  const version = head.find(([name]) => name === 'list')?.[1]
  if (version === undefined) return nothing(problemTexts.notList)
  if (version !== VERSION) return nothing(problemTexts.otherVersion)
  const parsed = parseHead(head)
  const { buying, problems } = parsed
  let { list } = parsed
  for (const [index, part] of parts.entries()) {
    const estimate = parseEstimate(part, index + 1, list.estimates)
    if (typeof estimate === 'string') problems.push(estimate)
    else if (hasRoom(list)) list = addEstimate(list, estimate)
    else {
      problems.push(OTHERS_LEFT_OUT)
      break
    }
  }
  return { list, buying, problems }
}

function nothing(problem: string): ParsedList {
  return { list: EMPTY_LIST, buying: {}, problems: [problem] }
}

type Pair = [name: string, text: string]

/** The list's own texts first, then those of each estimate. */
function inParts(pairs: readonly Pair[]): Pair[][] {
  const parts: Pair[][] = [[]]
  for (const pair of pairs) {
    if (pair[0].startsWith('.')) parts.push([pair])
    else parts.at(-1)?.push(pair)
  }
  return parts
}

function parseHead(pairs: readonly Pair[]): ParsedList & { problems: string[] } {
  const problems: string[] = []
  const seen = new Map<string, string>()
  const buying: Pair[] = []
  for (const [name, text] of pairs) {
    if (seen.has(name)) problems.push(say(problemTexts.twice, { name: quoted(name) }))
    else if (isBillInput(name)) buying.push([name, text])
    else if (!['list', 'title', 'note'].includes(name)) {
      problems.push(say(problemTexts.notPart, { name: quoted(name) }))
    }
    if (!seen.has(name)) seen.set(name, text)
  }
  const title = seen.get('title') ?? ''
  const note = seen.get('note') ?? ''
  const list = { title: cleanName(title, LIST_LIMITS.title), note: cleanNote(note), estimates: [] }
  if (list.title !== title) problems.push(problemTexts.titleCut)
  if (list.note !== note) problems.push(problemTexts.noteCut)
  return { list, buying: Object.fromEntries(buying), problems }
}

/** An estimate, or the problem with it. */
function parseEstimate(
  [[begin, name] = ['', ''], ...pairs]: readonly Pair[],
  number: number,
  before: readonly NewEstimate[],
): NewEstimate | string {
  const isRepeated = begin.startsWith('..')
  const slug = begin.slice(isRepeated ? 2 : 1)
  if (cleanName(name, LIST_LIMITS.name) !== name) {
    return say(problemTexts.nameRefused, { number, limit: LIST_LIMITS.name })
  }
  const texts = new Map(pairs)
  if (texts.size !== pairs.length) return say(problemTexts.fieldTwice, { number })
  if (texts.size > MAX_TEXTS) return say(problemTexts.tooManyFields, { number })
  const values = Object.fromEntries(texts)
  if (!isRepeated) return { slug, name, values }
  const model = before.filter((estimate) => estimate.slug === slug).at(-1)
  if (!model) return say(problemTexts.repeatedMissing, { number })
  const unknown = [...texts.keys()].find((key) => !Object.hasOwn(model.values, key))
  if (unknown !== undefined)
    return say(problemTexts.notInRepeated, { number, name: quoted(unknown) })
  return { slug, name, values: { ...model.values, ...values } }
}

/** A name from a link or file, cut short for a sentence. */
export function quoted(text: string): string {
  return `“${cleanName(text, 40)}”`
}
