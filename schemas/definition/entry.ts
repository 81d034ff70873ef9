import type { CheckedCalculator } from './compiled.ts'

/** What the menu and the router need of a calculator: it comes with every page. */
export type CalculatorEntry = Pick<CheckedCalculator, 'address' | 'title' | 'group' | 'order'>

export function entryOf({ address, title, group, order }: CheckedCalculator): CalculatorEntry {
  return { address, title, group, order }
}

/** What the home page shows of a calculator besides, and finds it by. */
export type CalculatorCard = Pick<CheckedCalculator, 'address' | 'summary' | 'icon' | 'alsoCalled'>

export function cardOf(calculator: CheckedCalculator): CalculatorCard {
  const { address, summary, icon, alsoCalled } = calculator
  return { address, summary, icon, alsoCalled }
}
