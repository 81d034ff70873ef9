/** Problems of a list from a link or a file, or of an estimate on it. Names and texts come in quotes. */

export const tooLong = 'It is too long for a list.'
export const cutOff = 'The link is not whole: a part was cut off on its way. Ask for it again.'
export const notList = 'It is not a list.'
export const otherVersion =
  'It was written by another version of this site; reload the page and try again.'
export const othersLeftOut = 'A list holds {limit} estimates; the others were left out.'
export const unreadableFile = 'The file cannot be read, or is too large for a list.'
export const twice = '{name} appears twice.'
export const notPart = '{name} is not part of a list.'
export const titleCut = 'The title was cut or cleaned.'
export const noteCut = 'The note was cut or cleaned.'
export const nameRefused =
  'Estimate {number}: its name is not one line of at most {limit} characters.'
export const fieldTwice = 'Estimate {number}: a field appears twice.'
export const tooManyFields = 'Estimate {number}: it has more fields than any calculator.'
// An estimate may be written as one like another, but for some texts.
export const repeatedMissing = 'Estimate {number}: the estimate that it repeats is missing.'
export const notInRepeated = 'Estimate {number}: {name} is not in the estimate that it repeats.'
// Stands for the name of one that has none.
export const numbered = 'Estimate {number}'
export const refused = '{estimate}: {problem}.'
export const unknownCalculator = '{estimate}: there is no calculator {slug}.'
export const notInBill = '{name}: {text} is not part of this bill.'
// Problems of an estimate: sentences that other ones end with.
export const strangeField = '{name} is not a field of its calculator'
export const strangeText = '{name} does not accept {text}'
