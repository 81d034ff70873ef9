/** Which numbers are accepted, as inside a sentence. */

export const number = 'a number'
export const wholeNumber = 'a whole number'
/** A lower limit of 0 that is not accepted itself. */
export const zero = 'zero'
/** Limits that are not accepted themselves. `{number}` is one of the first two. */
export const beyond = {
  lower: '{number} above {limit}',
  upper: '{number} below {limit}',
  both: '{number} above {lower} and below {upper}',
} as const
/** Limits that are. `{number}` may be one of those. */
export const fromTo = {
  lower: '{number}, at least {limit}',
  upper: '{number}, at most {limit}',
  both: '{number}, at least {lower} and at most {upper}',
} as const
