import { MEASURES } from '../../measures.ts'
import { nounOf } from './grammar.ts'

/* Units as English says them, where figures stand with signs or counts. */

/** '12 square metres', '6 bags per cubic metre', '5 per cent'; of a plain number the figure alone. */
export function spokenQuantity(figure: string, unit: string, isOne: boolean): string {
  const [above = '', below] = unit.split('/')
  const name = spokenProduct(above)
  const unitName = isOne || above === '%' ? name : nounOf(name).other
  return [
    figure,
    ...(above === '1' ? [] : [unitName]),
    ...(below ? ['per', spokenProduct(below)] : []),
  ].join(' ')
}

/** A conversion between units, as inside a sentence: 'centimetres in a metre'. */
export function unitsInOne(small: string, large: string): string {
  const one = wordFor(large)
  return `${nounOf(wordFor(small)).other} in ${/^[aeiou]|^hour/.test(one) ? 'an' : 'a'} ${one}`
}

/** 'mm²·m' is 'square millimetre metre'. */
function spokenProduct(unit: string): string {
  return unit.split('·').map(spokenFactor).join(' ')
}

const POWERS: Record<string, string> = { '²': 'square ', '³': 'cubic ' }

function spokenFactor(factor: string): string {
  const symbol = factor.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, '')
  return (POWERS[factor.slice(symbol.length)] ?? '') + wordFor(symbol)
}

function wordFor(symbol: string): string {
  return MEASURES[symbol]?.word ?? symbol
}
