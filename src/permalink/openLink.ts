import * as estimateLink from '#messages/estimateLink.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { applyLinkedPrices } from '../bill/billFormState.ts'
import { showBanner } from '../runtime/banner.ts'
import { type LinkedEstimate, readLink } from './estimateLink.ts'
import { isPacked } from './packedLink.ts'

/**
 * Reads a fragment as `readLink` does, and puts its prices into the tab's store. A banner says that a
 * link cannot be read, unless the fragment is the id of an element.
 */
export function openLink(calculator: Calculator, fragment: string): LinkedEstimate | undefined {
  if (isPacked(fragment)) {
    location.reload()
    return undefined
  }
  const link = readLink(calculator, fragment)
  if (link) applyLinkedPrices(calculator.slug, link.buying)
  else if (!document.getElementById(fragment)) showUnreadable()
  return link
}

function showUnreadable(): void {
  // A page that becomes ready removes every banner.
  if (document.documentElement.dataset.ready !== undefined) showBanner(estimateLink.unreadable)
  else requestAnimationFrame(showUnreadable)
}
