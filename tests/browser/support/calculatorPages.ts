import { textsOf } from '../../../schemas/estimate/texts.ts'
import { examplesOf, loadedCalculators } from '../../support/calculators.ts'

/** Every calculator's page, with inputs that give a result: those of its first worked example. */
export const calculatorPages = loadedCalculators.map((calculator) => {
  const [example] = examplesOf(calculator.address)
  if (!example) throw new Error(`${calculator.address} has no worked example`)
  return {
    path: `/${calculator.address}`,
    calculator,
    given: textsOf(calculator.fields, example.given),
  }
})

/** The inputs that give a result on a page; undefined where the page is no calculator's. */
export function givenOn(path: string): Record<string, string> | undefined {
  return calculatorPages.find((page) => page.path === path)?.given
}

/** Whether a page shows a picture. */
export function isPictured(path: string): boolean {
  return calculatorPages.some((page) => page.path === path && page.calculator.picture !== undefined)
}
