/*
 * Stands in for what the generic page has and the page written by hand has not: what stands beside
 * its result, and in the page's address.
 */

const nothing = () => null

export const Export = nothing
export const Working = nothing
export const Picture = nothing
export const Buying = nothing
export const KeyFigureBar = nothing
export const Remarks = nothing
export const ExportBar = nothing
export const Editing = nothing
export const EntryNote = nothing

export const useEstimateLink = () => ({ removeLink: nothing, isComing: false })
