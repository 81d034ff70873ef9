import type Fraction from 'fraction.js'
import * as messages from '#language/bill.ts'
import type { Pack } from '../definition/compiled.ts'
import { formatNumber } from '../formula/number.ts'
import { type Amount, amountKey, isLabour } from './amounts.ts'
import { type CuttingPlan, planFor } from './cuttingPlan.ts'
import { hasCents, type Money, parsePrice, toCent } from './money.ts'
import {
  chosenPack,
  countedPackSize,
  describePacks,
  fixedOrTypedSize,
  measuredFor,
} from './packs.ts'
import { type PricedLine, type PricedLineCost, pricedLineCosts } from './pricedLines.ts'
import { compareQuotation, type Difference, parseQuotation } from './quotation.ts'

/*
 * The list for the shop with its costs: exact amounts become packs here, each rounded up
 * once. A single estimate and a list of many have the same lines.
 */

/** The texts that a person chose and typed beside a line. */
export interface LineFormValues {
  /** The id of a pack; without it, or with one that is not known, the first. */
  pack?: string | undefined
  /** How much one pack holds, where a person types that. */
  holds?: string | undefined
  /** Shillings for one pack. */
  price?: string | undefined
  /** How many packs somebody else counted. */
  quoted?: string | undefined
  /** Shillings for one pack, of the shop whose prices are in use: they count where `price` is empty. */
  shop?: string | undefined
}

/** One line of a bill. */
export interface BillLine extends Amount {
  key: string
  formValues: LineFormValues
  /** The pack that was chosen. */
  pack: Pack
  /** How much of the material's unit one pack holds, or how many metres; undefined where that is still to be typed. */
  packSize: Fraction | undefined
  /** The pack that is counted: the first, while what the chosen one holds is not known. */
  countedPack: Pack
  /** How its pieces are cut from what is bought. */
  plan: CuttingPlan | undefined
  /**
   * How many, enough for every piece; without pieces, never less than the exact amount and never a whole pack more; of labour, the nearest
   * measure.
   */
  packCount: Fraction
  /** '12', '1.5'. */
  packCountFigure: string
  /** The packs and their contents: 'bags of cement of 50 kg'. */
  packsDescription: string
  price: Fraction | undefined
  /** The price is that of the shop. */
  isShopPrice: boolean
  /** To the cent. */
  cost: Fraction | undefined
  difference: Difference | undefined
  /** The inputs whose text is not accepted. */
  invalidInputs: readonly ('holds' | 'price' | 'quoted')[]
}

/** A bill: its lines, and their total. */
export interface Bill {
  lines: BillLine[]
  /** The bill of the labour, where a person added it. */
  labour?: Bill | undefined
  /** Whose prices some of its lines have, as shop.ts reads it; undefined where a person typed all of them. */
  shop?: string | undefined
  /** At its foot, lines that a person prices, of a calculator that has some. */
  priced: readonly PricedLineCost[]
  /** What the lines cost that have a price; undefined where none has. */
  linesTotal: Fraction | undefined
  /** The same with the lines that a person prices. */
  total: Fraction | undefined
  /** Money is shown with cents: a price or a cost has them. */
  cents: boolean
}

