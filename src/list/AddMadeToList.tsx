import { useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { saveSession } from '../state/session.ts'
import { useSlot } from '../state/store.ts'
import { useOpenPage } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { hasRoom, type JobList, LIST_IS_FULL, mergeLists } from './jobList.ts'
import { setList } from './listStore.ts'
import * as styles from './MadeEstimates.css.ts'
import type { MadeList } from './madeList.ts'

interface AddMadeToListProps {
  calculator: Calculator
  made: MadeList
}

/**
 * Adds all estimates that a calculator made to the job's list. Where the list has some that it made
 * before, it asks whether these take their place.
 */
export function AddMadeToList({ calculator, made }: AddMadeToListProps) {
  const list = useSlot('list')
  const showToast = useToast()
  const openPage = useOpenPage()
  const [isAsking, setAsking] = useState(false)
  const before = list.estimates.filter(({ madeBy }) => madeBy === calculator.slug).length

  const addTo = (rest: JobList) => {
    setAsking(false)
    const { estimates } = made.list
    if (!hasRoom(rest, estimates.length)) {
      showToast(LIST_IS_FULL)
      return
    }
    setList(mergeLists(rest, made.list))
    const isSaved = saveSession()
    showToast({
      title: `Added ${estimates.length} estimates`,
      text: isSaved
        ? 'They are on the list until you close this tab.'
        : 'This browser cannot save the list: it is lost if you reload the page.',
      tone: 'neutral',
      action: {
        label: 'Open the list',
        altText: 'Choose Materials list at the top of the page',
        onSelect: () => openPage('/list'),
      },
    })
  }
  const others = list.estimates.filter(({ madeBy }) => madeBy !== calculator.slug)
  if (!isAsking || before === 0) {
    return (
      <button
        type="button"
        className={menu.button}
        onClick={() => (before > 0 ? setAsking(true) : addTo(list))}
      >
        Add to list
      </button>
    )
  }
  return (
    <div className={styles.asking}>
      <p role="status">The list has {before} estimates that this page made before.</p>
      <button
        type="button"
        className={menu.button}
        onClick={() => addTo({ ...list, estimates: others })}
      >
        Replace them
      </button>
      <button type="button" className={menu.button} onClick={() => addTo(list)}>
        Keep both
      </button>
    </div>
  )
}
