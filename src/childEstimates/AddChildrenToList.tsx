import { useState } from 'react'
import * as words from '#messages/addToList.ts'
import * as own from '#messages/childEstimates.ts'
import { say } from '../../schemas/messages/message.ts'
import { setList } from '../list/listStore.ts'
import {
  hasRoom,
  type JobList,
  LIST_IS_FULL,
  type ListedEstimate,
  mergeLists,
} from '../state/jobList.ts'
import { saveSession } from '../state/session.ts'
import { get, useSlot } from '../state/store.ts'
import { useOpenPage } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import * as styles from './ChildEstimates.css.ts'

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

  const add = async (
    done: (typeof own)['added' | 'replaced'],
    isKept: (estimate: ListedEstimate) => boolean,
  ) => {
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
      title: say(done, { count: made.estimates.length }),
      text: isSaved ? own.addedText : words.unsaved,
      tone: 'neutral',
      action: {
        label: words.openList,
        altText: words.openListOtherwise,
        onSelect: () => openPage('/list'),
      },
    })
  }
  const addAll = () => add(own.added, () => true)
  if (!isAsking || before === 0) {
    return (
      <button
        type="button"
        className={menu.button}
        onClick={() => (before > 0 ? setAsking(true) : addAll())}
      >
        {words.add}
      </button>
    )
  }
  return (
    <div className={styles.asking}>
      <p role="status">{say(own.listedBefore, { count: before })}</p>
      <button
        type="button"
        className={menu.button}
        onClick={() => add(own.replaced, ({ madeBy }) => madeBy !== slug)}
      >
        {say(own.replace, { count: before })}
      </button>
      <button type="button" className={menu.button} onClick={addAll}>
        {own.keepBoth}
      </button>
    </div>
  )
}
