/** The notes under the steps of a working. */

/** Where one of them has an “…”. */
export const goesOn =
  '“…” marks decimals that go on; a fraction in brackets behind them is the exact value.'
export const notRounded = 'Nothing is rounded on the way unless the step says so.'
