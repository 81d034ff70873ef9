/** The page of one calculator's formulas: `title` is the calculator's. */

export const heading = '{title}: formulas'
export const description =
  'Every field, constant, formula and worked example of the {title}, with units, rounding and sources, to check, print and sign.'
export const openCalculator = 'Open the calculator'
export const allFormulas = 'Rounding, and all formulas'
