import * as messages from '#messages/addToList.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { hasRoom, type ListedEstimate, listedAlike, nextName } from '../state/jobList.ts'
import { get, useEditedEstimate, useSlot } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { LIST_IS_FULL } from './listIsFull.ts'
import { addToList } from './listStore.ts'
import { useAddedToast } from './useAddedToast.ts'

export interface AddToListProps {
  calculator: Calculator
  estimate: Estimate
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes the texts in the fields; undefined where they are not accepted, which the page shows. */
  calculate: () => Promise<Estimate | undefined>
}

/**
 * Adds an estimate of the texts in the fields to the job's list. It computes first, and stores nothing that
 * is not accepted.
 */
export function AddToList({ calculator, estimate, isStale, calculate }: AddToListProps) {
  const { slug, title } = calculator
  const list = useSlot('list')
  const isEditing = useEditedEstimate(slug) !== undefined
  const showToast = useToast()
  const showAdded = useAddedToast()
  const isListed = !isStale && listedAlike(list, slug, estimate.formValues) !== undefined

  const calculateIfStale = async () => (isStale ? calculate() : estimate)
  const add = (values: FormValues) => {
    // The list in the store, because a second press may come before the page is drawn again.
    const now = get('list')
    if (!hasRoom(now)) {
      showToast(LIST_IS_FULL)
      return
    }
    const name = nextName(now, title.menu)
    const isSaved = addToList({ slug, name, values })
    showAdded(say(messages.added, { name }), messages.addedText, isSaved)
  }
  const addOnce = async () => {
    const values = (await calculateIfStale())?.formValues
    if (!values) return
    const alike = listedAlike(get('list'), slug, values)
    if (!alike) {
      add(values)
      return
    }
    showToast({
      title: say(messages.alreadyListed, { name: nameOf(alike) }),
      text: messages.alreadyListedText,
      tone: 'neutral',
      action: {
        label: messages.addAgain,
        altText: messages.addAgainOtherwise,
        onSelect: () => add(values),
      },
    })
  }
  const nameOf = ({ name }: ListedEstimate) => name.trim() || title.menu
  return (
    <Button variant="secondary" onClick={addOnce}>
      {isListed ? messages.listed : isEditing ? messages.addAnother : messages.add}
    </Button>
  )
}
