import fc from 'fast-check'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { type Given, textsOf } from '../../schemas/estimate/texts.ts'
import { describeEstimate, type Sheet } from '../../src/export/sheet.ts'
import { type LoadedCalculator, loadedCalculators } from '../support/calculators.ts'
import { textsInto } from '../support/inputs.ts'

/** All calculators of the site, in the order of the menu. */
export const calculators: readonly LoadedCalculator[] = loadedCalculators

/** The evening before a new month in the device's own calendar. */
export const DATE = new Date(2026, 10, 30, 23, 30)

export function calculatorAt(address: string): LoadedCalculator {
  const calculator = calculators.find((candidate) => candidate.address === address)
  if (!calculator) throw new Error(`There is no calculator at ${address}`)
  return calculator
}

/** What a calculator makes of some texts; fields that are left out have their defaults. */
export function estimateOf(calculator: Calculator, given: Given): Estimate {
  const outcome = computeEstimate(calculator, textsOf(calculator.fields, given))
  if (outcome.state !== 'ready')
    throw new Error(`Not accepted: ${outcome.refusals.map(({ message }) => message).join(', ')}`)
  return outcome.estimate
}

export function sheetOf(address: string, given: Given, working?: readonly string[]): Sheet {
  const calculator = calculatorAt(address)
  return describeEstimate({
    calculator,
    estimate: estimateOf(calculator, given),
    date: DATE,
    address: `https://site.example/${address}`,
    working,
  })
}

export const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }

/** What people type into a number field, most of it accepted. */
const typedNumber = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 99_999 }).map(String) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 999 }))
      .map(([whole, part]) => `${whole}.${part}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('1,200', ' 7 ', '.5', '12.', '+3', '-4', '0012.50') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '0', 'abc', '1,5', '=1+1', '&a=b#c', 'x'.repeat(99)),
  },
)

/** The texts of a whole form. */
export function typedInto({ fields }: Calculator): fc.Arbitrary<Record<string, string>> {
  return textsInto({ fields }, (field) =>
    field.kind === 'choice' ? fc.constantFrom(...Object.keys(field.options)) : typedNumber,
  )
}
