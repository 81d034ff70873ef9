import { persist } from '../network/persist.ts'
import type { LinkOpener } from './openLink.ts'

let opener: LinkOpener | undefined

/** What opens a link, if it is here. */
export function openerHere(): LinkOpener | undefined {
  return opener
}

/** Fetches what opens a link: few pages are opened with one. */
export async function fetchOpener(): Promise<LinkOpener> {
  const { linkOpener } = await persist(
    () => import('./openLink.ts'),
    () => undefined,
  )
  opener = linkOpener
  return linkOpener
}

/** Has it here before a page is taken over that was opened with a link. */
export async function prepareForLink(): Promise<void> {
  if (globalThis.location?.hash) await fetchOpener()
}
