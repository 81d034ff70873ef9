import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { useDeferredModule } from '../runtime/useDeferredModule.ts'
import { formOf, keepForm } from '../state/store.ts'
import type { LinkedEstimate } from './estimateLink.ts'
import type { OpenLink } from './openLink.ts'
import { useFragment } from './useFragment.ts'

interface EstimateLinkProps {
  slug: string
  /** All of the calculator, without which no link is read; undefined until it has loaded. */
  whole: Calculator | undefined
  /** Present where the page was opened with a link; otherwise it loads with the first link. */
  openLink: OpenLink | undefined
  /**
   * Gets the estimate; undefined once the address no longer has one. `isAwaited`: the page was opened
   * with the link, and was seen before the link was read.
   */
  onOpen: (link: LinkedEstimate | undefined, isAwaited: boolean) => void
}

const importOpener = () => import('./openLink.ts')

/**
 * Opens the estimate in the address's fragment, when the page opens and whenever the fragment changes,
 * also by Back. Calculating writes nothing into the address, where a browser would remember it. A
 * fragment that is neither an estimate nor the id of an element shows nothing. Back to the link that the
 * page had when it was left shows the page as it was left; any other link replaces that.
 *
 * @returns `removeLink` takes a link out of the address once the page shows something else; `isComing`
 * until the code that reads the link has loaded.
 */
export function useEstimateLink({ slug, whole, openLink, onOpen }: EstimateLinkProps) {
  const { hash, removeHash, isReturn } = useFragment()
  /** The fragment whose estimate the tab's store restores. */
  const [restoredHash] = useState(() => (isReturn && hash === formOf(slug).fragment ? hash : ''))
  /** The fragment that the page shows. */
  const shownHash = useRef(restoredHash)
  /** The fragment that the page was opened with, until one is read. */
  const initialHash = useRef(hash)
  /** A fragment that was removed before the code that reads it had loaded. */
  const dismissedHash = useRef('')
  const module = useDeferredModule(hash === '' || openLink ? undefined : importOpener)
  const open = openLink ?? module?.openLink

  // Before the first paint, but after hydration: a page built ahead of time knows no fragment.
  useLayoutEffect(() => {
    const waits = hash === dismissedHash.current || !(open && whole)
    if (hash === shownHash.current || (hash !== '' && waits)) return
    const link = whole && open?.(whole, hash.slice(1))
    if (!link && (shownHash.current === '' || isElementOnPage(hash))) return
    shownHash.current = link ? hash : ''
    keepForm(slug, { fragment: shownHash.current })
    onOpen(link, hash !== '' && hash === initialHash.current)
    initialHash.current = ''
  }, [whole, slug, hash, open, onOpen])

  const removeLink = useCallback(() => {
    if (hash === '' || isElementOnPage(hash)) return
    shownHash.current = ''
    dismissedHash.current = hash
    keepForm(slug, { fragment: '' })
    removeHash()
  }, [slug, hash, removeHash])
  return { removeLink, isComing: hash.includes('=') && hash !== restoredHash && !(open && whole) }
}

function isElementOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
