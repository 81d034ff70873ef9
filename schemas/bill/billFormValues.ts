import type { FormValues } from '../estimate/formValues.ts'
import { formatExact, parseTyped } from '../formula/number.ts'
import type { BillLine } from './bill.ts'
import { inputName, LINE_INPUTS, type LineInput } from './inputNames.ts'

/** The form values that give some lines again, without those that are empty, not accepted or the default. */
export function billFormValues(lines: readonly BillLine[]): FormValues {
  return Object.fromEntries(
    lines.flatMap((line) =>
      LINE_INPUTS.flatMap((kind): [string, string][] => {
        const text = textBehind(line, kind)
        return text === '' ? [] : [[inputName(kind, line.key), text]]
      }),
    ),
  )
}

/** Those of some form values that say how much is bought, and not at what price or from whom. */
export function quantitiesOnly(values: FormValues): FormValues {
  const texts = Object.entries(values).filter(([name]) => !/^(price|quoted)-/.test(name))
  return Object.fromEntries(texts)
}

function textBehind(
  { material, pack, packAtFirst, formValues, price, invalidInputs }: BillLine,
  kind: LineInput,
): string {
  // The first goes without saying, unless a choice has led to another.
  if (kind === 'pack') return pack === material.packs[0] && !packAtFirst ? '' : pack.id
  if (invalidInputs.includes(kind) || (kind === 'holds' && pack.holdsLabel === undefined)) return ''
  const text = formValues[kind]?.trim() ?? ''
  // A price is stored without the words that people write around it.
  return kind === 'price' && price && !parseTyped(text) ? formatExact(price) : text
}
