/** Why a form is not accepted: a field's name, and what it accepts. */

/** Of '8,4'. */
export const comma = 'a comma separates thousands'
/** Of '3m5', which is 3.05 m to some, and 3.5 m to others. */
export const metresAnd = 'write {metres} m {part} cm or {metres}.{part} m'
/** Of '12 ft + 3' or '3 +'. */
export const sum = 'write a sum as 3 + 2, with a unit behind each, or behind none'
export const oneOfList = 'one of the list'
/** An input in a row of many, outside of the row: 'Opening 1, width'. */
export const inputOfRow = '{row} {number}, {label}'
/** Rows that are too few: 'Rooms: at least 2 rooms'. */
export const tooFew = '{label}: at least {rows}'
export const tooMany = '{label}: at most {rows}'
/** A formula has no value. */
export const noValue = {
  zeroDivisor: 'it divides by zero, so that it cannot be worked out',
  negativeRoot: 'it takes the root of a negative, so that it cannot be worked out',
} as const
/** Why a formula has no value where all fields that it may be worked out from are empty, after its name. */
export const isNeeded = 'fill in one of those that it is worked out from'

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
