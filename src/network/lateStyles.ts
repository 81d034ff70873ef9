import { fetchFile } from './fetchFiles.ts'
import { persist } from './persist.ts'

/**
 * Makes the whole stylesheet count. A page comes with the styles of what it shows at first; once it
 * reacts to input, anything may be shown. Where it has not come, or the network lost it, it is
 * fetched.
 */
export function applyLateStyles(): void {
  const late = lateLink()
  if (!late) return
  late.media = 'all'
  if (!counts(late)) void fetchInto(late)
}

/**
 * Brings the whole stylesheet, for what is about to be shown.
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

async function fetchInto(late: HTMLLinkElement): Promise<void> {
  await persist(
    () => fetchFile(late.href),
    () => undefined,
  )
  if (counts(late) || !late.isConnected) return
  // A link that failed stays so, and one of the page's own text would hold up what is drawn.
  const whole = document.createElement('link')
  for (const { name, value } of late.attributes) whole.setAttribute(name, value)
  whole.rel = 'stylesheet'
  late.replaceWith(whole)
}

/** Whether its rules are here: one that was lost is empty, or may not be looked at. */
function counts({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}
