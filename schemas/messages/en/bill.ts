/** The texts of a bill: of packs, of prices, and of a quotation beside it. */

/** Of boxes: how much is in each, and what they are for. '10 boxes of 11 for 110 tiles'. */
export const inEachBox = '{each} for {pieces}'
export const materialsAndLabour = 'Materials and labour'
export const materialsAndLabourWithPrice = 'Materials and labour, as far as they have a price'
/** The end of a list: 'cement, sand and ballast'. */
export const lastOf = '{others} and {last}'
/** Materials and work without a price. */
export const someMaterials = '{count} of {all} materials'
export const someWork = '{count} of {all} kinds of work'
/** The first words of a working. */
export const toBuy = '{material} to buy'
export const toPayFor = '{work} to pay for'
export const roundedUp = '{amount}, rounded up to {packs}'
export const rounded = '{amount}, rounded to {packs}'
/** A quotation's packs of one material, beside the estimate: '3 bags'. */
export const sameAsEstimate = 'the same'
export const moreThanEstimate = '{packs} more than the estimate'
export const fewer = '{packs} fewer'
/** The same beside the estimate's own number. */
export const beside = { more: 'Over {count}', fewer: 'Short {count}', same: 'Same' } as const
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
