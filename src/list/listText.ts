import { isBillText } from '../../schemas/estimate/billNames.ts'
import {
  asName,
  asNote,
  EMPTY_LIST,
  type JobList,
  LIST_LIMITS,
  type ListedEstimate,
} from './jobList.ts'

/*
 * A list as one text: in a link, in a file, in the tab. It is written as the fragment of an address:
 *
 *   list=1&title=Njeri&price-cement=750&.tile-estimator=Bedroom+1&roomLength=3&…&..tile-estimator=Bedroom+2&roomLength=4
 *
 * What stands before the first estimate is the list's own. A name that begins with '.' begins an
 * estimate of that calculator; with '..' it is one like the last of that calculator, but for the
 * texts that follow. Names of fields have no dot at their start, and no hyphen.
 */

/** The version of this shape. */
const VERSION = '1'
/** Longest text that is looked at: a full list is shorter by far. */
const MAX_LENGTH = 1_000_000
const MAX_TEXTS = 1000

/** What is said where a list is full. */
export const OTHERS_LEFT_OUT = `A list holds ${LIST_LIMITS.estimates} estimates; the others were left out.`

/** What was made of a text: the list, and a sentence for each thing that could not be read. */
export interface ParsedList {
  list: JobList
  problems: readonly string[]
}

/** Writes a list. What several estimates of a calculator have in common is written once. */
export function writeList(list: JobList): string {
  const last = new Map<string, ListedEstimate>()
  const estimates = list.estimates.map((estimate) => {
    const before = last.get(estimate.address)
    last.set(estimate.address, estimate)
    return writeEstimate(estimate, before)
  })
  return [writeHead(list), ...estimates].join('&')
}

/** The list without its estimates. */
export function writeHead({ title, note, buying }: JobList): string {
  const own = { list: VERSION, ...(title && { title }), ...(note && { note }), ...buying }
  return new URLSearchParams(own).toString()
}

/** One estimate; with another of its calculator before it, what it does not share with that one. */
export function writeEstimate(
  { address, name, texts }: ListedEstimate,
  before?: ListedEstimate,
): string {
  const isAlike =
    before !== undefined &&
    Object.keys(before.texts).length === Object.keys(texts).length &&
    Object.keys(texts).every((key) => Object.hasOwn(before.texts, key))
  const own = Object.entries(texts).filter(([key, text]) => !isAlike || before.texts[key] !== text)
  return new URLSearchParams([[`${isAlike ? '..' : '.'}${address}`, name], ...own]).toString()
}

/**
 * Reads a text that `writeList` wrote. Whatever is not that is left out, and said: a list is read
 * as far as it can be. No text makes it throw. Whether calculators accept the texts is another
 * question: checkedList.ts.
 */
export function parseList(text: string): ParsedList {
  if (text.length > MAX_LENGTH) return nothing('It is too long for a list.')
  const [head = [], ...parts] = inParts([...new URLSearchParams(text)])
  const version = head.find(([name]) => name === 'list')?.[1]
  if (version === undefined) return nothing('It is not a list.')
  if (version !== VERSION) {
    return nothing('It was written by another version of this site; reload the page and try again.')
  }
  const { list, problems } = parseHead(head)
  const estimates: ListedEstimate[] = []
  for (const [index, part] of parts.entries()) {
    const parsed = parseEstimate(part, estimates)
    if (typeof parsed === 'string') problems.push(`Estimate ${index + 1}: ${parsed}.`)
    else if (estimates.length < LIST_LIMITS.estimates) estimates.push(parsed)
    else {
      problems.push(OTHERS_LEFT_OUT)
      break
    }
  }
  return { list: { ...list, estimates }, problems }
}

function nothing(problem: string): ParsedList {
  return { list: EMPTY_LIST, problems: [problem] }
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

function parseHead(pairs: readonly Pair[]): { list: JobList; problems: string[] } {
  const problems: string[] = []
  const seen = new Map<string, string>()
  const buying: Pair[] = []
  for (const [name, text] of pairs) {
    if (seen.has(name)) problems.push(`${quoted(name)} is there twice.`)
    else if (isBillText(name)) buying.push([name, text])
    else if (!['list', 'title', 'note'].includes(name)) {
      problems.push(`${quoted(name)} means nothing on a list.`)
    }
    if (!seen.has(name)) seen.set(name, text)
  }
  const title = seen.get('title') ?? ''
  const note = seen.get('note') ?? ''
  if (asName(title, LIST_LIMITS.title) !== title) problems.push('The title was cut or cleaned.')
  if (asNote(note) !== note) problems.push('The note was cut or cleaned.')
  return {
    list: {
      title: asName(title, LIST_LIMITS.title),
      note: asNote(note),
      estimates: [],
      buying: Object.fromEntries(buying),
    },
    problems,
  }
}

/** An estimate, or what is wrong with it. */
function parseEstimate(
  [[begin, name] = ['', ''], ...pairs]: readonly Pair[],
  before: readonly ListedEstimate[],
): ListedEstimate | string {
  const isLike = begin.startsWith('..')
  const address = begin.slice(isLike ? 2 : 1)
  if (asName(name, LIST_LIMITS.name) !== name)
    return `its name is not one line of at most ${LIST_LIMITS.name} characters`
  const texts = new Map(pairs)
  if (texts.size !== pairs.length) return 'a field is there twice'
  if (texts.size > MAX_TEXTS) return 'it has more fields than any calculator'
  if (!isLike) return { address, name, texts: Object.fromEntries(texts) }
  const model = before.findLast((estimate) => estimate.address === address)
  if (!model) return 'the one that it is like is missing'
  const strange = [...texts.keys()].find((key) => !Object.hasOwn(model.texts, key))
  if (strange !== undefined) return `${quoted(strange)} is not in the one that it is like`
  return { address, name, texts: { ...model.texts, ...Object.fromEntries(texts) } }
}

/** A name from outside inside a sentence, cut: nobody reads more of it. */
export function quoted(text: string): string {
  return `“${asName(text, 40)}”`
}
