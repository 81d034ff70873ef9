import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, tip: `A path takes $\{path.weight} tonnes.` },
  message: `calculators/gravel-calculator.ts: tip has $\{…}, as code has it; in a text a value is written as {name}`,
}
