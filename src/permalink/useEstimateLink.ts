import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { formOf, keepForm } from '../state/store.ts'
import type { LinkedEstimate } from './estimateLink.ts'
import { openLink } from './openLink.ts'
import { useFragment } from './useFragment.ts'

interface EstimateLinkProps {
  calculator: Calculator
  /** Gets the estimate; undefined once the address no longer has one. */
  onOpen: (link: LinkedEstimate | undefined) => void
}

/**
 * Opens the estimate in the address's fragment, when the page opens and whenever the fragment changes,
 * also by Back. Calculating writes nothing into the address, where a browser would remember it. A
 * fragment that is neither an estimate nor the id of an element shows nothing. Back to the link that the
 * page had when it was left shows the page as it was left; any other link replaces that.
 *
 * @returns a function that takes a link out of the address once the page shows something else.
 */
export function useEstimateLink({ calculator, onOpen }: EstimateLinkProps): () => void {
  const { slug } = calculator
  const { hash, removeHash, isReturn } = useFragment()
  /** The fragment whose estimate the tab's store restores. */
  const [restoredHash] = useState(() => (isReturn && hash === formOf(slug).fragment ? hash : ''))
  /** The fragment that the page shows. */
  const shownHash = useRef(restoredHash)

  // Before the first paint, but after hydration: a page built ahead of time knows no fragment.
  useLayoutEffect(() => {
    if (hash === shownHash.current) return
    const link = hash === '' ? undefined : openLink(calculator, hash.slice(1))
    if (!link && (shownHash.current === '' || isElementOnPage(hash))) return
    shownHash.current = link ? hash : ''
    keepForm(slug, { fragment: shownHash.current })
    onOpen(link)
  }, [calculator, slug, hash, onOpen])

  return useCallback(() => {
    if (hash === '' || isElementOnPage(hash)) return
    shownHash.current = ''
    keepForm(slug, { fragment: '' })
    removeHash()
  }, [slug, hash, removeHash])
}

function isElementOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
