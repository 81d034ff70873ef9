/** What is said wherever an estimate is added to the list. */

export const full = 'The list is full'
export const fullText = 'It holds {limit} estimates.'
