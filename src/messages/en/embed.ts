/** A calculator in a frame on another site. */

/** At its foot; leads to the site, in a new tab. */
export const madeWith = 'Made with {site}'
