import { useEffect, useMemo } from 'react'
import * as messages from '#messages/offeredPrices.ts'
import { isShopText, lineKeyOf, SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { linkedShop } from '../shops/shopLink.ts'
import { takenInWords } from '../shops/whose.ts'
import { get, keepForm, set } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import { storeLinkedLines } from './billFormState.ts'
import { applyShop, isOtherShop, withoutShop } from './shopPrices.ts'

interface OfferedPricesProps {
  page: string
  /** The texts of a link that would replace a person's own, by their inputs' names, and those of a shop. */
  offered: FormValues | undefined
  /** Takes back that the last ones were used. */
  undo: (() => void) | undefined
  onUse: (used: { undo: () => void } | undefined) => void
}

/**
 * The question whether a link's prices are used, or what was done and the way back. The prices of a shop
 * that replace no other shop's are used at once: what a person typed counts before them.
 */
export function OfferedPrices({ page, offered, undo, onUse }: OfferedPricesProps) {
  const { own, shop } = useMemo(() => split(offered ?? {}), [offered])
  const isAsked = shop !== undefined && isOtherShop(shop)
  const isSettled = !offered || isAsked || !Object.keys(offered).some(isShopText)
  useEffect(() => {
    if (isSettled) return
    if (shop) applyShop(shop)
    keepForm(page, { offered: Object.keys(own).length > 0 ? own : undefined })
  }, [page, own, shop, isSettled])
  if (!isSettled) return null
  if (offered) {
    const count = new Set(Object.keys(own).map(lineKeyOf)).size
    const use = () => {
      const takeBack = applyOffered(page, offered, isAsked ? shop : undefined)
      onUse({ undo: takeBack })
    }
    return (
      <Row gap="s">
        <p role="status">
          {count > 0 && say(messages.offered, { count })}{' '}
          {isAsked && takenInWords(shop[SHOP_NAME], get('shop'))}
        </p>
        <Button variant="secondary" onClick={use}>
          {messages.use}
        </Button>
        <Button variant="secondary" onClick={() => keepForm(page, { offered: undefined })}>
          {messages.notNow}
        </Button>
      </Row>
    )
  }
  if (!undo) return null
  const takeBack = () => {
    undo()
    onUse(undefined)
  }
  return (
    <Row gap="s">
      <p role="status">{messages.used}</p>
      {/* The second click of a double tap on the button that was here before takes nothing back. */}
      <Button variant="secondary" onClick={({ detail }) => detail < 2 && takeBack()}>
        {messages.undo}
      </Button>
    </Row>
  )
}

function split(offered: FormValues) {
  return { own: withoutShop(offered), shop: linkedShop(offered)?.texts }
}

/** Returns a function that brings back what the link replaced, where it was not changed since. */
function applyOffered(page: string, offered: FormValues, shop: FormValues | undefined): () => void {
  const before = {
    prices: get('prices'),
    quotation: get('quotations')[page],
    labour: get('addsLabour'),
  }
  storeLinkedLines(page, offered)
  keepForm(page, { offered: undefined })
  const linked = { prices: get('prices'), quotation: get('quotations')[page] }
  const removeShop = shop && applyShop(shop)
  return () => {
    removeShop?.()
    set('prices', withoutChange(get('prices'), linked.prices, before.prices))
    set('addsLabour', before.labour)
    const { [page]: quotation, ...others } = get('quotations')
    if (quotation === linked.quotation) {
      set('quotations', before.quotation ? { ...others, [page]: before.quotation } : others)
    }
    keepForm(page, { offered })
  }
}

/** Some texts without the change from one state to another, where they still are as it left them. */
function withoutChange(now: FormValues, changed: FormValues, before: FormValues): FormValues {
  const names = new Set([...Object.keys(changed), ...Object.keys(before)])
  const isToRestore = (name: string) =>
    changed[name] !== before[name] && now[name] === changed[name]
  const restored = [...names].filter(isToRestore)
  const others = Object.entries(now).filter(([name]) => !restored.includes(name))
  const old = Object.entries(before).filter(([name]) => restored.includes(name))
  return Object.fromEntries([...others, ...old])
}
