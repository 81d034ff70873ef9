/** Wide enough for form and result side by side. */
export const wide = 'screen and (min-width: 52rem)'
/** The result is below the form. */
export const narrow = 'screen and (max-width: 51.99rem)'
/** As wide as the page can be. */
export const broad = 'screen and (min-width: 68rem)'
/** Wide enough for small things in a row. */
export const medium = 'screen and (min-width: 36rem)'
/** The result is below the form, and the screen is high enough for a bar at its foot. */
export const footed = 'screen and (max-width: 51.99rem) and (min-height: 34rem)'
/** Such a screen, as low as a phone's. */
export const thumb = `${footed} and (max-height: 50rem)`
/** So low that a bar at the foot must be as low as possible. */
export const low = 'screen and (max-height: 33.99rem)'
/** So low that the header must not stay in sight as well. */
export const veryLow = 'screen and (max-height: 21rem)'
/** As narrow as a phone. */
export const phoneWidth = 'screen and (max-width: 35.99rem)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
/** Chromium before 105 and Firefox before 121 do not know `:has()`. */
export const noHasSupport = 'not selector(:has(*))'
/** Colours chosen by the person, not by us. */
export const forcedColours = '(forced-colors: active)'
