/** How a quotation compares with a bill as a whole. */

/** How many lines of a quotation agree; behind it, how many others do not. */
export const oneLineAgrees = '{count} of 1 line agrees'
export const linesAgree = {
  one: '1 of {lines} lines agrees',
  other: '{count} of {lines} lines agree',
} as const
export const linesDiffer = { one: '1 differs', other: '{count} differ' } as const
export const linesNotCompared = {
  one: '1 is not compared',
  other: '{count} are not compared',
} as const
/** The cost of the quotation. */
export const quotationCosts = {
  more: '{money} more than the estimate',
  less: '{money} less than the estimate',
  same: 'The same in shillings',
} as const
/** The same where some of the lines that differ have no price. */
export const pricedLinesCost = {
  more: '{money} more than the estimate, in the lines with a price',
  less: '{money} less than the estimate, in the lines with a price',
  same: 'The same in shillings, in the lines with a price',
} as const
/** How many lines agree, and what the quotation costs. */
export const quotationInWords = {
  more: '{lines}. At these prices, the quotation is {money} more',
  less: '{lines}. At these prices, the quotation is {money} less',
  same: '{lines}. At these prices, the quotation is the same in shillings',
} as const
/** The same where some of the lines that differ have no price. */
export const pricedLinesInWords = {
  more: '{lines}. At these prices, in the lines that have one, the quotation is {money} more',
  less: '{lines}. At these prices, in the lines that have one, the quotation is {money} less',
  same: '{lines}. At these prices, in the lines that have one, the quotation is the same in shillings',
} as const
