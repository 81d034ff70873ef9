import type { Calculator } from './compiled.ts'

/** What the menu, the home page and the router need of a calculator: it comes with every page. */
export type CalculatorEntry = Pick<Calculator, 'address' | 'title' | 'summary' | 'order' | 'icon'>

export function entryOf({ address, title, summary, order, icon }: Calculator): CalculatorEntry {
  return { address, title, summary, order, icon }
}
