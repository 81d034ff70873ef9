/** How a pack is sold, on the sheets for reviewers: by how many decimals are sold of it. */

/** One that holds one of what is counted. */
export const one = {
  whole: '{packs}, whole',
  tenth: '{packs}, to a tenth',
  hundredth: '{packs}, to a hundredth',
} as const
export const many = {
  whole: '{packs}, each {amount}, whole',
  tenth: '{packs}, each {amount}, to a tenth',
  hundredth: '{packs}, each {amount}, to a hundredth',
} as const
/** By the length of all that is bought: `packs` are metres or feet. */
export const byLength = {
  whole: '{packs}, by its length, whole',
  tenth: '{packs}, by its length, to a tenth',
  hundredth: '{packs}, by its length, to a hundredth',
} as const
/** Whoever buys says how much is in it. */
export const typed = {
  whole: '{packs}, whose content a person types, whole',
  tenth: '{packs}, whose content a person types, to a tenth',
  hundredth: '{packs}, whose content a person types, to a hundredth',
} as const
