/*
 * The characters of the font that a PDF carries. tools/vite/pdfFontPlugin.ts cuts the font down to them, and
 * a PDF draws what is not among them as a picture (pdfScripts.ts).
 */

/*
 * Basic Latin, Latin-1, Latin Extended-A and -B, the letters of African languages;
 * accents; Latin Extended Additional.
 */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0x2af],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
] as const

const SIGNS = '–—‘’‚“”„†‡•…‰′″‹›⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉€←↑→↓−√≈≠≤≥⅓⅔⅛⅜⅝⅞πΩ'

const characters = new Set([
  ...LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...SIGNS,
])

/** Every character that the font of a PDF has. */
export const FONT_CHARACTERS: string = [...characters].join('')

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\n': ' ',
  '⇒': '→',
  '∶': ':',
}

/** A text composed as the font has its letters, on one line. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((one) => REPLACEMENTS[one] ?? one).join('')
}

/** Whether the font of a PDF has every character of a text. */
export function hasLetters(text: string): boolean {
  return [...text].every((character) => characters.has(character))
}
