/** The label of a field that may stay empty. */
export const optional = '{label} (optional)'
