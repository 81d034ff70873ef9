import { aroundFigure, nounOf } from './grammar.ts'

/* Units as Kiswahili says them: ../en/spokenUnits.ts says where. */

/** Measures by their signs; a new one of schemas/measures.ts belongs here too. */
export const SAID: Readonly<Record<string, string>> = {
  m: 'mita',
  cm: 'sentimita',
  mm: 'milimita',
  km: 'kilomita',
  ft: 'futi',
  in: 'inchi',
  kg: 'kilo',
  g: 'gramu',
  tonne: 'tani',
  litre: 'lita',
  ml: 'mililita',
  hour: 'saa',
  day: 'siku',
  KSh: 'shilingi',
  '°': 'digrii',
  '%': 'asilimia',
  'm³': 'cubic metre',
}

/** 'mita mraba 12', 'mifuko 6 kwa cubic metre', 'asilimia 5'. */
export function spokenQuantity(figure: string, unit: string, isOne: boolean): string {
  const [above = '', below] = unit.split('/')
  const [before, after] = aroundFigure(above === '1' ? '' : spokenProduct(above, isOne))
  const quantity = before + figure + after
  return below ? `${quantity} kwa ${spokenProduct(below, true)}` : quantity
}

/** 'sentimita katika mita'. */
export function unitsInOne(small: string, large: string): string {
  return `${spokenFactor(small, false)} katika ${spokenFactor(large, true)}`
}

/** 'mm²·m' is 'milimita mraba mita'. */
function spokenProduct(unit: string, isOne: boolean): string {
  return unit
    .split('·')
    .map((factor) => spokenFactor(factor, isOne))
    .join(' ')
}

function spokenFactor(factor: string, isOne: boolean): string {
  const whole = SAID[factor]
  if (whole !== undefined) return whole
  const symbol = factor.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, '')
  const word = SAID[symbol] ?? nounOf(symbol)[isOne ? 'one' : 'other']
  return word + (POWERS[factor.slice(symbol.length)] ?? '')
}

const POWERS: Readonly<Record<string, string>> = { '²': ' mraba', '³': ' za ujazo' }
