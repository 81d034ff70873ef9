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
