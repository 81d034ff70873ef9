import * as messages from '#messages/form.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'

/** Leads to the first row of a repeat in a form; where it has none, adds one, as its own button does. */
export function leadToRows({ fields }: Calculator, form: HTMLElement | null, repeat: string): void {
  const field = fields[repeat]
  if (!form || field?.kind !== 'repeat') return
  const first = form.querySelector<HTMLElement>(`[name^="${repeat}.0."]`)
  const label = say(messages.addRow, { row: field.row })
  const add = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  const folded = (first ?? add)?.closest('details')
  if (folded) folded.open = true
  if (first) first.focus()
  else add?.click()
}
