import { useState } from 'react'
import * as addToList from '#messages/addToList.ts'
import * as messages from '#messages/childEstimates.ts'
import { say } from '../../schemas/messages/message.ts'
import { LIST_IS_FULL } from '../list/listIsFull.ts'
import { setList } from '../list/listStore.ts'
import { useAddedToast } from '../list/useAddedToast.ts'
import { hasRoom, type JobList, type ListedEstimate, mergeLists } from '../state/jobList.ts'
import { saveSession } from '../state/session.ts'
import { get, useSlot } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import * as styles from './ChildEstimates.css.ts'

interface AddChildrenToListProps {
  /** Of the calculator that makes the estimates. */
  slug: string
  /** The estimates that it makes of what stands in the fields; undefined where that is not accepted. */
  childListNow: () => Promise<JobList | undefined>
}

/**
 * Adds all estimates that a calculator makes to the job's list. Where the list has some that it made
 * before, it asks whether these take their place.
 */
export function AddChildrenToList({ slug, childListNow }: AddChildrenToListProps) {
  const { estimates } = useSlot('list')
  const showToast = useToast()
  const showAdded = useAddedToast()
  const [isAsking, setAsking] = useState(false)
  const before = estimates.filter(({ parentSlug }) => parentSlug === slug).length

  const add = async (
    done: (typeof messages)['added' | 'replaced'],
    isKept: (estimate: ListedEstimate) => boolean,
  ) => {
    setAsking(false)
    const children = await childListNow()
    if (!children) return
    const list = get('list')
    const rest = { ...list, estimates: list.estimates.filter(isKept) }
    if (!hasRoom(rest, children.estimates.length)) {
      showToast(LIST_IS_FULL)
      return
    }
    setList(mergeLists(rest, children))
    showAdded(say(done, { count: children.estimates.length }), messages.addedText, saveSession())
  }
  const addAll = () => add(messages.added, () => true)
  if (!isAsking || before === 0) {
    return (
      <Button variant="secondary" onClick={() => (before > 0 ? setAsking(true) : addAll())}>
        {addToList.add}
      </Button>
    )
  }
  return (
    <Row gap="s" className={styles.asking}>
      <p role="status">{say(messages.listedBefore, { count: before })}</p>
      <Button
        variant="secondary"
        onClick={() => add(messages.replaced, ({ parentSlug }) => parentSlug !== slug)}
      >
        {say(messages.replace, { count: before })}
      </Button>
      <Button variant="secondary" onClick={addAll}>
        {messages.keepBoth}
      </Button>
    </Row>
  )
}
