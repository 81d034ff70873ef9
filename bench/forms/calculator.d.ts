/** A definition, checked and compiled: tools/vite/calculatorsPlugin.ts makes both parts of it. */
declare module '*.ts?calculator' {
  const calculator: import('../../schemas/definition/compiled.ts').FormCalculator
  export default calculator
}
declare module '*.ts?guide' {
  const guide: import('../../schemas/definition/compiled.ts').PageGuide
  export default guide
}
