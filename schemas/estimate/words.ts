import type { PlainField } from '../definition/calculator.ts'
import type { Calculator, Group } from '../definition/compiled.ts'
import { namesShown } from '../definition/texts.ts'
import { CONVERSIONS } from '../measures.ts'

/** What every name that a formula can mention is called in words: 'tileArea' is 'tile area'. */
export function wordsOf(calculator: Calculator): Map<string, string> {
  const words = new Map<string, string>()
  for (const [name, { label }] of CONVERSIONS) words.set(name, label)
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind === 'group') {
      const all = `of all ${inSentence(field.label)}`
      for (const [key, word] of rowWordsOf(field)) words.set(`${name}.${key}`, `${word} ${all}`)
    } else addField(words, name, field)
  }
  for (const [name, { label }] of Object.entries(calculator.constants)) {
    words.set(name, inSentence(label ?? splitName(name)))
  }
  for (const { name, label } of calculator.formulas) {
    const result = calculator.results.find(({ of }) => of === name)?.label
    const readable = result !== undefined && namesShown(result).length === 0 ? result : undefined
    words.set(name, inSentence(label ?? readable ?? splitName(name)))
  }
  return words
}

/** The same for what the formulas of a group mention in its rows. */
export function rowWordsOf({ fields, formulas }: Group): Map<string, string> {
  const words = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) addField(words, name, field)
  for (const { name, label } of formulas) words.set(name, inSentence(label ?? splitName(name)))
  return words
}

function addField(words: Map<string, string>, name: string, field: PlainField): void {
  if (field.kind === 'number') {
    words.set(name, inSentence(field.label))
    return
  }
  for (const key of Object.keys(field.units)) {
    words.set(`${name}.${key}`, inSentence(field.labels?.[key] ?? splitName(key)))
  }
}

/** 'effectiveFace' as 'effective face'. */
export function splitName(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
}

/** A label as it stands inside a formula: without a remark in brackets and without a capital. */
function inSentence(label: string): string {
  const bare = label.replace(/\s*\([^()]*\)/g, '')
  return /^[A-Z][a-z ]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
}
