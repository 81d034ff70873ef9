/** A browser that is too old for the site shows this above the page, which it shows as the build drew it. */

/** `browsers` is a list: 'Chrome 92, Firefox 115'. */
export const notice =
  'To calculate, this page needs a newer browser ({browsers} or later): please update yours. All else can be read as it is.'
