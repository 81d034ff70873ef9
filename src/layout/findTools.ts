import type { CatalogCard } from '../../schemas/definition/catalogEntry.ts'

/** The parts of a calculator that a search reads. */
type Named = Pick<CatalogCard, 'title' | 'summary' | 'keywords'>

/** Shorter words are compared as they are: 'a' begins half of all words. */
const STEM = 4

/** Longer words may have two letters wrong. */
const LONG = 8

/**
 * The calculators that a query finds: those with its words or, where none has them, those with similarly
 * spelled words. An empty query finds all.
 */
export function findTools<Found extends Named>(query: string, tools: readonly Found[]): Found[] {
  const exact = tools.filter((tool) => isFoundBy(query, tool, isSame))
  return exact.length > 0 ? exact : tools.filter((tool) => isFoundBy(query, tool, isAlike))
}

type Compare = (typed: string, word: string) => boolean

/** Whether each word of the query is like a word of the calculator's title, summary or keywords. */
function isFoundBy(query: string, { title, summary, keywords }: Named, isLike: Compare): boolean {
  const known = wordsOf([title.page, title.menu, summary, ...keywords].join(' '))
  return wordsOf(query).every((typed) => known.some((word) => isLike(typed, word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** 'plas' and 'plastering' are 'plaster'. */
function isSame(typed: string, word: string): boolean {
  return word.startsWith(typed) || (word.length >= STEM && typed.startsWith(word))
}

/** 'plaser' is nearly 'plaster', and 'conret' nearly the beginning of 'concrete'. */
function isAlike(typed: string, word: string): boolean {
  if (isSame(typed, word)) return true
  if (typed.length < STEM || word.length < STEM) return false
  const mistakes = typed.length < LONG ? 1 : 2
  return distances(typed, word)
    .slice(STEM)
    .some((distance) => distance <= mistakes)
}

/**
 * How many letters must be added, left out or exchanged to make a text the first 0, 1, 2, … letters of
 * a word: Levenshtein's distances, of which the last is that to the whole word.
 */
function distances(text: string, word: string): number[] {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...text].entries()) {
    const next = [index + 1]
    for (let at = 1; at < row.length; at += 1) {
      const exchanged = (row[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1)
      next.push(Math.min(exchanged, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row
}
