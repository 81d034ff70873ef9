import { withDivisor } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { fields, ...others } = withDivisor('(share / 2 * 2)')

export const rejected: Rejected = {
  definition: { ...others, fields: { ...fields, share: { ...fields.share, default: '0' } } },
  message: [
    "calculators/gravel-calculator.ts: formulas.volume.is divides by (share / 2) * 2, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
    ...['path', 'yard'].map(
      (example) =>
        `calculators/gravel-calculator.ts: examples.${example}.given is not a valid input: the calculator does not accept share '0' (Volume: it divides by zero, so that it cannot be worked out)`,
    ),
  ].join('\n'),
}
