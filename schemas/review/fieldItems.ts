import { nounOf } from '#language/grammar.ts'
import * as review from '#language/review.ts'
import { isBillField } from '../definition/billFields.ts'
import type { FieldOf, PlainField } from '../definition/calculator.ts'
import type { Calculator, Constant } from '../definition/compiled.ts'
import { inSentence } from '../definition/formulaLabel.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { labelsOf, rowLabelsOf } from '../definition/labels.ts'
import { rangeInWords } from '../formula/range.ts'
import { capitalised, say } from '../messages/message.ts'
import { originInWords, type SheetItem, unitInWords, withUnit } from './sheetWords.ts'

/* The fields that a person fills in, and the figures of the definition, with their sources. */

type FieldItem = SheetItem & { code: string }

/** Every field with what it accepts; those of a repeat's rows after the repeat. */
export function fieldItems({ fields }: Pick<Calculator, 'fields'>): FieldItem[] {
  return Object.entries(fields).flatMap(([name, field]): FieldItem[] => {
    const hint = field.hint === undefined ? [] : [say(review.fields.hint, { hint: field.hint })]
    if (field.kind !== 'repeat') return [plainFieldItem(name, field, fields, hint)]
    const rows = say(field.minimum > 0 ? review.fields.rowsFrom : review.fields.rows, field)
    const inner = fieldItems(field).map(({ term, code, lines }) => ({
      term: `${field.label}, ${inSentence(term)}`,
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
): FieldItem {
  const visibleWhen = Object.entries(field.visibleWhen ?? {}).flatMap(([choice, options]) => {
    const of = beside[choice]
    if (of?.kind !== 'choice') return []
    const labels = options
      .map((id) => `“${optionLabel(of, id)}”`)
      .reduce((before, option) => say(review.fields.either, { options: before, option }))
    return say(review.fields.onlyWith, { options: labels, choice: of.label })
  })
  const lines =
    field.kind === 'number'
      ? numberFieldLines(field)
      : field.of === undefined
        ? [say(review.fields.choice, { option: optionLabel(field, field.default) })]
        : [say(review.fields.row, { rows: field.of })]
  const inBill = isBillField(field) ? [review.fields[field.placement]] : []
  return { term: field.label, code: name, lines: [...lines, ...inBill, ...visibleWhen, ...hint] }
}

function numberFieldLines(field: FieldOf<'number'>): string[] {
  const known = { unit: unitInWords(field.unit), accepts: rangeInWords(field.accepts) }
  const accepted =
    field.default === undefined
      ? say(review.fields.empty, known)
      : say(review.fields.filled, { ...known, figure: withUnit(field.default, field.unit) })
  return [accepted, otherwiseInWords(field), ...usualInWords(field)]
}

function usualInWords({ usual, unit }: FieldOf<'number'>): string[] {
  if (!usual) return []
  const others = Object.values(usual.with ?? {}).flatMap((ranges) => Object.values(ranges))
  const lines = [usual, ...others].map(({ of, minimum, maximum }) =>
    say(review.fields.usual, { of, from: withUnit(minimum, unit), to: withUnit(maximum, unit) }),
  )
  return [...new Set(lines)]
}

function otherwiseInWords({ onInvalid, optional }: FieldOf<'number'>): string {
  if (onInvalid === 'default') return review.fields.elseAtFirst
  return optional ? review.fields.mayStayEmpty : review.fields.elseInvalid
}

/** Every constant, and the values of each option of a choice. */
export function constantItems(calculator: Calculator): SheetItem[] {
  const labels = labelsOf(calculator)
  const constants = Object.entries(calculator.constants).map(([name, constant]) => ({
    term: `${capitalised(labels.get(name) ?? name)}: ${withUnit(constant.value, constant.unit)}`,
    code: name,
    lines: constantLines(constant),
  }))
  const choices = Object.entries(calculator.fields).flatMap(([name, field], index, all) => {
    if (field.kind === 'choice') {
      const alike = all
        .slice(0, index)
        .find(([, other]) => other.kind === 'choice' && isAlike(other, field))
      if (!alike) return [choiceItem(name, name, field, labels)]
      const same = say(review.constants.sameOptions, { choice: alike[1].label })
      const lines = [same, originInWords(field)]
      return [{ term: field.label, code: name, lines }]
    }
    if (field.kind === 'number') return []
    const rowWords = rowLabelsOf(field)
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      inner.kind === 'choice' && !('of' in inner)
        ? [choiceItem(`${name}.${key}`, key, inner, rowWords)]
        : [],
    )
  })
  return [...constants, ...choices]
}

/** Where a figure comes from; of a default of a used calculator also whose it is, and what stands beside its field. */
function constantLines({ defaultOf, ...constant }: Constant): string[] {
  if (!defaultOf) return [originInWords(constant)]
  const { title, hint } = defaultOf
  const isOfChoice = (constant.source ?? constant.assumption) !== undefined
  return [
    say(review.constants.defaultOf, { title }),
    ...(hint === undefined ? [] : [say(review.fields.hint, { hint })]),
    ...(isOfChoice ? [originInWords(constant)] : []),
  ]
}

function isAlike(one: FieldOf<'choice'>, other: FieldOf<'choice'>): boolean {
  const figuresOf = ({ options, units }: typeof one) => JSON.stringify([options, units])
  return figuresOf(one) === figuresOf(other)
}

function choiceItem(
  code: string,
  name: string,
  field: FieldOf<'choice'>,
  labels: ReadonlyMap<string, string>,
): SheetItem {
  const options = Object.entries(field.options).map(
    ([id, { values, countedAs = {}, isEntered }]) => {
      const nouns = Object.values(countedAs).map((noun) =>
        say(review.constants.countedAs, { nouns: nounOf(noun).other }),
      )
      const figures = Object.entries(values).map(
        ([key, value]) =>
          `${labels.get(`${name}.${key}`) ?? key} ${withUnit(value, field.units[key] ?? '1')}`,
      )
      const option = optionLabel(field, id)
      if (isEntered) return say(review.constants.entered, { option })
      return [option, [...figures, ...nouns].join(', ')].filter((part) => part !== '').join(': ')
    },
  )
  return { term: field.label, code, lines: [...options, originInWords(field)] }
}
