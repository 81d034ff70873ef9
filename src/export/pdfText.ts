/*
 * A PDF's standard fonts need no file, which keeps an estimate small, but they have the characters of
 * Windows-1252 alone: ² ³ × ÷ · – “ ” … are among them. This file replaces the others.
 */

const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\n': ' ',
  '\u2212': '–',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '≠': '<>',
  '→': '->',
  '⇒': '=>',
  '∶': ':',
  '′': "'",
  '″': '"',
  '√': 'root ',
  π: 'pi',
  '⁰': '^0',
  '⁴': '^4',
  '⁵': '^5',
  '⁶': '^6',
  '⁷': '^7',
  '⁸': '^8',
  '⁹': '^9',
}

/** Replaces a character that nothing resembles. */
export const UNKNOWN_CHARACTER = '?'

/** A text in the characters of a PDF's standard fonts. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableCharacter).join('')
}

function printableCharacter(character: string): string {
  if (/^[\x20-\x7E\xA0-\xFF]$/.test(character) || BEYOND_LATIN_1.includes(character)) {
    return character
  }
  return REPLACEMENTS[character] ?? UNKNOWN_CHARACTER
}
