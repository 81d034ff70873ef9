/** The texts of an exported estimate or list: for every format, and for paper and PDF. */

/** As browsers know it for dates, and PDFs for their language: neither knows every country. */
export const locale = 'en-GB'
export const bills = {
  material: {
    /** Over the column of a table. */
    column: 'Material',
    heading: 'What to buy',
    total: 'Total',
    /** Of some lines alone: '{others}' have no price. */
    totalWithout: 'Total, without {others}',
  },
  work: {
    column: 'Work',
    heading: 'Labour',
    total: 'Labour',
    totalWithout: 'Labour, without {others}',
  },
} as const
export const quantity = 'Quantity'
export const unit = 'Unit'
/** The price of one, and of all, in shillings. */
export const rate = 'Rate (KSh)'
export const amount = 'Amount (KSh)'
/** How many a quotation has. */
export const quoted = 'Quoted'
export const difference = 'Difference'
/** Over what each estimate of a list has of each line. */
export const sources = 'What each line comes from'
export const stage = 'Stage: {stage}'
export const inputs = 'Inputs'
export const results = 'Results'
export const working = 'Working'
export const costs = 'Costs'
/** Over what materials and labour cost together. */
export const together = 'Together'
/** Below lines to write on by hand. */
export const date = 'Date'
export const job = 'Job'
export const signature = 'Signature'
export const pageOfPages = 'page {page} of {pages}'
