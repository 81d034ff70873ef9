/** A packed link in the address. */

export const opening = 'Opening the link…'
