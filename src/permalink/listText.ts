import * as words from '#messages/listProblems.ts'
import { isBillInput } from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import {
  addEstimate,
  cleanName,
  cleanNote,
  EMPTY_LIST,
  hasRoom,
  type JobList,
  LIST_LIMITS,
  type NewEstimate,
} from '../state/jobList.ts'
import { NOT_WHOLE } from './packedLink.ts'

/*
 * A list as one text: in a link, in a file. It is written as the fragment of an address:
 *
 *   list=1&title=Njeri&price-cement=750&.tile-estimator=Bedroom+1&roomLength=3&…&..tile-estimator=Bedroom+2&roomLength=4
 *
 * What comes before the first estimate is the list's own. A name that begins with '.' begins an
 * estimate of that calculator; with '..' it is one like the last of that calculator, but for the
 * texts that follow. Names of fields have no dot at their start, and no hyphen.
 */

/** The version of this shape. */
const VERSION = '1'
/** Longest text that is looked at: a full list is shorter by far. */
const MAX_LENGTH = 1_000_000
const MAX_TEXTS = 1000

/** The problem of a text with more estimates than a list holds. */
export const OTHERS_LEFT_OUT = say(words.othersLeftOut, { limit: LIST_LIMITS.estimates })

/** What was made of a text. Its estimates have new ids. */
export interface ParsedList {
  list: JobList
  /** Packs, prices and a quotation, by the names of their inputs. */
  buying: FormValues
  /** A sentence for each thing that could not be read. */
  problems: readonly string[]
}

/** Writes a list. What several estimates of a calculator have in common is written once. */
export function writeList(list: JobList, buying: FormValues): string {
  const last = new Map<string, NewEstimate>()
  const estimates = list.estimates.map((estimate) => {
    const before = last.get(estimate.slug)
    last.set(estimate.slug, estimate)
    return writeEstimate(estimate, before)
  })
  return [writeHead(list, buying), ...estimates].join('&')
}

/** The list without its estimates. */
export function writeHead({ title, note }: JobList, buying: FormValues): string {
  const own = { list: VERSION, ...(title && { title }), ...(note && { note }), ...buying }
  return new URLSearchParams(own).toString()
}

/** One estimate; with another of its calculator before it, what it does not share with that one. */
export function writeEstimate({ slug, name, values }: NewEstimate, before?: NewEstimate): string {
  const isAlike =
    before !== undefined &&
    Object.keys(before.values).length === Object.keys(values).length &&
    Object.keys(values).every((key) => Object.hasOwn(before.values, key))
  const own = Object.entries(values).filter(
    ([key, text]) => !isAlike || before.values[key] !== text,
  )
  return new URLSearchParams([[`${isAlike ? '..' : '.'}${slug}`, name], ...own]).toString()
}

/**
 * Reads a text that `writeList` wrote. A list is read as far as it can be; the problems name
 * what was left out. No text makes it throw. Whether calculators accept the values is another
 * question: validateList.ts.
 */
export function parseList(text: string): ParsedList {
  if (text.length > MAX_LENGTH) return nothing(words.tooLong)
  // A packed link that could not be unpacked.
  if (text === NOT_WHOLE) return nothing(words.cutOff)
  const [head = [], ...parts] = inParts([...new URLSearchParams(text)])
  const version = head.find(([name]) => name === 'list')?.[1]
  if (version === undefined) return nothing(words.notList)
  if (version !== VERSION) return nothing(words.otherVersion)
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
    if (seen.has(name)) problems.push(say(words.twice, { name: quoted(name) }))
    else if (isBillInput(name)) buying.push([name, text])
    else if (!['list', 'title', 'note'].includes(name)) {
      problems.push(say(words.notPart, { name: quoted(name) }))
    }
    if (!seen.has(name)) seen.set(name, text)
  }
  const title = seen.get('title') ?? ''
  const note = seen.get('note') ?? ''
  const list = { title: cleanName(title, LIST_LIMITS.title), note: cleanNote(note), estimates: [] }
  if (list.title !== title) problems.push(words.titleCut)
  if (list.note !== note) problems.push(words.noteCut)
  return { list, buying: Object.fromEntries(buying), problems }
}

/** An estimate, or what is wrong with it. */
function parseEstimate(
  [[begin, name] = ['', ''], ...pairs]: readonly Pair[],
  number: number,
  before: readonly NewEstimate[],
): NewEstimate | string {
  const isLike = begin.startsWith('..')
  const slug = begin.slice(isLike ? 2 : 1)
  if (cleanName(name, LIST_LIMITS.name) !== name) {
    return say(words.nameRefused, { number, limit: LIST_LIMITS.name })
  }
  const texts = new Map(pairs)
  if (texts.size !== pairs.length) return say(words.fieldTwice, { number })
  if (texts.size > MAX_TEXTS) return say(words.tooManyFields, { number })
  const values = Object.fromEntries(texts)
  if (!isLike) return { slug, name, values }
  const model = before.filter((estimate) => estimate.slug === slug).at(-1)
  if (!model) return say(words.repeatedMissing, { number })
  const strange = [...texts.keys()].find((key) => !Object.hasOwn(model.values, key))
  if (strange !== undefined) return say(words.notInRepeated, { number, name: quoted(strange) })
  return { slug, name, values: { ...model.values, ...values } }
}

/** A name from outside inside a sentence, cut: nobody reads more of it. */
export function quoted(text: string): string {
  return `“${cleanName(text, 40)}”`
}
