import { useEffect, useState } from 'react'
import * as messages from '#messages/shopPrices.ts'
import { SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import { say } from '../../schemas/messages/message.ts'
import { SHOP_MARK } from '../addresses.ts'
import { applyShop, isOtherShop } from '../bill/shopPrices.ts'
import { useFragment } from '../permalink/useFragment.ts'
import { get, set, useSlot } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { panel } from '../ui/spacing/panel.css.ts'
import { daysSince, FRESH_DAYS } from './day.ts'
import { readShopLink } from './shopLink.ts'
import { shopInWords } from './whose.ts'

interface ShopOfferProps {
  /** The prices are used at once, and nothing is said: a frame on the shop's own page. */
  isAutomatic?: boolean
}

/** How the last link ended. */
type OfferOutcome = { state: 'unreadable' } | { state: 'used'; shop: string; undo: () => void }

/** Opens the link of a shop in the address, and asks whether its prices are used. */
export function ShopOffer({ isAutomatic = false }: ShopOfferProps) {
  const { hash, replaceHash } = useFragment()
  const offered = useSlot('offeredShop')
  const [outcome, setOutcome] = useState<OfferOutcome>()
  useEffect(() => {
    if (!hash.startsWith(SHOP_MARK)) return
    const linked = readShopLink(hash.slice(1))
    setOutcome(linked || isAutomatic ? undefined : { state: 'unreadable' })
    if (linked && isAutomatic) applyShop(linked.texts)
    else if (linked) set('offeredShop', linked)
    // The tab has it from now on: a reload would ask once more.
    replaceHash('')
  }, [hash, isAutomatic, replaceHash])
  if (offered) {
    const answer = (next: OfferOutcome | undefined) => {
      set('offeredShop', undefined)
      setOutcome(next)
    }
    return (
      <Question
        {...offered}
        onUse={(shop) => answer({ state: 'used', shop, undo: applyShop(offered.texts) })}
        onIgnore={() => answer(undefined)}
      />
    )
  }
  if (!outcome) return null
  const close = () => setOutcome(undefined)
  return (
    <Row gap="s" className={panel}>
      {/* The button that was pressed is gone: whoever has no mouse goes on from here. */}
      <p role="status" tabIndex={-1} ref={outcome.state === 'used' ? focus : undefined}>
        {outcome.state === 'used'
          ? say(messages.inUse, { shop: outcome.shop })
          : messages.unreadable}
      </p>
      {outcome.state === 'used' ? (
        <Button
          variant="secondary"
          // The second click of a double tap on the button that was here before takes nothing back.
          onClick={({ detail }) => {
            if (detail > 1) return
            outcome.undo()
            close()
          }}
        >
          {messages.undo}
        </Button>
      ) : (
        <Button variant="secondary" onClick={close}>
          {messages.close}
        </Button>
      )}
    </Row>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

interface QuestionProps {
  texts: Record<string, string>
  leftOut: number
  onUse: (shop: string) => void
  onIgnore: () => void
}

function Question({ texts, leftOut, onUse, onIgnore }: QuestionProps) {
  const shop = parseShop(texts[SHOP_NAME])
  const inUse = isOtherShop(texts) ? parseShop(get('shop')) : undefined
  if (!shop) return null
  const words = shopInWords(shop)
  const days = daysSince(shop.date)
  return (
    <Stack as="section" gap="s" className={panel} aria-label={words.shop}>
      <div role="status">
        <p>{say(messages.offered, { ...words, count: Object.keys(texts).length - 1 })}</p>
        {days > FRESH_DAYS && <p>{say(messages.old, { count: days })}</p>}
        {leftOut > 0 && <p>{say(messages.leftOut, { count: leftOut })}</p>}
        {inUse && <p>{say(messages.replaces, shopInWords(inUse))}</p>}
        <p>{messages.yoursStay}</p>
      </div>
      <Row gap="s">
        <Button onClick={() => onUse(words.shop)}>{messages.use}</Button>
        <Button variant="secondary" onClick={onIgnore}>
          {messages.notNow}
        </Button>
      </Row>
    </Stack>
  )
}
