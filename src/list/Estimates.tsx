import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import * as messages from '#messages/list.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import {
  cleanName,
  duplicateEstimate,
  hasRoom,
  insertEstimate,
  type JobList,
  LIST_LIMITS,
  nextId,
  removeEstimate,
  updateEstimate,
} from '../state/jobList.ts'
import { get } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { EstimateRow } from './EstimateRow.tsx'
import { type Evaluations, nameOf } from './evaluateList.ts'
import * as styles from './ListOfJob.css.ts'
import { LIST_IS_FULL } from './listIsFull.ts'
import { setList } from './listStore.ts'

interface EstimatesProps {
  list: JobList
  calculators: ReadonlyMap<string, Calculator> | undefined
  evaluations: Evaluations
}

/** The estimates of the list, in the order in which they were added. */
export function Estimates({ list, calculators, evaluations }: EstimatesProps) {
  const { removal, remove, undo } = useRemoval()
  const showToast = useToast()
  const [idToFocus, setIdToFocus] = useState<string>()
  useEffect(() => {
    if (idToFocus === undefined) return undefined
    return afterwards(() => {
      const input = document.querySelector<HTMLInputElement>(`[data-estimate="${idToFocus}"] input`)
      input?.focus()
      input?.select()
      setIdToFocus(undefined)
    })
  }, [idToFocus])
  const rename = useCallback((id: string, name: string) => {
    setList(updateEstimate(get('list'), id, { name: cleanName(name, LIST_LIMITS.name) }))
  }, [])
  const duplicate = useCallback(
    (id: string) => {
      const before = get('list')
      if (!hasRoom(before)) return showToast(LIST_IS_FULL)
      setList(duplicateEstimate(before, id))
      setIdToFocus(nextId(before))
    },
    [showToast],
  )
  const rows: ReactNode[] = list.estimates.map((estimate, index) => (
    <EstimateRow
      key={estimate.id}
      estimate={estimate}
      number={index + 1}
      calculator={calculators?.get(estimate.slug)}
      evaluation={evaluations.get(estimate.id)}
      onRename={rename}
      onDuplicate={duplicate}
      onRemove={remove}
    />
  ))
  if (removal) {
    const { before, index, id, number } = removal
    rows.splice(
      index,
      0,
      <Removed
        // A new key for each removal: it is announced, and takes the focus.
        key={`removed ${number}`}
        name={nameOf(before, id, calculators ?? new Map())}
        onUndo={() => (hasRoom(get('list')) ? setIdToFocus(undo()) : showToast(LIST_IS_FULL))}
      />,
    )
  }
  return rows.length === 0 ? null : (
    <Stack as="section" gap="m" aria-labelledby="estimates-heading">
      <h2 id="estimates-heading">{messages.estimates}</h2>
      <ol className={styles.estimates}>{rows}</ol>
    </Stack>
  )
}

interface Removal {
  /** The list that the estimate was on. */
  before: JobList
  index: number
  id: string
  number: number
}

/** Removes estimates, and puts them back one by one, the last that was removed first. */
function useRemoval() {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const removal = removals.at(-1)
  const remove = useCallback((id: string) => {
    const before = get('list')
    const index = before.estimates.findIndex((estimate) => estimate.id === id)
    setList(removeEstimate(before, id))
    setRemovals((all) => [...all, { before, index, id, number: all.length }])
  }, [])
  /** Returns the id that the estimate then has. */
  const undo = (): string | undefined => {
    const estimate = removal?.before.estimates[removal.index]
    if (!removal || !estimate) return undefined
    const now = get('list')
    // An empty list has lost its title, too.
    const list = now.estimates.length === 0 ? { ...removal.before, estimates: [] } : now
    setList(insertEstimate(list, removal.index, estimate))
    setRemovals(removals.slice(0, -1))
    return nextId(list)
  }
  return { removal, remove, undo }
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // It takes the row's place, which is in view.
  useEffect(() => afterwards(() => button.current?.focus({ preventScroll: true })), [])
  return (
    <Row as="li" gap="s" className={styles.removed}>
      <span role="status">{say(messages.removed, { name })}</span>
      <Button ref={button} variant="secondary" onClick={onUndo}>
        {messages.undo}
      </Button>
    </Row>
  )
}

/** Acts once the new bill is drawn, because the action forces a layout. Returns a function that cancels it. */
function afterwards(act: () => void): () => void {
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}
