/** The list's page: empty, with estimates, and when a list is opened there. */

export const about =
  'The list puts the estimates of a job together and adds up what to buy: press ‘Add to list’ under a result. It stays in this tab until you close it, and nobody else sees it.'
export const chooseCalculator = 'Choose a calculator'
export const aboutFiles =
  'A list that you saved is a file: ‘Download Report’ made it. Open it here and go on where you stopped.'
export const openFile = 'Open a list'
export const loading = 'Loading the calculators of the list…'
export const titleAndNote = 'Name and note'
export const jobTitle = 'Name of the job'
export const note = 'Note'
export const done = 'Done'
export const estimates = 'Estimates'
export const nameOfEstimate = 'Name of estimate {number}'
// `problem` is a calculator's own sentence, without its full stop.
export const refused = 'It can no longer be computed: {problem}.'
export const notCounted = '‘{name}’ is not counted: {problem}.'
export const notCountedUnknown = '‘{name}’ is not counted: this site has no such calculator.'
/** On a button with dots: opens what else can be done with an estimate. */
export const moreOf = 'More for estimate {number}'
export const edit = 'Edit'
export const duplicate = 'Duplicate'
export const remove = 'Remove'
export const removed = 'Removed ‘{name}’.'
export const undo = 'Undo'
export const opening = 'Opening the list…'
export const nothingToOpen = 'There is no list to open'
export const partlyRead = 'Not all of the list was read'
export const close = 'Close'
export const hasList = 'This tab already has a list'
export const otherList = {
  one: 'The other has 1 estimate.',
  other: 'The other has {count} estimates.',
} as const
export const otherListTitled = {
  one: 'The other, ‘{title}’, has 1 estimate.',
  other: 'The other, ‘{title}’, has {count} estimates.',
} as const
export const openInstead = 'Open it instead'
export const addToThis = 'Add it to this list'
export const leave = 'Leave it'
// Of problems with a list, below the first ones.
export const moreProblems = { one: 'And 1 more.', other: 'And {count} more.' } as const
export const replaced = 'The other list is open'
export const replacedText = 'It is in the place of the one before.'
export const merged = 'The lists are one now'
export const mergedText = 'Materials that were priced here keep their price, pack and quotation.'
export const undoOtherwise = 'Open the list before again, from its link or its report'
