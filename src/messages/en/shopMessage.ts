/** An estimate or a list as a message, as one would send it to a shop. */

export const whatToBuy = 'What to buy:'
export const labour = 'Labour:'
/** A line with its price, with what a quotation has of it, and with both. */
export const priced = '{bought}, {cost} at {price}'
export const quoted = '{bought}; quoted: {difference}'
export const pricedAndQuoted = '{bought}, {cost} at {price}; quoted: {difference}'
/** The estimates of a list by their names, or where they are many, how many. */
export const from = 'From {names}.'
export const fromMany = 'From {count} estimates.'
export const tooLongForLink =
  'The list is too long for a link; ask for its file, and open it at {address}'