/** Makes the line of an amount. No text makes it throw. */
export function billLine(amount: Amount, formValues: LineFormValues): BillLine {
  const { material, variant, variantKey, packAtFirst, length, pieces } = amount
  const pack = chosenPack(amount, formValues.pack ?? packAtFirst)
  // The price of a pack that is no longer sold is none of the first pack's.
  const isSold = formValues.pack === undefined || formValues.pack === pack.id
  const typed = isSold ? formValues : { ...formValues, price: undefined, shop: undefined }
  const packSize = fixedOrTypedSize(pack, typed.holds)
  const countedPack = packSize ? pack : material.packs[0]
  const exact = measuredFor(countedPack, amount).div(countedPackSize({ packSize, countedPack }))
  const plan = planFor(countedPack, amount)
  // Work is measured, and nobody runs short of it.
  const packCount = isLabour(amount)
    ? exact.round(countedPack.decimals)
    : (plan?.packCount ?? exact.ceil(countedPack.decimals))
  // A shop cannot know what a pack holds whose content a person types.
  const isOfShop = isEmpty(typed.price) && pack.holds !== undefined
  const price = parsePrice((isOfShop ? typed.shop : typed.price) ?? '')
  const quoted = parseQuotation(typed.quoted)
  return {
    material,
    variant,
    variantKey,
    packAtFirst,
    exact: amount.exact,
    length,
    pieces,
    plan: plan?.plan,
    key: amountKey(amount),
    formValues: typed,
    pack,
    packSize,
    countedPack,
    packCount,
    packCountFigure: formatNumber(packCount, countedPack.decimals),
    packsDescription: describePacks(amount, { countedPack, packCount, packSize }),
    price,
    isShopPrice: isOfShop && price !== undefined,
    // The price is that of the chosen pack, and of no other.
    cost: price && packSize && toCent(packCount.mul(price)),
    difference: quoted && packSize && compareQuotation(quoted, packCount, pack),
    invalidInputs: [
      ...(isEmpty(typed.holds) || packSize ? [] : ['holds' as const]),
      ...(isEmpty(typed.price) || price ? [] : ['price' as const]),
      ...(isEmpty(typed.quoted) || quoted ? [] : ['quoted' as const]),
    ],
  }
}

/** Makes the bill of some amounts, with a bill of the labour where there is any, and with the lines that a person prices. */
export function billOf(
  amounts: readonly Amount[],
  valuesOf: (key: string, amount: Amount) => LineFormValues,
  labour: readonly Amount[] = [],
  pricedLines: readonly PricedLine[] = [],
): Bill {
  const lines = amounts.map((amount) => billLine(amount, valuesOf(amountKey(amount), amount)))
  const linesTotal = sumOf(lines.flatMap(({ cost }) => cost ?? []))
  const labourBill = labour.length > 0 ? billOf(labour, valuesOf) : undefined
  const priced = pricedLineCosts(
    pricedLines,
    [linesTotal, labourBill?.total].flatMap((cost) => cost ?? []),
  )
  const total = sumOf([linesTotal, ...priced.map(({ cost }) => cost)].flatMap((cost) => cost ?? []))
  const cents = [...lines, ...priced].some((line) =>
    ['price' in line ? line.price : undefined, line.cost].some((money) => money && hasCents(money)),
  )
  return { lines, priced, linesTotal, total, cents, ...(labourBill && { labour: labourBill }) }
}

function sumOf(costs: readonly Fraction[]): Fraction | undefined {
  const [first, ...others] = costs
  return first && others.reduce((sum, cost) => sum.add(cost), first)
}

/** The lines of a bill and those of its labour. */
export function allLines({ lines, labour }: Bill): BillLine[] {
  return [...lines, ...(labour?.lines ?? [])]
}

/** The cost of the lines of a bill and of its labour; undefined unless both have a cost. */
export function totalWithLabour({ total, labour }: Bill): Fraction | undefined {
  return labour?.total && total?.add(labour.total)
}

/** The cost of materials and labour together, and its label; undefined unless both have a cost. */
export function sumWithLabour(bill: Bill): { label: string; total: Money } | undefined {
  const total = totalWithLabour(bill)
  if (!total) return undefined
  const isWhole = allLines(bill).every(({ cost }) => cost)
  const isAll = bill.priced.some(({ cost }) => cost)
  return {
    label: isAll
      ? messages.allTogether
      : isWhole
        ? messages.materialsAndLabour
        : messages.materialsAndLabourWithPrice,
    total: { amount: total, cents: hasCentsIn(bill) },
  }
}

/** Money of a bill and its labour is shown with cents. */
export function hasCentsIn({ cents, labour }: Bill): boolean {
  return cents || labour?.cents === true
}

/** The cost of a line, with cents where its bill shows them; undefined without a price. */
export function costOf({ cost }: BillLine, { cents }: Bill): Money | undefined {
  return cost && { amount: cost, cents }
}

/** The total of a bill; undefined where no line has a price. */
export function totalOf({ total, cents }: Bill): Money | undefined {
  return total && { amount: total, cents }
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
