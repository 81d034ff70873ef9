import { isEmpty } from '../state/store.ts'

/*
 * The site on the device, and how a new version of it comes. The new one waits until nothing is in a
 * person's way: it takes over at once where the tab holds nothing, otherwise when a link is opened.
 * What the tab holds is saved as the page is left, and comes along.
 */

/** How long a link waits for the new version before it is opened in any case. */
const PATIENCE_MS = 3000

/** Where to go once the new version is in charge; undefined: stay. */
let destination: string | undefined
/** The rest of this page's code may be gone: another version is in charge. */
let isOutdated = false

/** Keeps the site on the device, and lets a new version in when that disturbs nobody. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // On a first visit the worker takes over a page of its own version.
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) leaveOldVersion()
    isUpdate = true
  })
  // Browsers with Trusted Types want the address from a policy that the site's headers name.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => url,
  })
  await serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js')
  const registration = await serviceWorker.ready
  const update = () => activateUpdate(registration)
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', update)
  update()
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    update()
    // Without a network there is no news; the next look will tell.
    registration.update().catch(() => undefined)
  })
  // Of the window: before the router hears of it.
  window.addEventListener('click', (event) => openInUpdate(registration, event), { capture: true })
}

/** Lets a new version take over that waits, where the tab holds nothing. */
function activateUpdate({ waiting }: ServiceWorkerRegistration): void {
  if (isEmpty()) waiting?.postMessage({ type: 'SKIP_WAITING' })
}

function leaveOldVersion(): void {
  isOutdated = true
  if (destination !== undefined) window.location.assign(destination)
  else if (isEmpty()) window.location.reload()
}

/** Opens a link in the new version, if one has come: as a document, not through the router. */
function openInUpdate({ waiting }: ServiceWorkerRegistration, event: MouseEvent): void {
  if (!waiting && !isOutdated) return
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
  if (!link || isForBrowser || link.target || link.download) return
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return
  event.stopImmediatePropagation()
  event.preventDefault()
  const { href } = link
  const leave = () => window.location.assign(href)
  if (!waiting) {
    leave()
    return
  }
  // Only then: half a page of each version would be neither.
  destination = href
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(leave, PATIENCE_MS)
}
