import type { FieldOf, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { isBillField } from '../estimate/billFields.ts'
import { rowWordsOf, wordsOf } from '../estimate/words.ts'
import { PLACE } from '../formula/place.ts'
import { rangeInWords } from '../formula/range.ts'
import { originInWords, type SheetItem, start, unitInWords, withUnit } from './sheetWords.ts'

/* What a person enters, and the figures that are given, with where they come from. */

/** Every field with what it accepts; those of a repeat's rows after the repeat. */
export function fieldItems({ fields }: Pick<Calculator, 'fields'>): SheetItem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const hint = field.hint === undefined ? [] : [`Beside the field: ${field.hint}`]
    if (field.kind !== 'repeat') return plainFieldItem(name, field, fields, hint)
    const least = field.minimum > 0 ? `at least ${field.minimum}, ` : ''
    const rows = `Rows, one for each ${field.row}: ${least}at most ${field.maximum}. An empty row counts as not there.`
    const inner = fieldItems(field).map(({ term, code = '', lines }) => ({
      term: `${field.label}, ${term.charAt(0).toLowerCase()}${term.slice(1)}`,
      code: `${name}.${code}`,
      lines,
    }))
    return [{ term: field.label, code: name, lines: [rows, ...hint] }, ...inner]
  })
}

function plainFieldItem(
  name: string,
  field: PlainField,
  beside: Calculator['fields'],
  hint: string[],
): SheetItem {
  const visibleWhen = Object.entries(field.visibleWhen ?? {}).flatMap(([choice, options]) => {
    const of = beside[choice]
    if (of?.kind !== 'choice') return []
    const labels = options.map((id) => `“${optionLabel(of, id)}”`).join(' or ')
    return `Only there with ${labels} as ${of.label}; otherwise what depends on it is absent.`
  })
  const lines =
    field.kind === 'choice'
      ? [`One of the list under Constants; ${optionLabel(field, field.default)} at first.`]
      : numberFieldLines(field)
  const inBill = isBillField(field)
    ? ['Asked for under what to buy: it changes what is bought, and no result.']
    : []
  return { term: field.label, code: name, lines: [...lines, ...inBill, ...visibleWhen, ...hint] }
}

function numberFieldLines(field: FieldOf<'number'>): string[] {
  const standard =
    field.default === undefined
      ? 'empty at first'
      : `${withUnit(field.default, field.unit)} at first`
  return [
    `Unit: ${unitInWords(field.unit)}; ${rangeInWords(field.accepts)}; ${standard}.`,
    otherwiseInWords(field),
    ...usualInWords(field),
  ]
}

function usualInWords({ usual, unit }: FieldOf<'number'>): string[] {
  if (!usual) return []
  const [from, to] = [withUnit(usual.minimum, unit), withUnit(usual.maximum, unit)]
  return [`Usual for ${usual.of}: ${from} to ${to}. Outside that the page asks.`]
}

function otherwiseInWords({ onInvalid, optional }: FieldOf<'number'>): string {
  if (onInvalid === 'default') {
    return 'Anything else counts as the figure at first, and the result says so.'
  }
  const invalid = 'Anything else is an invalid input and gives no result.'
  return optional ? `May stay empty: what depends on it is then absent. ${invalid}` : invalid
}

/** Every constant, and the values of each option of a choice. */
export function constantItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  const constants = Object.entries(calculator.constants).map(([name, constant]) => ({
    term: `${start(words.get(name) ?? name)}: ${withUnit(constant.value, constant.unit)}`,
    code: name,
    lines: [originInWords(constant)],
  }))
  const choices = Object.entries(calculator.fields).flatMap(([name, field]) => {
    if (field.kind === 'choice') {
      const alike = Object.entries(calculator.fields).find(
        ([, other]) => other.kind === 'choice' && isAlike(other, field),
      )
      if (!alike || alike[0] === name) return [choiceItem(name, name, field, words)]
      const lines = [`The same options as “${alike[1].label}”.`]
      return [{ term: field.label, code: name, lines }]
    }
    if (field.kind === 'number') return []
    const rowWords = rowWordsOf(field)
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      inner.kind === 'choice' ? [choiceItem(`${name}.${key}`, key, inner, rowWords)] : [],
    )
  })
  return [...constants, ...choices]
}

function isAlike(one: FieldOf<'choice'>, other: FieldOf<'choice'>): boolean {
  return JSON.stringify(one.options) === JSON.stringify(other.options)
}

function choiceItem(
  code: string,
  name: string,
  field: FieldOf<'choice'>,
  words: ReadonlyMap<string, string>,
): SheetItem {
  const options = Object.entries(field.options).map(([id, { values, isEntered }]) => {
    const figures = Object.entries(values).flatMap(([key, value]) =>
      key === PLACE
        ? []
        : `${words.get(`${name}.${key}`) ?? key} ${withUnit(value, field.units[key] ?? '1')}`,
    )
    if (isEntered) return `${optionLabel(field, id)}: its figures are entered.`
    return [optionLabel(field, id), figures.join(', ')].filter((part) => part !== '').join(': ')
  })
  return { term: field.label, code, lines: [...options, originInWords(field)] }
}
