import { useId } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { useSlot } from '../state/store.ts'
import { useOpenPage } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { hasRoom, LIST_IS_FULL, nextName, updateEstimate } from './jobList.ts'
import { addToList, editEstimate, setList } from './listStore.ts'

interface AddToListProps {
  calculator: Calculator
  estimate: Estimate
}

/**
 * Adds a result to the job's list; where an estimate of the list was opened here to be edited, it can
 * be updated as well.
 */
export function AddToList({ calculator, estimate }: AddToListProps) {
  const { slug, title } = calculator
  const { formValues: values } = estimate
  const descriptionId = useId()
  const list = useSlot('list')
  const editedId = useSlot('editedEstimate')
  const showToast = useToast()
  const openPage = useOpenPage()
  const edited = list.estimates.find((one) => one.id === editedId && one.slug === slug)
  const editedName = edited?.name.trim() || title.menu

  const add = () => {
    if (!hasRoom(list)) {
      showToast(LIST_IS_FULL)
      return
    }
    const name = nextName(list, title.menu)
    const isSaved = addToList({ slug, name, values })
    showToast({
      title: `Added ‘${name}’`,
      text: isSaved
        ? 'It is on the list until you close this tab.'
        : 'This browser cannot save the list: it is lost if you reload the page.',
      tone: 'neutral',
      action: {
        label: 'Open the list',
        altText: 'Choose Materials list at the top of the page',
        onSelect: () => openPage('/list'),
      },
    })
  }
  const update = (id: string) => {
    editEstimate(undefined)
    setList(updateEstimate(list, id, { values }))
    showToast({
      title: `Updated ‘${editedName}’`,
      text: 'The list now uses the new figures.',
      tone: 'neutral',
    })
    openPage('/list')
  }
  return (
    <>
      {edited && (
        <>
          <button
            type="button"
            className={menu.button}
            aria-describedby={descriptionId}
            onClick={() => update(edited.id)}
          >
            Update
          </button>
          <span id={descriptionId}>‘{editedName}’ on the list</span>
        </>
      )}
      <button type="button" className={menu.button} onClick={add}>
        Add to list
      </button>
    </>
  )
}
