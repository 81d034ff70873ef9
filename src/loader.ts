import { fetchFile } from './network/fetchFiles.ts'
import { LEAVING, sayNotReady, sayNotStarted, unsay } from './network/notice.ts'
import { persist } from './network/persist.ts'
import { keepPress } from './network/press.ts'
import { handOver } from './tab/handOver.ts'
import { keepForm } from './tab/kept.ts'

/*
 * Stands in every page's HTML, so that no network can lose it: brings the page's code, however
 * often that is lost on the way, and keeps what is asked of the page meanwhile. What has been drawn
 * stays. tools/prerender/loader.ts makes a classic script of it.
 */

const { scripts = '', entry = '' } = document.currentScript?.dataset ?? {}
const page = document.documentElement
const letGo = keepPress()
window.addEventListener(LEAVING, handOverTyped)

void load()

async function load(): Promise<void> {
  await Promise.all(
    scripts.split(' ').map(async (script) => {
      await persist(() => fetchFile(script), sayNotReady)
      readAhead(script)
    }),
  )
  whenReady(() => {
    window.removeEventListener(LEAVING, handOverTyped)
    unsay()
    letGo()
  })
  await persist(() => import(/* @vite-ignore */ entry), sayNotStarted)
}

/** A reload for a new version takes along what was typed: browsers do not, from such fields. */
function handOverTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form')
  if (form) keepForm(window.location.pathname.slice(1), form)
  handOver()
}

/** Lets the browser read a script that is here while others are still on the way. */
function readAhead(script: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = script
  document.head.append(link)
}

/** Waits for what src/layout/Layout.tsx says when the page reacts to input. */
function whenReady(act: () => void): void {
  const observer = new MutationObserver(() => {
    if (page.dataset.ready === undefined) return
    observer.disconnect()
    act()
  })
  observer.observe(page, { attributeFilter: ['data-ready'] })
}
