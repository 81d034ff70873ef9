import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { useDeferredModule } from '../runtime/useDeferredModule.ts'
import { formOf, keepForm } from '../state/store.ts'
import { useFragment } from '../ui/link/Link.tsx'
import type { LinkedEstimate } from './link.ts'
import type { OpenLink } from './openLink.ts'

interface EstimateLinkProps {
  slug: string
  /** All of the calculator, which a link needs; undefined while that is on its way. */
  whole: Calculator | undefined
  /** What reads a link, where the page was opened with one; otherwise it comes with the first link. */
  openLink: OpenLink | undefined
  /**
   * Gets the estimate; undefined where the address has let go of one. `isAwaited`: the page was opened
   * with it, and shown before it was read.
   */
  onOpen: (link: LinkedEstimate | undefined, isAwaited: boolean) => void
}

const importOpener = () => import('./openLink.ts')

/**
 * Opens the estimate that the address's fragment holds, at first and whenever it changes, also by
 * Back. Calculating writes nothing into the address, where a browser would remember it. A fragment
 * that is neither an estimate nor a place on the page shows nothing. Back to the link with which the
 * page was left shows the page as it was left; any other link wins over that.
 *
 * @returns what takes a link out of the address that no longer says what the page shows, and whether
 * what reads the link in the address is still on its way.
 */
export function useEstimateLink({ slug, whole, openLink, onOpen }: EstimateLinkProps) {
  const { hash, removeHash, isReturn } = useFragment()
  const [left] = useState(() => (isReturn && hash === formOf(slug).fragment ? hash : ''))
  /** The fragment that the page shows. */
  const shown = useRef(left)
  /** The fragment that the page was opened with, until one is read. */
  const awaited = useRef(hash)
  /** A fragment that was let go of before what reads it came. */
  const dismissed = useRef('')
  const module = useDeferredModule(hash === '' || openLink ? undefined : importOpener)
  const read = openLink ?? module?.openLink

  // Before the first paint, but after hydration: a page built ahead of time knows no fragment.
  useLayoutEffect(() => {
    const waits = hash === dismissed.current || !(read && whole)
    if (hash === shown.current || (hash !== '' && waits)) return
    const link = whole && read?.(whole, hash.slice(1))
    if (!link && (shown.current === '' || isPlaceOnPage(hash))) return
    shown.current = link ? hash : ''
    keepForm(slug, { fragment: shown.current })
    onOpen(link, hash !== '' && hash === awaited.current)
    awaited.current = ''
  }, [whole, slug, hash, read, onOpen])

  const removeLink = useCallback(() => {
    if (hash === '' || isPlaceOnPage(hash)) return
    shown.current = ''
    dismissed.current = hash
    keepForm(slug, { fragment: '' })
    removeHash()
  }, [slug, hash, removeHash])
  return { removeLink, isComing: hash.includes('=') && hash !== left && !(read && whole) }
}

function isPlaceOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
