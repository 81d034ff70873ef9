import type Fraction from 'fraction.js'
import * as z from 'zod/mini'
import type { Field, FieldKind, FieldOf } from '../definition/calculator.ts'
import { isPositive, parseRational, parseTyped } from '../formula/number.ts'

/*
 * What a person may type: one schema per kind of field, from the text in the form to exact values.
 * Form state stays text; it becomes a number here and nowhere else.
 */

// zod compiles object parsers with new Function where it may; a strict content policy forbids it.
z.config({ jitless: true })

/** What a field came to: the values that formulas see under its name, and whether it fell back. */
export interface Input {
  /** The field's own value; undefined for a choice, which has only named values. */
  value: Fraction | undefined
  /** A choice's named values. */
  named: ReadonlyMap<string, Fraction>
  typed: string
  /** True if what was typed is not accepted and the default is used in its place. */
  fellBack: boolean
}

const NOTHING_NAMED: ReadonlyMap<string, Fraction> = new Map()

const accepted: Record<FieldOf<'number'>['accepts'], (value: Fraction) => boolean> = {
  number: () => true,
  positive: isPositive,
}

/** Reads a number field's text; undefined where it is not accepted. */
export function parseNumberField(field: FieldOf<'number'>, typed: string): Fraction | undefined {
  const value = parseTyped(typed)
  return value && accepted[field.accepts](value) ? value : undefined
}

function numberInput(field: FieldOf<'number'>, typed: string): Input | undefined {
  const value = parseNumberField(field, typed)
  if (value) return { value, named: NOTHING_NAMED, typed, fellBack: false }
  if (field.otherwise !== 'default' || field.default === undefined) return undefined
  const fallback = parseTyped(field.default)
  return fallback && { value: fallback, named: NOTHING_NAMED, typed, fellBack: true }
}

function choiceInput(field: FieldOf<'choice'>, typed: string): Input | undefined {
  const option = Object.hasOwn(field.options, typed) ? field.options[typed] : undefined
  if (!option) return undefined
  const named = new Map<string, Fraction>()
  for (const [name, text] of Object.entries(option.values)) {
    const value = parseRational(text)
    if (value) named.set(name, value)
  }
  return { value: undefined, named, typed, fellBack: false }
}

const readers: { [Kind in FieldKind]: (field: FieldOf<Kind>, typed: string) => Input | undefined } =
  { number: numberInput, choice: choiceInput }

function readField(field: Field, typed: string): Input | undefined {
  return field.kind === 'number' ? readers.number(field, typed) : readers.choice(field, typed)
}

function fieldSchema(field: Field) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context): Input => {
      const input = readField(field, typed)
      if (input) return input
      context.issues.push({ code: 'custom', message: 'is not accepted', input: typed })
      return z.NEVER
    }),
  )
}

/** The schema of a whole form: from the text of each field to what it came to. */
export function inputsSchema(fields: Readonly<Record<string, Field>>) {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  )
}

/** The texts that stand in a fresh form. */
export function defaultTexts(fields: Readonly<Record<string, Field>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.default ?? '']),
  )
}
