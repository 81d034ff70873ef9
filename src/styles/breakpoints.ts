/** From here on, form and result fit side by side. */
export const wide = 'screen and (min-width: 52rem)'
/** From here on, small things fit in a row. */
export const medium = 'screen and (min-width: 36rem)'
export const stillness = '(prefers-reduced-motion: reduce)'
