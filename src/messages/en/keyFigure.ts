/** In place of the figure's label, where the inputs were changed since. */
export const stale = 'Result from before your change'
