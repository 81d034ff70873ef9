import * as banner from '#messages/banner.ts'
import { showBanner } from './banner.ts'
import { FileGone } from './fetchScript.ts'

/**
 * Reports what trying again does not mend, to the console and at the foot of the page: the host has a
 * newer version, or part of the page is broken.
 */
export function reportFailure(error: unknown): void {
  console.error(error)
  const text = error instanceof FileGone ? banner.outdated : banner.broken
  showBanner(text, { label: banner.reload, onSelect: () => window.location.reload() })
}
