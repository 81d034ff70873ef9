import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import { interpolate } from '../../messages/message.ts'

/** Refuses braces that would reach the page unchanged: unpaired, or in a text that shows no values. */
export function braceDiagnostics(definition: DefinitionWithDefaults): Diagnostic[] {
  const texts = [...textsIn(definition)].filter(({ path }) => !FORMULA.test(path))
  return texts.flatMap(({ path, text, showsValues }): Diagnostic[] => {
    if (text.includes('${')) {
      return [
        { path, message: `has $\{…}, as code has it; in a text a value is written as {name}` },
      ]
    }
    if (/\{\{|\}\}/.test(text)) {
      return [{ path, message: 'has two braces side by side; a value is written as {name}' }]
    }
    if (!/[{}]/.test(showsValues ? interpolate(text, () => '') : text)) return []
    const message = showsValues
      ? 'has a brace without its partner; a value is written as {name}'
      : 'has a brace; values are shown in labels, warnings, FAQ answers and pictures only'
    return [{ path, message }]
  })
}

/** Formulas are not texts: their own check refuses braces there. */
const FORMULA = /^((fields\..*\.)?formulas\..*\.is|materials\[\d+\]\.amount)$/

interface Text {
  path: string
  text: string
  showsValues: boolean
}

/** Labels of results and options, summaries of usual values, variants, warnings, FAQ answers, pictures: the texts whose {names} are filled in. */
const SHOWS_VALUES =
  /^(results\[.*\.label|usualValues\[.*\.summary|fields\..*\.options\..*\.label|materials\[.*\.variant|warnings\[.*\.text|estimates\[.*\.name|faqs\[.*\.answer|picture\[.*)$/

export function* textsIn(value: unknown, path = ''): Generator<Text> {
  if (typeof value === 'string') {
    yield { path, text: value, showsValues: SHOWS_VALUES.test(path) }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, `${path}[${index}]`)
  } else {
    for (const [key, item] of Object.entries(value ?? {})) {
      yield* textsIn(item, path ? `${path}.${key}` : key)
    }
  }
}
