/** A formula in words. What is in braces is an amount in words, or in figures with their units. */

export const roundedUp = '{amount}, rounded up'
export const roundedDown = '{amount}, rounded down'
/** `{decimals}` is one of the next two. */
export const roundedTo = '{amount}, rounded to {decimals}'
export const wholeNumber = 'a whole number'
export const decimals = { one: '1 decimal', other: '{count} decimals' } as const
/** Amounts beside each other, two at a time: 'a and b and c'. */
export const and = '{first} and {next}'
export const orWhereAbsent = '{first}, or where that is absent {next}'
export const smallest = {
  ofTwo: 'the smaller of {amounts}',
  ofMore: 'the smallest of {amounts}',
  /** `{column}` is one measure of all rows: 'area of all rooms'. */
  ofRows: 'the smallest {column}',
} as const
export const largest = {
  ofTwo: 'the larger of {amounts}',
  ofMore: 'the largest of {amounts}',
  ofRows: 'the largest {column}',
} as const
/** A column of all rows: in English the column's name is enough. */
export const sumOfRows = '{column}'
export const sine = 'the sine of {angle}'
export const cosine = 'the cosine of {angle}'
export const tangent = 'the tangent of {angle}'
/** Rows that are not written out, after some that are. */
export const moreRows = { one: '1 more {noun}', other: '{count} more {noun}' } as const
/** Figures that turn one unit into another. */
export const hundredPerCent = 'one hundred per cent'
export const litresInCubicMetre = 'litres in a cubic metre'
