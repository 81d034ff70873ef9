import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { bays: { ...metres, label: 'Bays', unit: '1', default: '3' } },
    { each: { unit: 'm³', is: 'volume / floor(1 / bays)' } },
  ),
  message: [
    "calculators/gravel-calculator.ts: formulas.each.is divides by floor(1 / bays), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept bays '3' (Each: it divides by zero, so that it cannot be worked out)",
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept bays '3' (Each: it divides by zero, so that it cannot be worked out)",
  ].join('\n'),
}
