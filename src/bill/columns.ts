/** A bill is wide enough for the columns of a table. */
export const broad = '(min-width: 30rem)'
/** Letters are so large that a cost has no room beside a name. */
export const cramped = '(max-width: 14.99rem)'
/** Material, quantity. */
export const PLAIN_COLUMNS = 'minmax(0, 1fr) minmax(0, 1fr)'
/** Material, quantity, rate, KSh. */
export const PRICED_COLUMNS = 'minmax(0, 4fr) minmax(0, 5fr) 4.5rem 9rem'
