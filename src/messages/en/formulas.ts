/** The page of all formulas; each calculator's own sheet has another file. */

export const title = 'Formulas'
export const description =
  'Every formula, constant, unit, rounding rule and worked example of every calculator, with its source: a sheet for each that can be printed and signed.'
/** `tellUs` leads to the contact page. */
export const intro =
  'Everything the calculators know, for anyone who checks it. Each calculator has a sheet: fields and units, constants with their source or the word “assumption”, formulas as they are written and in words, rounding, and worked examples computed by the same formulas. Print it as a reviewer’s sheet; there is space for a signature. If a figure is wrong, {tellUs}.'
export const tellUs = 'tell us'
export const sheets = 'Sheets: {category}'
export const rounding = 'Rounding'
/** The site's own figures, as a sheet. */
export const limits = {
  title: 'The site itself',
  summary: 'Fixed figures of the site. None of them touches a result.',
  constants: 'Constants',
  toasts: 'Short messages',
  stays: {
    one: 'A message stays {count} second, one at a time.',
    other: 'A message stays {count} seconds, one at a time.',
  },
  swipe: 'Swipe it to the right to put it away. On a keyboard, {key} leads to it.',
  staysBecause: 'Assumption: long enough to read a line, short enough not to be in the way.',
  printing: 'Printing',
  window: 'What is printed is shown first, in a window of its own; it closes after printing.',
  begins: {
    one: 'Printing begins after {count} second.',
    other: 'Printing begins after {count} seconds.',
  },
  beginsBecause: 'Assumption: enough for a slow phone to draw the page first.',
} as const
