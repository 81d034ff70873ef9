import { type Explanation, explain, type Figure } from '../src/formula/explain.ts'
import type { Calculator, Estimate } from './estimate.ts'
import { fallbackTexts } from './fallbacks.ts'
import { wordsOf } from './words.ts'

/** One formula's step of the working. */
export interface WorkingStep extends Explanation {
  /** The name of the formula. */
  key: string
}

/** How an estimate was computed: one step for each formula, in the order of computing. */
export function workingSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  const figures = figuresOf(calculator, estimate)
  const figureNamed = (name: string): Figure => {
    const figure = figures.get(name)
    if (!figure) throw new Error(`${calculator.address} has no figure named ${name}`)
    return figure
  }
  return calculator.formulas.map(({ name, tree }) => ({
    key: name,
    ...explain(tree, figureNamed(name), figureNamed),
  }))
}

/**
 * The working as lines of text, for print, PDF and reports: first the fallbacks that were taken,
 * then one line for each formula.
 */
export function workingLines(calculator: Calculator, estimate: Estimate): string[] {
  return [
    ...fallbackTexts(calculator, estimate),
    ...workingSteps(calculator, estimate).map(({ written }) => written),
  ]
}

function figuresOf(calculator: Calculator, estimate: Estimate): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  const words = wordsOf(calculator)
  const add = (name: string, unit: string, more: Pick<Figure, 'given' | 'decimals'>) => {
    const value = estimate.values.get(name)
    if (value) figures.set(name, { words: words.get(name) ?? name, value, unit, ...more })
  }
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind === 'number') add(name, field.unit, {})
    else {
      for (const [key, unit] of Object.entries(field.units)) {
        add(`${name}.${key}`, unit, { given: true })
      }
    }
  }
  for (const [name, { unit }] of Object.entries(calculator.constants)) {
    add(name, unit, { given: true })
  }
  for (const { name, unit } of calculator.formulas) {
    const decimals = calculator.results.find(({ of }) => of === name)?.decimals
    add(name, unit, { decimals })
  }
  return figures
}
