/** From here on, form and result fit side by side. */
export const wide = 'screen and (min-width: 52rem)'
/** From here on, small things fit in a row. */
export const medium = 'screen and (min-width: 36rem)'
/** Held in a hand, and high enough that something may stay at its foot. */
export const thumb =
  'screen and (max-width: 51.99rem) and (min-height: 34rem) and (max-height: 50rem)'
/** As narrow as a phone. */
export const hand = 'screen and (max-width: 35.99rem)'
export const stillness = '(prefers-reduced-motion: reduce)'
/** Colours chosen by the person, not by us. */
export const forcedColours = '(forced-colors: active)'
