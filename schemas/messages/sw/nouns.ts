/**
 * The classes of Kiswahili's nouns, as what joins one of them, and many, to what they are of: 'mfuko wa
 * simiti', 'mifuko ya simiti'.
 */
const CONNECTORS = {
  'A-WA': ['wa', 'wa'],
  'U-I': ['wa', 'ya'],
  'LI-YA': ['la', 'ya'],
  'KI-VI': ['cha', 'vya'],
  'I-ZI': ['ya', 'za'],
  'U-ZI': ['wa', 'za'],
  'U-U': ['wa', 'wa'],
  'I-I': ['ya', 'ya'],
  'YA-YA': ['ya', 'ya'],
} as const

export type NounClass = keyof typeof CONNECTORS

/** What joins one or many of a class to what they are of. */
export function connector(of: NounClass, isOne: boolean): string {
  return CONNECTORS[of][isOne ? 0 : 1]
}

/** What definitions count, by its English word: one of it, many, and their class. */
export const NOUNS: Readonly<Record<string, readonly [string, string, NounClass]>> = {
  bag: ['mfuko', 'mifuko', 'U-I'],
  tile: ['tile', 'tiles', 'I-ZI'],
  block: ['block', 'blocks', 'I-ZI'],
  brick: ['tofali', 'matofali', 'LI-YA'],
  bar: ['chuma', 'vyuma', 'KI-VI'],
  litre: ['lita', 'lita', 'I-ZI'],
  tonne: ['tani', 'tani', 'I-ZI'],
  hour: ['saa', 'saa', 'I-ZI'],
  day: ['siku', 'siku', 'I-ZI'],
}
