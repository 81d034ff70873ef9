/** What somebody fills in by hand on a sheet on paper. */

export const checkedBy = 'Checked by'
export const date = 'Date'
export const signature = 'Signature'
