/** The site's title and description. Its name is the same in every language. */

/** The site in one line, and the title of everything printed. */
export const title = 'Smart Construction Calculators for Kenya'
/** Stands under every result, on the screen and on paper. */
export const disclaimer = 'An estimate for planning. Check it before you buy.'
/**
 * A browser that is too old for the site shows this above the page, which it shows as the build drew it.
 * `browsers` is a list: 'Chrome 92, Firefox 115'.
 */
export const olderBrowser =
  'To calculate, this page needs a newer browser ({browsers} or later): please update yours. All else can be read as it is.'
