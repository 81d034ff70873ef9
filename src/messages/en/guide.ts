export const basis = 'What the estimate rests on'
/** `what` is a figure or the label of a choice, `assumption` a sentence of its definition. */
export const assumed = '{what}: assumption. {assumption}'
export const checkFormulas = 'Check the formulas'
export const questions = 'Questions'
export const sameJob = 'For the same job'
/** Between what was entered into an example and its results. */
export const comesTo = 'comes to'
