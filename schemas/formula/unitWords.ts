/*
 * The words of a unit after a figure. Pages need these at once; unit.ts, which proves units, is for the
 * check.
 */

/**
 * A unit as it follows a figure: nothing for a plain number, and a word at its beginning (tile,
 * bag/m³) in the plural unless the figure is exactly one.
 */
export function unitBehind(unit: string, figure: string): string {
  if (unit === '1') return ''
  return Number(figure) === 1 ? unit : inPlural(unit)
}

/** A unit after more than one: the word that it begins with in the plural, as 'bags/m³'. */
export function inPlural(unit: string): string {
  return unit.replace(/^[a-z]{3,}(?=$|\/)/, pluralOf)
}

/** A figure with its unit: '12 m', '5%', '15°', '3'. */
export function withUnitBehind(figure: string, unit: string): string {
  return /^[%°]?$/.test(unit) ? figure + unit : `${figure} ${unit}`
}

/**
 * More than one of what is counted: tiles, boxes, batches, lorries. What is irregular, as leaves, a
 * result words itself.
 */
export function pluralOf(word: string): string {
  if (word.endsWith('foot')) return word.replace(/foot$/, 'feet')
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word + (/(s|x|ch|sh)$/.test(word) ? 'es' : 's')
}
