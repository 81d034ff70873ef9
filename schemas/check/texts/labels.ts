import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { labelsOf } from '../../definition/labels.ts'
import { CONVERSIONS } from '../../formula/conversions.ts'

/**
 * No two names have the same label: a reader of the working could not distinguish them.
 * Names of used calculators count too.
 */
export function labelDiagnostics(calculator: Calculator): Diagnostic[] {
  const first = new Map<string, string>()
  return [...labelsOf(calculator)].flatMap(([name, label]): Diagnostic[] => {
    const earlier = first.get(label)
    if (earlier === undefined) {
      first.set(label, name)
      return []
    }
    const otherLabelled = CONVERSIONS.has(earlier)
      ? `the conversion ${earlier}`
      : pathOfLabel(calculator, earlier)
    const message = `is called '${label}' in the working, as ${otherLabelled} is; ${fixOf(calculator, name, earlier)}`
    return [{ path: pathOfLabel(calculator, name), message }]
  })
}

/** The first sentence of a summary stands on a card, which has the room for some twenty words. */
export function summaryDiagnostics({
  summary,
}: Pick<DefinitionWithDefaults, 'summary'>): Diagnostic[] {
  const [first = ''] = summary.split(/(?<=[.!?]) /)
  const says = (message: string) => [{ path: 'summary', message }]
  if (summary.split(' ').length < 3) {
    return says('has fewer than three words; say what the page works out, and of what')
  }
  if (first.length > MAX_SENTENCE) {
    return says(
      `begins with a sentence of ${first.length} letters; the card has room for ${MAX_SENTENCE}: make two of it`,
    )
  }
  if (summary.length <= MAX_SUMMARY) return []
  return says(`has ${summary.length} letters; one or two sentences have ${MAX_SUMMARY} at most`)
}

const MAX_SENTENCE = 120
const MAX_SUMMARY = 240

function fixOf(calculator: Calculator, name: string, earlier: string): string {
  if (!isUsed(calculator, name)) return 'give one of the two another label'
  if (!Object.hasOwn(calculator.constants, name)) {
    return `write a formula of your own that is '${name}', with another label`
  }
  return isUsed(calculator, earlier)
    ? 'if it is a field, name a constant or field with another label for it in given'
    : 'give one of the two another label'
}

/** Whether a name comes from a used calculator: 'concrete.volume'. */
function isUsed({ fields }: Calculator, name: string): boolean {
  const [first = ''] = name.split('.')
  return name.includes('.') && !Object.hasOwn(fields, first)
}

/** The path of the key that gives a name its label. */
function pathOfLabel(calculator: Calculator, name: string): string {
  const [first = '', second, key] = name.split('.')
  const field = calculator.fields[first]
  if (field?.kind === 'repeat') {
    if (key !== undefined) return `fields.${first}.fields.${second}.labels.${key}`
    const inRow = Object.hasOwn(field.fields, second ?? '') ? 'fields' : 'formulas'
    return `fields.${first}.${inRow}.${second}.label`
  }
  if (field)
    return second === undefined ? `fields.${first}.label` : `fields.${first}.labels.${second}`
  if (isUsed(calculator, name)) return `uses.${name}`
  return `${Object.hasOwn(calculator.constants, name) ? 'constants' : 'formulas'}.${name}.label`
}
