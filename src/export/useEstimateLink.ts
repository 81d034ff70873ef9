import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { useDeferredModule } from '../runtime/useDeferredModule.ts'
import { useFragment } from '../ui/link/Link.tsx'
import type { LinkedEstimate } from './link.ts'

const importOpener = () => import('./openLink.ts')

/** What a link put into the form; its number tells it from an equal one before it. */
export interface OpenedLink {
  number: number
  /** Undefined: the form's own defaults. */
  typed: Record<string, string> | undefined
  /** What the link comes to. */
  estimate: Estimate | undefined
  /** The fragment that holds it, with its '#'; empty where the address holds no estimate. */
  fragment: string
}

/**
 * Opens the estimate that the address's fragment holds, at first and whenever it changes, also by
 * Back: it goes to `onOpen` and into the form. Calculating writes nothing into the address, where
 * a browser would remember it; it only takes a link away that no longer says what the page shows.
 * A fragment that is neither an estimate nor a place on the page shows nothing.
 *
 * @param estimate what the page shows; undefined for nothing.
 * @param left the fragment with which the page was left before. Back to it shows the page as it was
 *   left; any other link wins over that.
 */
export function useEstimateLink(
  calculator: Calculator,
  estimate: Estimate | undefined,
  onOpen: (link: LinkedEstimate | undefined) => void,
  left: string | undefined,
): OpenedLink {
  const { hash, removeHash, isReturn } = useFragment()
  const [opened, setOpened] = useState<OpenedLink>({
    number: 0,
    typed: undefined,
    estimate: undefined,
    fragment: isReturn && hash === left ? hash : '',
  })
  /** The fragment that was opened last. */
  const shownHash = useRef(opened.fragment)
  const lastEstimate = useRef(estimate)

  // Few pages are opened with a link.
  const module = useDeferredModule(hash === '' ? undefined : importOpener)

  // Before the first paint, but after hydration: a page built ahead of time knows no fragment.
  useLayoutEffect(() => {
    if (hash === shownHash.current) return
    // Opened once what reads it is here.
    if (hash !== '' && !module) return
    const link = module?.openLink(calculator, hash.slice(1))
    if (!link && (shownHash.current === '' || isPlaceOnPage(hash))) return
    shownHash.current = link ? hash : ''
    setOpened(({ number }) => ({
      number: number + 1,
      typed: link?.typed,
      estimate: link?.estimate,
      fragment: link ? hash : '',
    }))
    onOpen(link)
  }, [calculator, hash, onOpen, module])

  useEffect(() => {
    // Only a new result changes the address: a new link is opened first.
    if (estimate === lastEstimate.current) return
    lastEstimate.current = estimate
    if (estimate === opened.estimate || hash === '' || isPlaceOnPage(hash)) return
    shownHash.current = ''
    removeHash()
  }, [estimate, opened.estimate, hash, removeHash])

  return opened.fragment === hash ? opened : { ...opened, fragment: '' }
}

function isPlaceOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
