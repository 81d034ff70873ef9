import * as messages from '#messages/banner.ts'
import { recordOf } from '../../schemas/record.ts'
import { withoutLanguage } from '../addresses.ts'
import { readSaved, saveTyped } from '../state/saved.ts'
import { hideBanner, showOffline } from './banner.ts'
import { fetchScript } from './fetchScript.ts'
import { loadModule } from './loadModule.ts'
import { queueSubmit } from './queueSubmit.ts'
import { reportFailure } from './reportFailure.ts'

/*
 * The script at the end of every page's HTML, which no network can lose: it brings the page's code,
 * however often that is lost on the way, and keeps what a person asks of the page meanwhile. What the
 * build drew stays. tools/prerender/loaderScript.ts makes a classic script of it.
 */

const { scripts = '', entry = '' } = document.currentScript?.dataset ?? {}
// Of what the site's scripts call, this alone is newer than Chromium 92: a test names all else.
Object.hasOwn ??= (object, name) => Object.getOwnPropertyDescriptor(object, name) !== undefined
// The page says so to a browser that is too old (tools/prerender/olderBrowser.ts), and runs no more of it.
if (document.getElementById('older')?.hidden !== false) start()

function start(): void {
  preventStaleCopy()
  const { dataset } = document.documentElement
  const part = partToHide()
  if (part) dataset.opening = part
  const submitQueued = queueSubmit()
  window.addEventListener('pagehide', saveTyped)
  // src/layout/Layout.tsx says when the page reacts to input.
  const ready = new MutationObserver(() => {
    ready.disconnect()
    window.removeEventListener('pagehide', saveTyped)
    hideBanner()
    // Not before a frame has what comes back: what is seen in a frame in which it moved has jumped.
    requestAnimationFrame(() => setTimeout(() => delete dataset.opening))
    submitQueued()
  })
  ready.observe(document.documentElement, { attributeFilter: ['data-ready'] })
  load().catch(reportFailure)
}

/**
 * Firefox shows a page that it kept for Back with the session storage of when it was left, and the page would
 * save that over what came since. It keeps no page that holds a lock.
 */
function preventStaleCopy(): void {
  if (!/Firefox/.test(navigator.userAgent)) return
  const forGood = () => new Promise(() => undefined)
  // Without storage it allows no locks either, and nothing is saved.
  navigator.locks?.request('tab', { mode: 'shared' }, forGood).catch(() => undefined)
}

/**
 * Whether the page will show what a link holds, or what was left on it: what the build drew in the
 * place of that is not seen meanwhile (src/styles/global.css.ts), and so does not jump. Nor is the form,
 * where the line of an edited estimate will come above it.
 */
function partToHide(): 'result' | 'form' | undefined {
  const page = withoutLanguage(location.pathname).slice(1)
  const { forms, list, editedEstimate } = recordOf(readSaved())
  const isLeft =
    page === 'list'
      ? recordOf(recordOf(list).estimates).length
      : recordOf(recordOf(forms)[page]).result
  if (!isLeft && !location.hash.includes('=')) return undefined
  return editedEstimate === undefined ? 'result' : 'form'
}

async function load(): Promise<void> {
  await firstPaint()
  await Promise.all(scripts.split(' ').map(fetchAndParse))
  // They are in the browser's cache, unless the host forbids to keep them.
  await loadModule(() => import(/* @vite-ignore */ entry), sayLoss)
}

/** Brings a script, and has the browser read it while others are still on the way. */
async function fetchAndParse(script: string): Promise<void> {
  await fetchScript(script, (losses) => {
    // A browser would wait on for what the link has asked for, and not ask again.
    document.querySelector(`link[as=fetch][href="${script}"]`)?.remove()
    sayLoss(losses)
  })
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = script
  document.head.append(link)
}

function sayLoss(losses: number): void {
  // A first loss is mostly made good at once.
  if (losses === 1 && navigator.onLine) return
  // A calculator's page alone has a place for results.
  const isCalculator = document.getElementById('results') !== null
  showOffline(isCalculator ? messages.calculatorOffline : messages.pageOffline)
}

/** Waits until the page was drawn for the first time; of one that nobody sees a browser draws nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 1000)
    // The second frame begins when the first is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
