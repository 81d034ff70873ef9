/** The texts of a bill: of packs, of prices, and of a quotation beside it. */

/** Of boxes: how much is in each, and what they are for. '10 boxes of 11 for 110 tiles'. */
export const inEachBox = '{each} for {pieces}'
export const materialsAndLabour = 'Materials and labour'
export const materialsAndLabourWithPrice = 'Materials and labour, as far as they have a price'
/** Materials, labour and the lines that a person prices. */
export const allTogether = 'All together, as far as it has a price'
/** Of lines that a person prices, those without an amount. */
export const notPriced = 'Not priced: {lines}.'
/** The end of a list: 'cement, sand and ballast'. */
export const lastOf = '{others} and {last}'
/** Materials and work without a price. */
export const someMaterials = '{count} of {all} materials'
export const someWork = '{count} of {all} kinds of work'
/** A quotation's packs of one material, beside the estimate: '3 bags'. */
export const sameAsEstimate = 'the same'
export const moreThanEstimate = '{packs} more than the estimate'
export const fewer = '{packs} fewer'
/** The same beside the estimate's own number. */
export const beside = { more: 'Over {count}', fewer: 'Short {count}', same: 'Same' } as const
