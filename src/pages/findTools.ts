import type { Tool } from '../cards.ts'

/** What a person may call a calculator by. */
type Named = Pick<Tool, 'title' | 'summary' | 'keywords'>

/** Shorter words say too little: 'a' begins half the language. */
const STEM = 4

/**
 * Whether every word that a person typed begins a word of the calculator's title, summary or other
 * names. A word that is longer than one of those counts too: 'plastering' finds 'plaster'.
 */
export function isFoundBy(query: string, { title, summary, keywords }: Named): boolean {
  const known = wordsOf([title.page, title.menu, summary, ...keywords].join(' '))
  return wordsOf(query).every((typed) =>
    known.some((word) => word.startsWith(typed) || (word.length >= STEM && typed.startsWith(word))),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
