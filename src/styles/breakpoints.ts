/** From here on, form and result fit side by side. */
export const wide = 'screen and (min-width: 52rem)'
/** From here on, small things fit in a row. */
export const medium = 'screen and (min-width: 36rem)'
/** The result is below the form, and there is height enough for something to stay at the foot. */
export const footed = 'screen and (max-width: 51.99rem) and (min-height: 34rem)'
/** Of these, what is held in a hand. */
export const thumb = `${footed} and (max-height: 50rem)`
/** So low that what stays at the foot takes as little as it can. */
export const low = 'screen and (max-height: 33.99rem)'
/** Of these, what has no room for a head that stays as well. */
export const veryLow = 'screen and (max-height: 21rem)'
/** As narrow as a phone. */
export const hand = 'screen and (max-width: 35.99rem)'
export const stillness = '(prefers-reduced-motion: reduce)'
/** Chromium before 105 and Firefox before 121 do not know `:has()`. */
export const withoutHas = 'not selector(:has(*))'
/** Colours chosen by the person, not by us. */
export const forcedColours = '(forced-colors: active)'
