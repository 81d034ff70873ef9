/** The signs of a working, as a screen reader says them. */

/** Each of these four stands between two amounts: '3 metres times 4 metres'. */
export const plus = 'plus'
export const minus = 'minus'
export const times = 'times'
export const dividedBy = 'divided by'
/** Between the steps of a working, after a comma. */
export const equals = 'equals'
export const negative = 'minus {figure}'
export const bracket = 'open bracket, {inside}, close bracket,'
export const root = 'the square root of, open bracket, {inside}, close bracket,'
export const squared = '{base} squared'
export const cubed = '{base} cubed'
export const power = '{base} to the power of {exponent}'
/** After these digits more follow. */
export const goesOn = '{digits} and so on'
/** The fraction behind digits that go on. */
export const exactly = '{digits}, exactly {above} over {below},'
export const fraction = '{above} over {below}'
