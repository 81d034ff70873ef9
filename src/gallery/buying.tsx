import { amountsOf, type MaterialAmounts } from '../../schemas/bill/amounts.ts'
import { type BillLine, billOf } from '../../schemas/bill/bill.ts'
import { changeLine, checkQuotation } from '../bill/billFormState.ts'
import { WhatToBuy } from '../bill/WhatToBuy.tsx'
import type { Group } from './group.ts'
import { firstOf, type Sample } from './samples.ts'

/** Prices belong to a material in the whole tab, a quotation to the page of this name. */
const QUOTATION = 'gallery quotation'
const REFUSED = 'gallery refused'

/** The bill, with packs, prices and a quotation beside its lines. */
export function buying(samples: readonly Sample[]): Group {
  const all = samples.map(({ calculator, estimate }) => amountsOf(calculator, estimate))
  const several = firstOf(all, 'three materials', atLeast(3))
  typePrices(several)
  typeQuotation(several)
  const refused = firstOf(without(all, [several]), 'a pack that asks what it holds', asking)
  typeWhatIsRefused(refused)
  const fresh = firstOf(without(all, [several, refused]), 'a material of its own', atLeast(1))
  const note = firstOf(samples, 'a note on what is not counted', ({ calculator }) =>
    calculator.materials.map(({ note }) => note).find((text) => text !== undefined),
  )
  return {
    title: 'What to buy',
    states: [
      {
        name: 'What to buy: the total in sight',
        look: <WhatToBuy page="gallery" {...several} isLong />,
      },
      { name: 'What to buy: no prices', look: <WhatToBuy page="gallery" {...fresh} /> },
      {
        name: 'What to buy: prices, a total without one line',
        look: <WhatToBuy page="gallery" {...several} />,
      },
      {
        name: 'What to buy: a quotation with more, fewer and the same',
        look: <WhatToBuy page={QUOTATION} {...several} />,
      },
      {
        name: 'What to buy: texts that are not accepted',
        look: <WhatToBuy page={REFUSED} {...refused} />,
      },
      {
        name: 'What to buy: a note on what is not counted',
        look: <WhatToBuy page="gallery" {...fresh} notes={[note]} />,
      },
    ],
  }
}

function atLeast(number: number) {
  return (taken: MaterialAmounts) => (taken.amounts.length >= number ? taken : undefined)
}

function asking(taken: MaterialAmounts): MaterialAmounts | undefined {
  const asks = taken.amounts.some(({ material }) => material.packs.some((pack) => pack.holdsLabel))
  return asks ? taken : undefined
}

/** Those that take no material of the others. */
function without(
  all: readonly MaterialAmounts[],
  others: readonly MaterialAmounts[],
): MaterialAmounts[] {
  const taken = new Set(others.flatMap(({ amounts }) => amounts.map(({ material }) => material.id)))
  return all.filter(({ amounts }) => amounts.every(({ material }) => !taken.has(material.id)))
}

function linesOf({ amounts }: MaterialAmounts): BillLine[] {
  return billOf(amounts, () => ({})).lines
}

/** A price for every line but the last, and for the labour, which is then shown. */
function typePrices(taken: MaterialAmounts): void {
  for (const { key } of linesOf(taken).slice(0, -1)) changeLine('gallery', 'price', key, '1,250.50')
  for (const { key } of billOf(taken.labour, () => ({})).lines) {
    changeLine('gallery', 'price', key, '350')
  }
}

function typeQuotation(taken: MaterialAmounts): void {
  checkQuotation(QUOTATION, true)
  for (const [index, { key, packCountFigure }] of linesOf(taken).entries()) {
    const quoted = ['9,999', '1', packCountFigure][index] ?? ''
    changeLine(QUOTATION, 'quoted', key, quoted)
  }
}

function typeWhatIsRefused(taken: MaterialAmounts): void {
  checkQuotation(REFUSED, true)
  for (const { key, material } of linesOf(taken)) {
    const pack = material.packs.find(({ holdsLabel }) => holdsLabel !== undefined)
    if (pack) changeLine(REFUSED, 'pack', key, pack.id)
    changeLine(REFUSED, 'holds', key, 'a dozen')
    changeLine(REFUSED, 'price', key, 'cheap')
    changeLine(REFUSED, 'quoted', key, 'many')
  }
}
