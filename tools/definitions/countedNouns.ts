/** Where definitions and the catalogue of materials name what is counted, in the singular or as results have it. */
const COUNTING_KEYS = ['unit', 'units', 'countedAs', 'row', 'noun', 'singular']

/** Every word that anything in some data is counted by, once: a language has them in a table of nouns. */
export function countedNouns(data: unknown): string[] {
  return [...new Set(nounsIn(data))]
}

function nounsIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') {
    const shown = [...data.matchAll(/\{[^{}:]+:([a-z ]+)\}/g)].map(([, noun = '']) => noun)
    return COUNTING_KEYS.includes(key) ? [...shown, ...wordsIn(data)] : shown
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([own, inner]) =>
    nounsIn(inner, ['units', 'countedAs'].includes(key) || Array.isArray(data) ? key : own),
  )
}

/** 'bag' of 'bag/m³', and nothing of 'm²': a sign is the same in all languages. */
function wordsIn(unit: string): string[] {
  return unit.split(/[/·]/).filter((part) => /^[a-z]{3}/.test(part))
}
