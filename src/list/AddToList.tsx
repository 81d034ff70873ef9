import { useId } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { useOpenPage } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { editedPlace, forgetEdited, hold, useHeldList } from './held.ts'
import { added, changed, FULL, hasRoom, nextName } from './jobList.ts'

interface AddToListProps {
  calculator: Calculator
  estimate: Estimate
}

/**
 * Puts a result on the job's list; or, where one of the list was opened here to be changed, back in
 * its place.
 */
export function AddToList({ calculator, estimate }: AddToListProps) {
  const { address, title } = calculator
  const { texts } = estimate
  const id = useId()
  const list = useHeldList()
  const showToast = useToast()
  const openPage = useOpenPage()
  const place = editedPlace()
  const edited = place === undefined ? undefined : list.estimates[place]

  const add = () => {
    if (!hasRoom(list)) {
      showToast(FULL)
      return
    }
    const name = nextName(list, title.menu)
    const isStored = hold(added(list, { address, name, texts }))
    showToast({
      title: `Added ‘${name}’`,
      text: isStored
        ? 'It is on the list of this tab until you close it.'
        : 'This browser keeps no list: it is gone when the page is reloaded.',
      tone: 'neutral',
      action: {
        label: 'Open the list',
        altText: 'Choose Materials list at the top of the page',
        onSelect: () => openPage('/list'),
      },
    })
  }
  const update = (at: number) => {
    forgetEdited()
    hold(changed(list, at, { texts }))
    showToast({
      title: `Updated ‘${edited?.name.trim() || title.menu}’`,
      text: 'The list is new.',
      tone: 'neutral',
    })
    openPage('/list')
  }
  return (
    <>
      {place !== undefined && edited?.address === address && (
        <>
          <button
            type="button"
            className={menu.button}
            aria-describedby={id}
            onClick={() => update(place)}
          >
            Update
          </button>
          <span id={id}>‘{edited.name.trim() || title.menu}’ on the list</span>
        </>
      )}
      <button type="button" className={menu.button} onClick={add}>
        Add to list
      </button>
    </>
  )
}
