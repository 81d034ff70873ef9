/** The list, on a calculator's page: below a result, and while an estimate of the list is edited. */

export const add = 'Add to list'
export const addAnother = 'Add as another'
export const listed = 'On the list'
export const added = 'Added ‘{name}’'
export const addedText = 'It is on the list until you close this tab.'
export const unsaved = 'This browser cannot save the list: it is lost if you reload the page.'
export const openList = 'Open'
/** Sends the whole list, in quantities only. */
export const send = 'Send the list'
export const openListOtherwise = 'Choose Materials list at the top of the page'
export const alreadyListed = '‘{name}’ is on the list already'
export const alreadyListedText =
  'Nothing was added. If the job has the same again, add it once more.'
export const addAgain = 'Add it again'
export const addAgainOtherwise = 'Choose Duplicate on the list’s page'
export const editing = 'Editing “{name}”'
export const update = 'Update'
export const cancel = 'Cancel'
export const updated = 'Updated ‘{name}’'
export const updatedText = 'The list now uses the new figures.'
export const pricesStay = 'New prices and packs stay'
export const pricesStayText = 'They are the whole list’s. The estimate is as it was.'
