import * as language from '#messages/language.ts'
import { inLanguage } from '../addresses.ts'

/**
 * Keeps the site on the device, and lets a new version in while nobody looks at the tab: a reader may be
 * typing into a search, or be deep in a section. What the tab holds is saved as the page is left, and
 * comes along.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  /** The worker of this page's version; on a first visit, the first that takes over. */
  let pageWorker = serviceWorker.controller
  // Browsers with Trusted Types want the address from a policy that the site's headers name.
  const rules = { createScriptURL: (url: string) => url }
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules
  // Each language's pages have a worker of their own.
  await serviceWorker.register(policy.createScriptURL(language.worker), { scope: inLanguage('/') })
  const registration = await serviceWorker.ready
  const update = () => {
    pageWorker ??= serviceWorker.controller
    if (document.visibilityState === 'visible') return
    // Another version is in charge, and the rest of this page's code may be gone.
    if (pageWorker !== serviceWorker.controller) window.location.reload()
    else registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
  const watch = () => registration.installing?.addEventListener('statechange', update)
  update()
  watch()
  registration.addEventListener('updatefound', watch)
  serviceWorker.addEventListener('controllerchange', update)
  document.addEventListener('visibilitychange', () => {
    update()
    // Without a network there is no news; the next look will tell.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}
