import * as messages from '#messages/shops.ts'
import { SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { formatMoney, hasCents, parsePrice } from '../../schemas/bill/money.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { Button } from '../ui/button/Button.tsx'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { pricedItems } from './boxes.ts'
import { dayInWords } from './day.ts'
import { phoneInWords } from './readForm.ts'

const importQrCode = () => import('./QrCode.tsx')

interface ShopSheetProps {
  /** As links have them. */
  texts: FormValues
  link: string
}

/** A sheet for the wall of a shop: its prices, and its link for a camera. */
export function ShopSheet({ texts, link }: ShopSheetProps) {
  const shop = parseShop(texts[SHOP_NAME])
  if (!shop) return null
  const prices = pricedItems.flatMap(({ name, size, lang, isOfAnySize, boxes }) =>
    boxes.flatMap(({ text, pack }) => {
      const amount = parsePrice(texts[text] ?? '')
      const any = isOfAnySize ? say(messages.anySize, { material: name }) : name
      const material = size === '' ? any : `${name}, ${size}`
      return amount ? [{ text, lang, material, pack, amount }] : []
    }),
  )
  const cents = prices.some(({ amount }) => hasCents(amount))
  return (
    <section aria-label={shop.name} data-sheet="">
      <Stack gap="m">
        <div>
          <h2>{shop.name}</h2>
          <p>
            {[shop.place.trim(), phoneInWords(shop.phone)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p>{say(messages.sheet, { date: dayInWords(shop.date) })}</p>
        </div>
        <Row gap="m">
          <LazyPart load={importQrCode}>
            {({ QrCode }) => (
              <QrCode text={link} label={say(messages.qrCode, { shop: shop.name })} />
            )}
          </LazyPart>
          <div>
            <p>{messages.sheetScan}</p>
            <p>{say(messages.sheetNote, { site: new URL(link).host })}</p>
          </div>
        </Row>
        <Stack as="ul" gap="xs">
          {prices.map(({ text, lang, material, pack, amount }) => (
            <Row as="li" align="ends" gap="m" key={text} lang={lang}>
              <span>{say(messages.sheetLine, { material, pack })}</span>
              <strong>{formatMoney({ amount, cents })}</strong>
            </Row>
          ))}
        </Stack>
        <p className={onScreen}>
          <Button onClick={() => window.print()}>{messages.print}</Button>
        </p>
      </Stack>
    </section>
  )
}
