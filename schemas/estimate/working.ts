import type { FieldOf } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type Explanation, explain, type Figure } from '../formula/explain.ts'
import { formatExact } from '../formula/number.ts'
import { spoken, type Voice, written } from '../formula/voice.ts'
import type { Estimate } from './estimate.ts'
import { wordsOf } from './words.ts'

/** One step of the working. */
export interface WorkingStep extends Explanation {
  /** The name of the formula, or of the field that fell back to its default. */
  key: string
}

/**
 * How an estimate was computed: the fallbacks that were taken, then one step for each formula, in
 * the order of computing.
 */
export function workingSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  const figures = figuresOf(calculator, estimate)
  const figureNamed = (name: string): Figure => {
    const figure = figures.get(name)
    if (!figure) throw new Error(`${calculator.address} has no figure named ${name}`)
    return figure
  }
  const formulas = calculator.formulas.map(({ name, tree }) => ({
    key: name,
    ...explain(tree, figureNamed(name), figureNamed),
  }))
  return [...fallbackSteps(calculator, estimate), ...formulas]
}

/** The working as lines of text, for print, PDF and reports. */
export function workingLines(calculator: Calculator, estimate: Estimate): string[] {
  return workingSteps(calculator, estimate).map(({ written }) => written)
}

const notAccepted: Record<FieldOf<'number'>['accepts'], string> = {
  number: 'not a number',
  positive: 'not a number above zero',
}

/** 'Mortar gap = 10 mm, because the field is not a number'. */
function fallbackSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  return Object.entries(estimate.inputs).flatMap(([name, { value, typed, fellBack }]) => {
    const field = calculator.fields[name]
    if (!value || !fellBack || field?.kind !== 'number') return []
    const used = formatExact(value)
    const told = ({ equals, unit }: Voice) =>
      field.label + equals + used + unit(field.unit, used === '1')
    const reason = typed.trim() === '' ? 'is empty' : `is ${notAccepted[field.accepts]}`
    const because = `, because the field ${reason}`
    return [{ key: name, written: told(written) + because, spoken: `${told(spoken)}${because}.` }]
  })
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
