/** A definition, checked and compiled: tools/calculatorsPlugin.ts makes it. */
declare module '*.ts?calculator' {
  const calculator: import('../../schemas/estimate/estimate.ts').Calculator
  export default calculator
}
