import { type RefObject, useRef } from 'react'
import * as messages from '#messages/shops.ts'
import { SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { copyText } from '../export/clipboard.ts'
import { writeCsv } from '../export/csv.ts'
import { saveFile } from '../export/saveFile.ts'
import { shareText } from '../export/shareText.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { boxByText } from './boxes.ts'
import { dayInWords, today } from './day.ts'
import { type ReadForm, SHOP_INPUTS } from './readForm.ts'
import { readShopFile, shopRows } from './shopFile.ts'
import { MOST_CHARACTERS } from './shopLink.ts'
import { shopInWords } from './whose.ts'

interface ShopActionsProps {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  read: ReadForm
  /** Undefined while there is none. */
  link: string | undefined
  /** Replaces all texts of the form. */
  fill: (values: FormValues) => void
  onShowSheet: () => void
}

/** How a shop's prices leave the page, and come back from a file. */
export function ShopActions(props: ShopActionsProps) {
  const { form, values, read, link, fill, onShowSheet } = props
  const showToast = useToast()
  const file = useRef<HTMLInputElement>(null)
  /** Does something with the link; without one, leads to the first input that keeps it from being made. */
  const withLink = (act: (link: string) => void) => () =>
    link === undefined ? focusProblem(form.current, read) : act(link)
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    showToast(
      isCopied
        ? { title: messages.copied, text: messages.copiedText, tone: 'neutral' }
        : { title: messages.copyThis, text, tone: 'neutral' },
    )
  }
  const send = (text: string) => {
    const shop = parseShop(read.texts?.[SHOP_NAME])
    const message = shop ? say(messages.message, { ...shopInWords(shop), link: text }) : text
    if ('share' in navigator) void shareText(message, shop?.name ?? '')
    else window.open(`https://wa.me/?text=${encodeURIComponent(message)}`, '_blank', 'noopener')
  }
  const download = () => {
    const table = new Blob([writeCsv(shopRows(values))], { type: 'text/csv;charset=utf-8' })
    const name = saveFile(`${messages.file.name}-${today()}.csv`, table)
    showToast({ title: messages.saved, text: name, tone: 'neutral' })
  }
  const open = async (chosen: File) => {
    const isLarge = chosen.size > MOST_CHARACTERS
    const text = isLarge ? '' : await chosen.text().catch(() => '')
    const opened = readShopFile(text)
    if (!opened) {
      showToast({ title: messages.notOpened, text: messages.notOpenedText, tone: 'critical' })
      return
    }
    fill(opened.values)
    const { count, leftOut } = opened
    const hasPrices = say(messages.openedText, { count })
    const left = say(messages.fileLeftOut, { count: leftOut })
    showToast({
      title: messages.opened,
      text: leftOut > 0 ? say(messages.openedPartly, { opened: hasPrices, left }) : hasPrices,
      tone: 'neutral',
      action: {
        label: messages.undo,
        altText: messages.undoOtherwise,
        onSelect: () => fill(values),
      },
    })
  }
  return (
    <Stack as="section" gap="m" className={onScreen} aria-labelledby="give">
      <h2 id="give">{messages.give}</h2>
      <p role="status">{statusOf(read)}</p>
      <Row gap="s">
        <Button onClick={withLink(copy)}>{messages.copyLink}</Button>
        <Button variant="secondary" onClick={withLink(send)}>
          {messages.send}
        </Button>
        <Button variant="secondary" onClick={withLink(onShowSheet)}>
          {messages.showSheet}
        </Button>
      </Row>
      <p>{messages.aboutFile}</p>
      <Row gap="s">
        <Button variant="secondary" onClick={download}>
          {messages.download}
        </Button>
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {messages.openFile}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          aria-label={messages.openFile}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void open(chosen)
            // Without this, choosing the same file again would not be a change.
            target.value = ''
          }}
        />
      </Row>
    </Stack>
  )
}

/** The texts of the link, or the inputs that keep it from being made. */
function statusOf({ texts, problems, count }: ReadForm): string {
  const shop = parseShop(texts?.[SHOP_NAME])
  if (shop) {
    const prices = say(messages.countOfPrices, { count })
    return say(messages.ready, { prices, date: dayInWords(shop.date) })
  }
  const ofShop = SHOP_INPUTS.filter((input) => problems.includes(input))
  const fields = [
    ...ofShop.map((input) => messages.fields[input]),
    ...(count === 0 || problems.length > ofShop.length ? [messages.prices] : []),
  ]
  return say(messages.notReady, { fields: fields.join(', ') })
}

/** Leads to the first input that is not accepted, or to the first price. */
function focusProblem(form: HTMLFormElement | null, { problems }: ReadForm): void {
  const [first] = boxByText.values()
  const name = problems[0] ?? first?.input ?? ''
  const control = form?.elements.namedItem(name)
  if (!(control instanceof HTMLElement)) return
  for (let fold = control.closest('details'); fold; fold = nextFold(fold)) fold.open = true
  control.focus()
}

function nextFold(fold: HTMLDetailsElement): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null
}
