import * as language from '#messages/language.ts'
import { inLanguage } from '../addresses.ts'
import { isEmpty } from '../state/store.ts'

/*
 * The site on the device, and how a new version of it comes: at once where the tab holds nothing,
 * otherwise while nobody looks at it. What the tab holds is saved as the page is left, and comes along.
 */

/** Keeps the site on the device, and lets a new version in when that disturbs nobody. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // On a first visit the worker takes over a page of its own version.
  let isUpdate = serviceWorker.controller !== null
  /** Another version is in charge, and the rest of this page's code may be gone. */
  let isOutdated = false
  const update = (registration?: ServiceWorkerRegistration) => {
    if (document.visibilityState === 'visible' && !isEmpty()) return
    if (isOutdated) window.location.reload()
    else registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = isUpdate
    isUpdate = true
    update()
  })
  // Browsers with Trusted Types want the address from a policy that the site's headers name.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => url,
  })
  // Each language's pages have a worker of their own.
  await serviceWorker.register(policy?.createScriptURL(language.worker) ?? language.worker, {
    scope: inLanguage('/'),
  })
  const registration = await serviceWorker.ready
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => update(registration))
  update(registration)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  document.addEventListener('visibilitychange', () => {
    update(registration)
    // Without a network there is no news; the next look will tell.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}
