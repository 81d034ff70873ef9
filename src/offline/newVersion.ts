import { linkAwayOf } from '../network/links.ts'
import { handOver } from '../tab/handOver.ts'
import { holdsAnything } from '../tab/kept.ts'
import { isChanged } from '../ui/field/isChanged.ts'
import { trusted } from './trusted.ts'

/*
 * The site on the device, and how a new version of it comes. The new one waits until nothing can
 * be lost: it takes over at once where nothing was typed, computed or sent in this tab, otherwise when
 * a link is opened, and then gets what the tab holds.
 */

/** How long a link waits for the new version before it is opened in any case. */
const PATIENCE_MS = 3000

/** Keeps the site on the device, and lets a new version in when it is safe. */
export async function keepOnDevice(): Promise<void> {
  const { serviceWorker } = navigator
  // On a first visit the worker takes over a page of its own version.
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) leaveOldPage()
    isUpdate = true
  })
  await serviceWorker.register(trusted('/sw.js'))
  const registration = await serviceWorker.ready
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => letIn(registration))
  letIn(registration)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    letIn(registration)
    // Without a network there is no news; the next look will tell.
    registration.update().catch(() => undefined)
  })
  openLinksIn(registration)
}

/** Where to go once the new version is there; undefined: stay. */
let destination: string | undefined
/** The rest of this page's code may be gone: another version is in charge. */
let isOutdated = false

function letIn({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && !holdsInput()) takeOver(waiting)
}

function takeOver(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' })
}

function leaveOldPage(): void {
  isOutdated = true
  if (destination !== undefined) leaveFor(destination)
  else if (!holdsInput()) window.location.reload()
}

function leaveFor(address: string): void {
  handOver()
  window.location.assign(address)
}

/** Opens links in the new version, if one has come: from the start, not through the router. */
function openLinksIn(registration: ServiceWorkerRegistration): void {
  const open = (event: MouseEvent) => {
    const { waiting } = registration
    if (!waiting && !isOutdated) return
    const link = linkAwayOf(event)
    if (!link) return
    // The router must not hear of it.
    event.stopImmediatePropagation()
    event.preventDefault()
    const { href } = link
    if (!waiting) return leaveFor(href)
    // Only then: half a page of each version would be neither.
    destination = href
    takeOver(waiting)
    setTimeout(() => leaveFor(href), PATIENCE_MS)
  }
  // Of the window: it comes before src/openLinks.ts fetches what belongs to the old version.
  window.addEventListener('click', open, { capture: true })
}

function holdsInput(): boolean {
  return (
    holdsAnything() || [...document.querySelectorAll('input, select, textarea')].some(isChanged)
  )
}
