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
