import * as buy from '#messages/buy.ts'
import { formOf, keepForm, useSlot } from '../state/store.ts'
import { Field } from '../ui/field/Field.tsx'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import { type Box, readBox } from './stock.ts'

interface StockBoxProps {
  page: string
  box: Box
  onEnter: () => void
}

/** A box for what a person has; the tab keeps its text with the form of the page. */
export function StockBox({ page, box, onEnter }: StockBoxProps) {
  const { have = {} } = useSlot('forms')[page] ?? {}
  const isRead = readBox(box, have) !== undefined
  return (
    <Field label={box.label} error={isRead ? undefined : box.line ? buy.notACount : buy.notAPrice}>
      {(ids) => (
        <NumberInput
          {...ids}
          name={box.name}
          value={have[box.key] ?? ''}
          aria-invalid={isRead ? undefined : true}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          onChange={({ target }) =>
            keepForm(page, { have: { ...formOf(page).have, [box.key]: target.value } })
          }
        />
      )}
    </Field>
  )
}
