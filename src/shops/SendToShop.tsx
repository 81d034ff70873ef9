import * as messages from '#messages/shopPrices.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import { say } from '../../schemas/messages/message.ts'
import { Button } from '../ui/button/Button.tsx'

interface SendToShopProps {
  shop: string
  /** Opens a tab at the address that it makes of the message: what to buy, without a price. */
  onSend: (addressOf: (text: string) => string) => void
}

/** A button that opens WhatsApp with what to buy, for the shop whose prices are in use. */
export function SendToShop({ shop: text, onSend }: SendToShopProps) {
  const shop = parseShop(text)
  if (!shop || shop.phone === '') return null
  const addressOf = (message: string) =>
    `https://wa.me/${shop.phone}?text=${encodeURIComponent(message)}`
  return (
    <Button variant="secondary" onClick={() => onSend(addressOf)}>
      {say(messages.sendTo, { shop: shop.name })}
    </Button>
  )
}
