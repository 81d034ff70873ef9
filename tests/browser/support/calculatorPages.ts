import { formValuesOf } from '../../../schemas/estimate/formValues.ts'
import { examplesOf, loadedCalculators } from '../../support/calculators.ts'

/**
 * Every calculator's page, with inputs that give a result: those of its first worked example that are
 * not defaults of the form, and that the form may hide. Beside them stand the results that the page
 * then shows.
 */
export const calculatorPages = loadedCalculators.map((calculator) => {
  const [example] = examplesOf(calculator.slug)
  if (!example) throw new Error(`${calculator.slug} has no worked example`)
  const defaults = formValuesOf(calculator.fields, {})
  const texts = Object.entries(formValuesOf(calculator.fields, example.given))
  return {
    path: `/${calculator.slug}`,
    calculator,
    given: Object.fromEntries(texts.filter(([name, text]) => defaults[name] !== text)),
    expected: example.expect,
  }
})

/** One page of each kind: by what a change does, and whether rows can be added. */
export const somePages = [
  ...new Map([...calculatorPages].reverse().map((page) => [kindOf(page), page])).values(),
]

function kindOf({ calculator }: (typeof calculatorPages)[number]): string {
  const hasRows = Object.values(calculator.fields).some(({ kind }) => kind === 'repeat')
  return `${calculator.whenChanged} ${hasRows}`
}

/** A calculator's page by its address; undefined where that is none of a calculator. */
export function calculatorOn(path: string): (typeof calculatorPages)[number] | undefined {
  return calculatorPages.find((page) => page.path === path)
}
