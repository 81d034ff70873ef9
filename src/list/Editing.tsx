import { useEffect, useRef } from 'react'
import * as messages from '#messages/addToList.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'
import { withoutLanguage } from '../addresses.ts'
import { type ListedEstimate, updateEstimate } from '../state/jobList.ts'
import { get, keepForm } from '../state/store.ts'
import { useOpenPage } from '../ui/link/useOpenPage.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { EditingLine, nameOfEdited } from './EditingLine.tsx'
import { editEstimate, setList } from './listStore.ts'

interface EditingProps {
  calculator: Calculator
  /** The estimate of the list that was opened here. */
  edited: ListedEstimate
  /** Computes the texts in the fields; undefined where they are not accepted, which the page shows. */
  calculate: () => Promise<Estimate | undefined>
}

/**
 * Names the estimate of the list that the form below edits. Update computes the texts in the fields and
 * replaces the estimate; it stores nothing that is not accepted. Cancel drops the edit. Prices and packs
 * stay, because they belong to the whole list, and a toast says so.
 */
export function Editing({ calculator, edited, calculate }: EditingProps) {
  const showToast = useToast()
  const openPage = useOpenPage()
  const name = nameOfEdited(calculator, edited)
  const update = async () => {
    const values = (await calculate())?.formValues
    if (!values) return
    setList(updateEstimate(get('list'), edited.id, { values }))
    showToast({
      title: say(messages.updated, { name }),
      text: messages.updatedText,
      tone: 'neutral',
    })
    await close()
  }
  const pricesBefore = useRef(get('prices'))
  const isDone = useRef(false)
  // The mark goes after the page: if this line went first, the form would jump.
  useEffect(() => () => (isDone.current ? editEstimate(undefined) : undefined), [])
  const close = async () => {
    isDone.current = true
    await openPage('/list')
    // The page may still be scrolling to a result; the list must open at its top.
    window.scrollTo(0, 0)
    // The list's page could not be loaded, so this page stays.
    if (withoutLanguage(location.pathname) !== '/list') editEstimate(undefined)
  }
  const cancel = async () => {
    if (get('prices') === pricesBefore.current) showToast()
    else
      showToast({
        title: messages.pricesStay,
        text: messages.pricesStayText,
        tone: 'neutral',
      })
    keepForm(calculator.slug, { values: undefined, result: undefined })
    await close()
  }
  return <EditingLine {...{ calculator, edited, update, cancel }} />
}
