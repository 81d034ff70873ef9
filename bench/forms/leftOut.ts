/*
 * Stands in for what the generic page has and the page written by hand has not: what stands beside
 * its result, and in the page's address.
 */

const nothing = () => null

export const Export = nothing
export const Working = nothing
export const Picture = nothing
export const Buying = nothing
/** What has a file of its own: the bar with the key figure. */
export const later = () => nothing

const NO_LINK = { number: 0, typed: undefined, estimate: undefined }
export const useEstimateLink = () => NO_LINK
