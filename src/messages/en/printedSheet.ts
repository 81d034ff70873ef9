/** The lines that a reviewer fills in by hand on a printed sheet. */

export const checkedBy = 'Checked by'
export const date = 'Date'
export const signature = 'Signature'
