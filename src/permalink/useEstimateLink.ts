import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { SHOP_MARK } from '../addresses.ts'
import { storeLinkedLinesWhereEmpty } from '../bill/billFormState.ts'
import { contentsAt, showContents, shownContents } from '../state/historySteps.ts'
import { formOf, keepForm } from '../state/store.ts'
import type { FormState } from '../state/tabState.ts'
import { type LinkedEstimate, readLink } from './estimateLink.ts'
import { isPacked, TOO_LONG } from './packedLink.ts'
import { useFragment } from './useFragment.ts'

/** A link in the address that shows no estimate: one that is being unpacked, or cannot be opened. */
export type UnopenedLink = 'packed' | 'unreadable' | 'tooLong'

interface EstimateLinkProps {
  calculator: Calculator
  /**
   * The page shows other contents: those of a link, or empty ones. Gets the form that it showed before:
   * Back does not always lead to that, for the same link may be opened again at its own step.
   */
  onOpen: (link: LinkedEstimate | undefined, before: FormState) => void
  /** The page shows the contents again that it had at this step. */
  onReturn: () => void
}

/**
 * Opens the estimate in the address's fragment, at each new step of the browser's history: the same link
 * may be opened again. Each opening has contents of its own: Back shows the page as it was before the link, and Forward shows the
 * link as it was left. Calculating writes nothing into the address, where a browser would remember it. A
 * fragment that is the id of an element changes nothing; one that is no estimate removes the link before.
 */
export function useEstimateLink({ calculator, onOpen, onReturn }: EstimateLinkProps) {
  const { slug } = calculator
  const { hash, step, replaceHash } = useFragment()
  const [unopened, setUnopened] = useState<UnopenedLink>()
  /** The step that the page showed at last. */
  const before = useRef<{ step: string; isLink: boolean }>(undefined)

  // Before the first paint, but after hydration: a page built ahead of time knows no fragment.
  useLayoutEffect(() => {
    const last = before.current
    if (last?.step === step) return
    const { link, problem } = readHash(calculator, hash)
    setUnopened(problem)
    const known = contentsAt(slug, step)
    const isNew = link !== undefined || (last?.isLink === true && isBroken(problem))
    const left = formOf(slug)
    const hasChanged = showContents(slug, step, known ?? (isNew ? step : shownContents(slug)))
    // While a link is being unpacked, the page shows what it did.
    const isLink = link !== undefined || (problem === 'packed' && last?.isLink === true)
    before.current = { step, isLink }
    if (!hasChanged) return
    if (known !== undefined) return onReturn()
    keepForm(slug, { offered: link && storeLinkedLinesWhereEmpty(slug, link.buying).offered })
    onOpen(link, left)
  }, [calculator, slug, hash, step, onOpen, onReturn])

  /** Takes a link out of the address once the page shows something else. */
  const removeLink = useCallback(() => {
    // Somebody may go on before React has drawn the step, and then no step would know what it shows.
    if (hash !== '' && !isElementOnPage(hash)) replaceHash('', { isAtOnce: true })
  }, [hash, replaceHash])
  return { removeLink, unopened }
}

interface ReadHash {
  link?: LinkedEstimate | undefined
  problem?: UnopenedLink
}

function readHash(calculator: Calculator, hash: string): ReadHash {
  if (hash === '' || hash.startsWith(SHOP_MARK) || isElementOnPage(hash)) return {}
  const fragment = hash.slice(1)
  if (isPacked(fragment)) return { problem: 'packed' }
  const link = readLink(calculator, fragment)
  if (link) return { link }
  return { problem: fragment === TOO_LONG ? 'tooLong' : 'unreadable' }
}

function isBroken(problem: UnopenedLink | undefined): boolean {
  return problem === 'unreadable' || problem === 'tooLong'
}

function isElementOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
