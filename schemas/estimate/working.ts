import * as messages from '#language/working.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type Explanation, explain } from '../formula/explain.ts'
import { type Notation, screenReader, visual } from '../formula/notation.ts'
import { formatExact } from '../formula/number.ts'
import { rangeInWords } from '../formula/range.ts'
import { say } from '../messages/message.ts'
import type { Estimate } from './estimate.ts'
import { figuresFor, figuresOf } from './figures.ts'
import { formulasLeftOut } from './formulasLeftOut.ts'
import { inputRows } from './inputRows.ts'

/** One step of the working. */
export interface WorkingStep extends Explanation {
  /** The name of the formula, or of the field that fell back to its default. */
  key: string
}

/**
 * How an estimate was computed: the entries in another unit and the fallbacks that were taken, then
 * one step for each formula that has a value, in the order of computing; none for formulas that only a
 * hidden warning or the variant of a material needs.
 */
export function workingSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  const figures = figuresOf(calculator, estimate)
  const hidden = formulasLeftOut(calculator, estimate)
  const formulas = calculator.formulas.flatMap(({ name, ast, from, by }) => {
    const figure = figures.get(name)
    if (!figure || hidden.has(name)) return []
    const step = explain(ast, figure, figuresFor(calculator, estimate, by, figures))
    return [{ key: name, ...(from === undefined ? step : takenFrom(step, from)) }]
  })
  return [...entrySteps(calculator, estimate), ...fallbackSteps(calculator, estimate), ...formulas]
}

/** The working as lines of text, for print, PDF and reports. */
export function workingLines(calculator: Calculator, estimate: Estimate): string[] {
  return workingSteps(calculator, estimate).map(({ visual }) => visual)
}

/** Names the calculator that a step's formula comes from. */
function takenFrom(step: Explanation, calculator: string): Explanation {
  const spoken = step.screenReader.replace(/\.$/, '')
  return {
    visual: say(messages.asIn, { step: step.visual, calculator }),
    screenReader: say(messages.asInSpoken, { step: spoken, calculator }),
  }
}

/** 'Wall length = 12 ft 6 in = 3.81 m', for an entry in another unit than the field's own. */
function entrySteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  return inputRows(calculator, estimate).flatMap(({ key, label, value, unit, asEntered }) => {
    if (asEntered === undefined) return []
    const stepText = (notation: Notation) =>
      [label, asEntered, notation.quantity(value, unit, value === '1')].join(notation.equals)
    return [{ key, visual: stepText(visual), screenReader: `${stepText(screenReader)}.` }]
  })
}

/** 'Mortar gap = 10 mm, because the field is not a number'. */
function fallbackSteps(calculator: Calculator, estimate: Estimate): WorkingStep[] {
  return Object.entries(estimate.inputs).flatMap(([name, { value, typed, fellBack }]) => {
    const field = calculator.fields[name]
    if (!value || !fellBack || field?.kind !== 'number') return []
    const used = formatExact(value)
    const range = rangeInWords(field.accepts)
    const stepText = ({ equals, quantity }: Notation) => {
      const step = field.label + equals + quantity(used, field.unit, used === '1')
      return typed.trim() === ''
        ? say(messages.fieldIsEmpty, { step })
        : say(messages.fieldIsNot, { step, range })
    }
    return [{ key: name, visual: stepText(visual), screenReader: `${stepText(screenReader)}.` }]
  })
}
