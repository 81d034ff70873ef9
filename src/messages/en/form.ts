/** A calculator's form and its results; a label of any form. */

export const calculate = 'Calculate'
export const calculating = 'Calculating…'
export const startAgain = 'Start again'
export const undo = 'Undo'
/** Said by a screen reader after `startAgain`, and after `undo`. */
export const emptied = 'The form is empty again.'
export const restored = 'What you had entered is back.'
/** Beside `undo`, where a link was opened over what somebody had typed. */
export const linkOpened = 'The link is open, in place of what you had entered.'
/** Above what is wrong in a field. */
export const pleaseCheck = 'Please check'
export const inches = '{label}, inches'
/** `label` as inside a sentence: 'room length'. */
export const unitOf = 'Unit of {label}'
/** `row` is what a definition calls a row: 'opening'. */
export const addRow = 'Add {row}'
/** `row` with its number: 'opening 2'. */
export const removeRow = 'Remove {row}'
/** On the button that `removeRow` names. */
export const remove = 'Remove'
/** In a list of rows, before one is chosen. */
export const chooseRow = 'Choose'
export const rowsFull = '{label}: at most {maximum} rows'
export const results = 'Results'
export const stale = 'Result from before your change: press Calculate for the new one.'
export const tip = 'Tip:'
/** A part of the page, as its picture, whose code the network has lost. */
export const partOffline = 'You’re offline. This part will appear when you reconnect.'
/** In place of `calculating`. */
export const resultOffline = 'You’re offline. The result will appear when you reconnect.'
export const showWorking = 'Show the working'
export const showDrawing = 'Show the drawing'
/** In place of the figure's label, where the inputs were changed since. */
export const staleKeyFigure = 'Result from before your change'
/** For browsers without JavaScript: the build alone draws it. */
export const needsScript =
  'The calculation runs on your own device and needs JavaScript: please allow it for this site. The formulas, the examples and the answers below can be read without it.'
/** The label of a field that may stay empty. */
export const optional = '{label} (optional)'
/** Over the fields that most people leave as they are, folded by stage. */
export const usualValues = 'Change the usual values'
/** So many values of a stage are not the usual ones any more. */
export const changedValues = { one: '1 changed', other: '{count} changed' } as const
