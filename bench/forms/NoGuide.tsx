/** Stands in for what comes below a calculator, which the form written by hand does not have. */
export function Guide() {
  return null
}
