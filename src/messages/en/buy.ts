/** The bill on the screen: what to buy, at what price, and whether a quotation agrees. */

export const heading = 'What to buy'
/** Over the first lines of the bill, which a page answers with. */
export const answer = 'Buy'
export const moreLines = { one: 'And 1 more below', other: 'And {count} more below' } as const
/** Over the columns of a bill. */
export const material = 'Material'
export const work = 'Work'
export const quantity = 'Quantity'
/** The price of one pack. */
export const rate = 'Rate'
export const total = 'Total'
/** Some have no price: 'sand and ballast'. */
export const totalWithout = 'Total, without {materials}'
/** The heading of what the work costs, and its total. */
export const labour = 'Labour'
export const labourWithout = 'Labour, without {work}'
export const checkQuotation = 'Check a quotation'
export const addLabour = 'Add labour'
/** Which pack: the label of the choice, for screen readers. */
export const soldAs = 'Sold as, {material}'
export const price = 'KSh for a {pack}'
/** How many a quotation has: 'Bags quoted'. */
export const quoted = '{packs} quoted'
/** Errors of the boxes beside a line. */
export const notWhole = 'Type a whole number, such as 12.'
export const notANumber = 'Type a number, such as 12.5.'
export const notAPrice = 'Type a price, such as 750 or 1,200.50.'
export const notACount = 'Type a number, such as 12.'
export const typeQuotation = 'Type what the quotation says in the box of each line.'
