/** Work out from what a person has: how far it reaches. */

export const about = 'Type what you have. An empty box sets no limit.'
/** Which field: the label of the choice. */
export const field = 'What to work out'
/** `packs` as 'bags'. */
export const have = '{material} ({packs})'
export const budget = 'Budget (KSh)'
export const workOut = 'Work out'
/** `limits` are materials, and the money. */
export const found = '{field}: {value}. Runs out first: {limits}.'
export const foundWithRest = '{field}: {value}. Runs out first: {limits}. Left over: {rest}.'
export const most = '{field}: {value}. No larger one is accepted. Left over: {rest}.'
export const money = 'money'
/** A material, and how much of it is left. */
export const left = '{name} ({amount})'
export const notEnough =
  'What you have is not enough for any value of “{field}”. Nothing was changed.'
export const nothingEntered = 'Type what you have in at least one box. Nothing was changed.'
export const noLimit =
  'Nothing that you have runs out, however large “{field}” is. Nothing was changed.'
export const correctBoxes = 'Correct the boxes that are marked. Nothing was changed.'
/** For a list and a house. */
export const aboutBudget = 'Type your budget, to see how far it reaches and what it lacks.'
export const noBudget = 'Type your budget in the box, such as 50,000.'
/** `lines` as 'sand and ballast'. */
export const needsPrices = 'First type a price for every line. Without one: {lines}.'
export const enough = 'Your budget is enough for everything. Left over: {money}.'
export const enoughUpTo = 'Enough up to and including “{stage}”. Missing: {money}, for'
export const notEnoughFor = 'Not enough for “{stage}”. Missing: {money}, for'
