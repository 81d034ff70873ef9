import { useRef } from 'react'
import * as messages from '#messages/shopPrices.ts'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { formatShillings, hasCents, parsePrice } from '../../schemas/bill/money.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import { say } from '../../schemas/messages/message.ts'
import { problem } from '../bill/BillBoxes.css.ts'
import { removeShop } from '../bill/shopPrices.ts'
import { note } from '../bill/WhatToBuy.css.ts'
import { useSlot } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { hint } from '../ui/field/Field.css.ts'
import { Row } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { daysSince, FRESH_DAYS } from './day.ts'
import { ownPricesIn, shopInWords } from './whose.ts'

/** Whose prices a bill has, of which day, and which lines have a person's own. */
export function ShopInUse({ bill }: { bill: Bill }) {
  const shop = parseShop(useSlot('shop'))
  const region = useRef<HTMLDivElement>(null)
  const showToast = useToast()
  if (!shop) return null
  const words = shopInWords(shop)
  const days = daysSince(shop.date)
  const own = ownPricesIn(bill)
  const remove = () => {
    // The button goes: whoever has no mouse goes on from the bill.
    const section = region.current?.closest('section')
    const undo = removeShop()
    section?.setAttribute('tabindex', '-1')
    section?.focus({ preventScroll: true })
    showToast({
      title: say(messages.removed, words),
      text: '',
      tone: 'neutral',
      action: { label: messages.undo, altText: messages.undo, onSelect: undo },
    })
  }
  return (
    <div ref={region} className={note} data-shop="">
      <p>{say(messages.pricesOf, words)}.</p>
      {days > FRESH_DAYS && <p className={problem}>{say(messages.old, { count: days })}</p>}
      {own !== '' && <p>{say(messages.ownPrices, { materials: own })}.</p>}
      {bill.shop === undefined && <p>{messages.noneHere}</p>}
      <Row gap="s">
        <Button variant="secondary" onClick={remove}>
          {messages.remove}
        </Button>
      </Row>
    </div>
  )
}

/** The price of the shop for a line, beside the box for a person's own. */
export function ShopPrice({ line: { formValues, isShopPrice } }: { line: BillLine }) {
  const shop = parseShop(useSlot('shop'))
  const amount = parsePrice(formValues.shop ?? '')
  if (!shop || !amount) return null
  const price = formatShillings({ amount, cents: hasCents(amount) })
  const text = isShopPrice ? messages.ofShop : messages.ownInstead
  return <p className={hint}>{say(text, { shop: shop.name, price })}</p>
}
