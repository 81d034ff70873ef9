import type { FormValues } from '../estimate/formValues.ts'
import { formatExact, parseTyped } from '../formula/number.ts'
import { amountKey } from './amounts.ts'
import { allLines, type Bill, type BillLine } from './bill.ts'
import { inputName, isShopText, LINE_INPUTS, type LineInput, SHOP_NAME } from './inputNames.ts'

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

/** The prices of a shop that a bill has, each by the name of its pack, and which shop it is. */
export function shopTextsOf(bill: Bill): FormValues {
  const prices = allLines(bill).flatMap((line): [string, string][] => {
    const { material, pack, price, isShopPrice } = line
    const ofPack = pack === material.packs[0] ? '' : `@${pack.id}`
    const name = `${SHOP_NAME}${amountKey(line)}${ofPack}`
    return price && isShopPrice ? [[name, formatExact(price)]] : []
  })
  return bill.shop === undefined ? {} : { [SHOP_NAME]: bill.shop, ...Object.fromEntries(prices) }
}

/** Those of some form values that say how much is bought, and not at what price or from whom. */
export function quantitiesOnly(values: FormValues): FormValues {
  const isQuantity = (name: string) => !isShopText(name) && !/^(price|quoted)-/.test(name)
  const texts = Object.entries(values).filter(([name]) => isQuantity(name))
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
