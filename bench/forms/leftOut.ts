/*
 * Stands in for what the generic page has and the page written by hand has not: what comes below
 * the calculator, beside its result, and in the page's address.
 */

const nothing = () => null

export const Guide = nothing
export const Export = nothing
export const Working = nothing
export const Picture = nothing
export const KeyFigureBar = nothing

const NO_LINK = { number: 0, typed: undefined, estimate: undefined }
export const useEstimateLink = () => NO_LINK
export const Buying = nothing
