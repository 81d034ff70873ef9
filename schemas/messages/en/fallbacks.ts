/** What was used in place of what a field does not accept. */

export const leftEmpty = '{label}: left empty, so {used} was used.'
/** `{range}` is what it accepts: 'a number above zero'. */
export const notAccepted = '{label}: not {range}, so {used} was used.'
