import { fetchFile } from '../network/fetchFiles.ts'
import { persist } from '../network/persist.ts'

/**
 * Makes the whole stylesheet count. A page comes with the styles of what it shows at first; once it
 * reacts to input, anything may be shown. Where the network lost it, it is fetched again.
 */
export function applyLateStyles(): void {
  const late = document.querySelector<HTMLLinkElement>('link[data-later]')
  if (!late) return
  late.media = 'all'
  if (!counts(late)) void fetchAgain(late)
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
