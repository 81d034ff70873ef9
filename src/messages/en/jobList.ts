/** The toast of a list that has no room for one more estimate. */

export const full = 'The list is full'
export const fullText = 'It holds {limit} estimates.'
