/** Prices as people type them, and what they are. */
export const PRICES: readonly [typed: string, value: string][] = [
  ['750', '750'],
  ['1,200', '1200'],
  ['750.50', '750.5'],
  [' 750 ', '750'],
  ['KSh 750', '750'],
  ['ksh1,200.50', '1200.5'],
  ['750/=', '750'],
  ['750/-', '750'],
  ['0', '0'],
  ['999999999999999', '999999999999999'],
  ['Ksh. 750', '750'],
  ['kes 80', '80'],
  ['KES1,200/=', '1200'],
]

/** Texts in place of a price that are none. */
export const NOT_PRICES: readonly string[] = [
  '',
  ' ',
  'abc',
  '-5',
  '1,50',
  '750.505',
  '1e3',
  'KSh',
  '/=',
  '9999999999999999',
  '١٢',
  `KSh${' '.repeat(100_000)}a\nb`,
  `${' '.repeat(100_000)}a\nb`,
  '7 KSh 50',
  '7KSh50',
  '7/=50',
  '750/+',
  '750/',
]
