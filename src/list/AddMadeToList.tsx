import { useState } from 'react'
import { saveSession } from '../state/session.ts'
import { get, useSlot } from '../state/store.ts'
import { useOpenPage } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { hasRoom, type JobList, LIST_IS_FULL, type ListedEstimate, mergeLists } from './jobList.ts'
import { setList } from './listStore.ts'
import * as styles from './MadeEstimates.css.ts'

interface AddMadeToListProps {
  /** Of the calculator that makes the estimates. */
  slug: string
  /** The estimates that it makes of what stands in the fields; undefined where that is not accepted. */
  current: () => Promise<JobList | undefined>
}

/**
 * Adds all estimates that a calculator makes to the job's list. Where the list has some that it made
 * before, it asks whether these take their place.
 */
export function AddMadeToList({ slug, current }: AddMadeToListProps) {
  const { estimates } = useSlot('list')
  const showToast = useToast()
  const openPage = useOpenPage()
  const [isAsking, setAsking] = useState(false)
  const before = estimates.filter(({ madeBy }) => madeBy === slug).length

  const add = async (done: string, isKept: (estimate: ListedEstimate) => boolean) => {
    setAsking(false)
    const made = await current()
    if (!made) return
    const list = get('list')
    const rest = { ...list, estimates: list.estimates.filter(isKept) }
    if (!hasRoom(rest, made.estimates.length)) {
      showToast(LIST_IS_FULL)
      return
    }
    setList(mergeLists(rest, made))
    const isSaved = saveSession()
    showToast({
      title: `${done} ${made.estimates.length} estimates`,
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
  const addAll = () => add('Added', () => true)
  if (!isAsking || before === 0) {
    return (
      <button
        type="button"
        className={menu.button}
        onClick={() => (before > 0 ? setAsking(true) : addAll())}
      >
        Add to list
      </button>
    )
  }
  return (
    <div className={styles.asking}>
      <p role="status">
        The list has {before} estimates that this page made before. Replacing them loses what you
        changed in them.
      </p>
      <button
        type="button"
        className={menu.button}
        onClick={() => add('Replaced', ({ madeBy }) => madeBy !== slug)}
      >
        Replace them
      </button>
      <button type="button" className={menu.button} onClick={addAll}>
        Keep both
      </button>
    </div>
  )
}
