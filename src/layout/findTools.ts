import type { searchEntry } from '../../schemas/definition/registryEntry.ts'

/** Words that say nothing of what somebody looks for: connectors, and what every calculator has or none. */
const SILENT = new Set(
  [
    'wa ya la za cha vya kwa na au ngapi bei hesabu kikokotoo',
    'of for the a an in and to how many price calculator',
  ].flatMap((words) => words.split(' ')),
)

/** Shorter words are compared as they are: 'a' begins half of all words. */
const STEM = 4

/** Longer words may have two letters wrong. */
const LONG = 8

/** By the slug of a calculator, how much a word says of it. */
type Places = Map<string, number>

/**
 * Makes the search through some calculators. It finds their slugs, the nearest first; those that are equally
 * near stay in their order. Only words that some calculator has decide, and all found ones have equally many of
 * them. A word that none has stands for those that are spelled similarly. A query without words finds
 * all.
 */
export function toolFinder(
  tools: readonly ReturnType<typeof searchEntry>[],
): (query: string) => string[] {
  const slugs = tools.map(({ slug }) => slug)
  const vocabulary = vocabularyOf(tools)
  return (query) => {
    const typed = wordsOf(query).filter((word) => !SILENT.has(word))
    if (typed.length === 0) return slugs
    const found = new Map<string, { words: number; nearness: number }>()
    for (const word of typed) {
      const exact = placesOf(word, vocabulary, closeness)
      const places = exact.size > 0 ? exact : placesOf(word, vocabulary, isAlike)
      for (const [slug, own] of places) {
        const { words, nearness } = found.get(slug) ?? { words: 0, nearness: 0 }
        // The fewer have a word, the more it says.
        found.set(slug, { words: words + 1, nearness: nearness + own / places.size })
      }
    }
    const most = Math.max(...[...found.values()].map(({ words }) => words))
    const nearness = (slug: string) => found.get(slug)?.nearness ?? 0
    return slugs
      .filter((slug) => found.get(slug)?.words === most)
      .sort((one, other) => nearness(other) - nearness(one))
  }
}

/** Every word with its places: a name says more than a keyword, an early keyword more, a summary least. */
function vocabularyOf(tools: Parameters<typeof toolFinder>[0]): Map<string, Places> {
  const vocabulary = new Map<string, Places>()
  for (const tool of tools) {
    const texts: [string, number][] = [
      [tool.names, 4],
      ...tool.keywords.map((text, index): [string, number] => [text, 2 + 1 / (index + 1)]),
      [tool.summary, 1],
    ]
    for (const [text, weight] of texts) {
      for (const word of wordsOf(text)) {
        const places = vocabulary.get(word) ?? new Map()
        vocabulary.set(word, places.set(tool.slug, Math.max(weight, places.get(tool.slug) ?? 0)))
      }
    }
  }
  return vocabulary
}

/** The calculators with words like a typed one, each with how near its nearest is. */
function placesOf(
  typed: string,
  vocabulary: ReadonlyMap<string, Places>,
  compare: (typed: string, word: string) => number | boolean,
): Places {
  const found: Places = new Map()
  for (const [word, places] of vocabulary) {
    const near = Number(compare(typed, word))
    if (near === 0) continue
    for (const [slug, weight] of places) {
      found.set(slug, Math.max(near * weight, found.get(slug) ?? 0))
    }
  }
  return found
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** 2 for the word itself; 1 for 'plas' and 'plastering' beside 'plaster'; otherwise 0. */
function closeness(typed: string, word: string): number {
  if (typed === word) return 2
  return Number(word.startsWith(typed) || (word.length >= STEM && typed.startsWith(word)))
}

/** 'plaser' is nearly 'plaster', and 'conret' nearly the beginning of 'concrete'. */
function isAlike(typed: string, word: string): boolean {
  if (typed.length <= STEM || word.length < STEM || SILENT.has(word)) return false
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
