/** A page answers with so many lines of its bill: they are read at a glance. */
export const ANSWER_LINES = 3
