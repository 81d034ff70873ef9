import type { z } from 'zod'
import type { Diagnostic } from '../../compile/diagnostic.ts'
import { wordsOf } from '../../definition/translation.ts'
import { textsIn } from './interpolation.ts'

/** Marks of other languages, which the page would show as they are, with what to write in their place. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^<>]*>/i, 'as HTML has it; a text is plain: take it out'],
  [/&(#\w+|[a-z]+);/i, 'as HTML has it; a text is plain: type the character itself'],
  [
    /\[[^\]]+\]\([^)]*\)/,
    'as Markdown has it; a text is plain: write the words alone, and put an address in the url of a source',
  ],
  [
    /\*\*[^*]+\*\*|__[^_]+__|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<![\w_])_[^\s_][^_]*_(?!\w)/,
    'as Markdown has it; a text is plain: write the words without marks around them',
  ],
  [/`[^`]*`/, 'as Markdown has it; a text is plain: write the words without marks around them'],
  [
    /^(#+|[-*+]|\d+\.) /,
    'at its start, as Markdown has it; a text is plain: begin with its first word',
  ],
  [
    /\\\S?/,
    "with a backslash; a text is plain: take it out, for a ' write the text in double quotes",
  ],
  [/[\r\n]/, 'in its middle; a text is one line: write sentences one after another'],
  [/%[sd](?!\w)/, 'as code has it; in a text a value is written as {name}'],
  [/--|\.\.\./, 'as a keyboard has it; write – or …'],
  [/(?<=\d ?)[cm]?m[23]\b/, 'as a keyboard has it; write ² or ³'],
  [/(?<=\d) x (?=\d)/, 'as a keyboard has it; write ×'],
  [
    /^(https?:\/\/|www\.)\S+$/,
    'which is an address alone; name the document, and put the address in the url of one of sources',
  ],
  [/^(?=.*\p{Lu}{5})[^\p{Ll}\d]+$/u, 'in capitals throughout; write small letters after the first'],
  [/\b(TODO|FIXME|TBD|[Ll]orem ipsum)\b/, 'which stands for a text that is to come; write it'],
]

/** Says which mark of another language a text has, and what would be right; undefined where it has none. */
export function markupIn(text: string): string | undefined {
  for (const [pattern, right] of MARKS) {
    const [mark] = pattern.exec(text.trim()) ?? []
    if (mark !== undefined)
      return `has ${/[\r\n]/.test(mark) ? 'a line break' : mark.trim()}, ${right}`
  }
  if (text.trim() === text && !text.includes('  ')) return undefined
  return text.trim() === ''
    ? undefined
    : 'has a space too many; leave one between words, and none at the ends'
}

/**
 * Refuses HTML, Markdown and backslashes in the texts that a person reads.
 *
 * @param schema of a definition that is no calculator
 */
export function markupDiagnostics(definition: unknown, schema?: z.core.$ZodType): Diagnostic[] {
  const words = wordsOf(definition, schema)
  return [...textsIn(definition)].flatMap(({ path, text }): Diagnostic[] => {
    const isRead = words.has(path.replace(/\[(\d+)\]/g, '.$1')) || PACK.test(path)
    const message = isRead && markupIn(text)
    return message ? [{ path, message }] : []
  })
}

/** The words for a pack, which a language has in the table of its nouns. */
const PACK = /\.packs\.[\w-]+\.(singular|plural)$/
