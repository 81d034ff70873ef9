import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import * as menu from '../ui/menu/Menu.css.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { type Calculators, calledIn, type Recalled } from './checkedList.ts'
import { EstimateCard } from './EstimateCard.tsx'
import { forgetEdited, heldList, hold } from './held.ts'
import {
  asName,
  changed,
  duplicated,
  FULL,
  hasRoom,
  inserted,
  type JobList,
  LIST_LIMITS,
  removed,
} from './jobList.ts'
import * as styles from './ListOfJob.css.ts'
import { useKeys } from './useKeys.ts'

interface EstimatesProps {
  list: JobList
  calculators: Calculators | undefined
  recalled: readonly (Recalled | undefined)[]
}

/** The estimates of the list, in the order in which they were added. */
export function Estimates({ list, calculators, recalled }: EstimatesProps) {
  const { gone, remove, undo } = useRemoval()
  const showToast = useToast()
  const [toFocus, setToFocus] = useState<number>()
  const keys = useKeys(list.estimates)
  useEffect(() => {
    if (toFocus === undefined) return undefined
    return afterwards(() => {
      const input = document.querySelector<HTMLInputElement>(`[data-estimate="${toFocus}"] input`)
      input?.focus()
      input?.select()
      setToFocus(undefined)
    })
  }, [toFocus])
  const rename = useCallback((place: number, name: string) => {
    hold(changed(heldList(), place, { name: asName(name, LIST_LIMITS.name) }))
  }, [])
  const duplicate = useCallback(
    (place: number) => {
      if (!hasRoom(heldList())) return showToast(FULL)
      forgetEdited()
      hold(duplicated(heldList(), place))
      setToFocus(place + 1)
    },
    [showToast],
  )
  const cards: ReactNode[] = []
  for (const [place, estimate] of list.estimates.entries()) {
    cards.push(
      <EstimateCard
        key={`estimate ${keys[place]}`}
        place={place}
        estimate={estimate}
        calculator={calculators?.get(estimate.address)}
        recalled={recalled[place]}
        onRename={rename}
        onDuplicate={duplicate}
        onRemove={remove}
      />,
    )
  }
  if (gone) {
    const { before, place, number } = gone
    cards.splice(
      place,
      0,
      <Removed
        // Each removal is announced, and takes the focus.
        key={`removed ${number}`}
        name={calledIn(before, place, calculators ?? new Map())}
        onUndo={() => (hasRoom(heldList()) ? setToFocus(undo()) : showToast(FULL))}
      />,
    )
  }
  return cards.length === 0 ? null : (
    <section className={styles.column} aria-labelledby="estimates-heading">
      <h2 id="estimates-heading">Estimates</h2>
      <ol className={styles.cards}>{cards}</ol>
    </section>
  )
}

interface Removal {
  /** The list that the estimate was on. */
  before: JobList
  place: number
  number: number
}

/** Removes estimates, and puts the last one back. */
function useRemoval() {
  const [gone, setGone] = useState<Removal>()
  const remove = useCallback((place: number) => {
    const before = heldList()
    forgetEdited()
    hold(removed(before, place))
    setGone((last) => ({ before, place, number: (last?.number ?? 0) + 1 }))
  }, [])
  const undo = (): number | undefined => {
    const estimate = gone?.before.estimates[gone.place]
    if (!gone || !estimate) return undefined
    const now = heldList()
    const place = Math.min(gone.place, now.estimates.length)
    // An empty list has forgotten its title, too.
    hold(
      now.estimates.length === 0
        ? { ...gone.before, estimates: [estimate] }
        : inserted(now, place, estimate),
    )
    setGone(undefined)
    return place
  }
  return { gone, remove, undo }
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // It stands where the card stood, in view.
  useEffect(() => afterwards(() => button.current?.focus({ preventScroll: true })), [])
  return (
    <li className={styles.buttons}>
      <span role="status">Removed ‘{name}’.</span>
      <button ref={button} type="button" className={menu.button} onClick={onUndo}>
        Undo
      </button>
    </li>
  )
}

/** Does what makes the browser lay the page out once the new bill stands in it; answers what stops it. */
function afterwards(act: () => void): () => void {
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}
