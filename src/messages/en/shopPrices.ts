/** A shop's prices: offered by its link, in use under a bill, and on paper. */

/** Whose they are: 'Njeri Hardware, Thika'. */
export const shopAt = '{name}, {place}'
/** `shop` is 'Njeri Hardware, Thika'; `date` is '3 July 2026'. */
export const offered = {
  one: 'This link has 1 price of {shop}, of {date}.',
  other: 'This link has {count} prices of {shop}, of {date}.',
} as const
export const leftOut = {
  one: '1 price was left out: this site does not know it, or it cannot be read.',
  other: '{count} prices were left out: this site does not know them, or they cannot be read.',
} as const
export const yoursStay = 'Prices that you typed stay, and count before those of the shop.'
/** Another shop's are in use, or of another day. */
export const replaces = 'They take the place of the prices of {shop}, of {date}.'
export const use = 'Use these prices'
export const notNow = 'Not now'
export const inUse = 'The prices of {shop} are in use: they stand in the bill of each calculator.'
export const taken = 'The prices of {shop}, of {date}, are in use.'
export const undo = 'Undo'
export const unreadable =
  'This link of a shop cannot be opened: it was cut off, has no price that this site knows, or says a day that is still to come. Ask the shop to send it again.'
export const close = 'Close'

/** In a bill, on paper and in files. */
export const pricesOf = 'Prices of {shop}, of {date}'
export const ownPrices = 'Your own price: {materials}'
/** For whoever reads the paper. */
export const ownOnPaper = 'Not of the shop: {materials}'
/** Older than a month. */
export const old = {
  one: 'They are 1 day old: ask the shop whether they still stand.',
  other: 'They are {count} days old: ask the shop whether they still stand.',
} as const
export const noneHere = 'The shop gave no price for what is on this bill.'
export const remove = 'Remove'
export const removed = 'The prices of {shop} are removed.'
export const sendTo = 'Send to {shop}'
/** Beside the box of a line. */
export const ofShop = '{shop}: KSh {price}'
export const ownInstead = 'Your price counts. {shop}: KSh {price}'
