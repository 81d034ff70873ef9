import * as estimateLink from '#messages/estimateLink.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { applyLinkedPrices } from '../bill/priceInputs.ts'
import { showBanner } from '../runtime/banner.ts'
import { type LinkedEstimate, readLink } from './link.ts'
import { isPacked } from './packedLink.ts'

export type OpenLink = typeof openLink

/**
 * Reads a fragment as `readLink` does, and puts the prices that came with it into the tab's store. Of a
 * link that is none, a line at the foot of the page says so; a place on the page is no link.
 */
export function openLink(calculator: Calculator, fragment: string): LinkedEstimate | undefined {
  if (isPacked(fragment)) {
    location.reload()
    return undefined
  }
  const link = readLink(calculator, fragment)
  if (link) applyLinkedPrices(calculator.slug, link.buying)
  else if (!document.getElementById(fragment)) tellUnreadable()
  return link
}

function tellUnreadable(): void {
  // Not before the page is ready: it then puts away what was said while it was not.
  if (document.documentElement.dataset.ready !== undefined) showBanner(estimateLink.unreadable)
  else requestAnimationFrame(tellUnreadable)
}
