/** The default that was used, because the field does not accept its text. */

export const leftEmpty = '{label}: left empty, so {used} was used.'
/** `{range}` is what it accepts: 'a number above zero'. */
export const notAccepted = '{label}: not {range}, so {used} was used.'
/** Of a line that a person prices. */
export const notPriced = '{label}: not {range}, so it has no price.'
