import * as messages from '#messages/offeredPrices.ts'
import { lineKeyOf } from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { get, keepForm, set } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import { applyLinkedPrices } from './billFormState.ts'

interface OfferedPricesProps {
  page: string
  /** The texts of a link that would replace a person's own, by their inputs' names. */
  offered: FormValues | undefined
  /** Takes back that the last ones were used. */
  undo: (() => void) | undefined
  onUse: (used: { undo: () => void } | undefined) => void
}

/** The question whether a link's prices are used, or what was done and the way back. */
export function OfferedPrices({ page, offered, undo, onUse }: OfferedPricesProps) {
  if (offered) {
    const count = new Set(Object.keys(offered).map(lineKeyOf)).size
    const use = () => {
      const takeBack = applyOffered(page, offered)
      onUse({ undo: takeBack })
    }
    return (
      <Row gap="s">
        <p role="status">{say(messages.offered, { count })}</p>
        <Button variant="secondary" onClick={use}>
          {messages.use}
        </Button>
        <Button variant="secondary" onClick={() => keepForm(page, { offered: undefined })}>
          {messages.notNow}
        </Button>
      </Row>
    )
  }
  const takeBack = () => {
    undo?.()
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

/** Returns a function that brings back what the link replaced, where it was not changed since. */
function applyOffered(page: string, offered: FormValues): () => void {
  const before = {
    prices: get('prices'),
    quotation: get('quotations')[page],
    labour: get('addsLabour'),
  }
  applyLinkedPrices(page, offered)
  keepForm(page, { offered: undefined })
  const linked = { prices: get('prices'), quotation: get('quotations')[page] }
  return () => {
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
