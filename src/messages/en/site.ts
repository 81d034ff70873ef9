/** The site's title and description. Its name is the same in every language. */

/** The site in one line, and the title of everything printed. */
export const title = 'Smart Construction Calculators for Kenya'
/** Stands under every result, on the screen and on paper. */
export const disclaimer = 'An estimate for planning. Check it before you buy.'
