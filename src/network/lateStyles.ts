import { fetchFile } from './fetchFiles.ts'
import { persist } from './persist.ts'

/*
 * The whole stylesheet. A page comes with the styles of what it shows at first, and with a link to
 * the others that asks for nothing until it is told to: what makes the page react comes before.
 */

/** How long an answer waits for its styles; without them it can be read all the same. */
const PATIENCE_MS = 1000

/** Asks for it, for print as yet: nothing that is drawn waits for it. */
export function askForLateStyles(): void {
  const late = lateLink()
  if (late) late.rel = 'stylesheet'
}

/**
 * Makes it count: once a page reacts to input, anything may be shown. Where the network lost it, it
 * is fetched again.
 */
export function applyLateStyles(): void {
  const late = lateLink()
  if (!late) return
  late.media = 'all'
  if (!counts(late)) void fetchAgain(late)
}

/** Waits until it is here, or for a second: what was asked for is shown in its styles. */
export function lateStylesHere(): Promise<void> {
  return new Promise((resolve) => {
    const late = lateLink()
    if (!late || counts(late)) {
      resolve()
      return
    }
    late.addEventListener('load', () => resolve())
    setTimeout(resolve, PATIENCE_MS)
  })
}

/**
 * Brings it, for another page.
 *
 * @throws what the network lost, as `fetchFile` does.
 */
export async function fetchLateStyles(): Promise<void> {
  const late = lateLink()
  if (late && !counts(late)) await fetchFile(late.href)
}

/** What tools/prerender/writer.ts put at the page's end; the site in development has none. */
function lateLink(): HTMLLinkElement | null {
  return document.querySelector('link[data-later]')
}

async function fetchAgain(late: HTMLLinkElement): Promise<void> {
  await persist(
    () => fetchFile(late.href),
    () => undefined,
  )
  if (counts(late) || !late.isConnected) return
  // A link that failed stays so; another one asks again.
  const again = document.createElement('link')
  for (const { name, value } of late.attributes) again.setAttribute(name, value)
  again.rel = 'stylesheet'
  late.replaceWith(again)
}

/** Whether its rules are here: one that was lost is empty, or may not be looked at. */
function counts({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}
