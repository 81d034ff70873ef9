import { fetchFile } from './network/fetchFiles.ts'
import { askForLateStyles, lateStylesHere } from './network/lateStyles.ts'
import { linkAwayOf } from './network/links.ts'
import { LEAVING, sayNotReady, sayNotStarted, unsay } from './network/notice.ts'
import { persist } from './network/persist.ts'
import { keepPress } from './network/press.ts'
import { isTyped, textsIn } from './tab/typed.ts'
import { handOn } from './tab/windowName.ts'

/*
 * Stands at the end of every page's HTML, so that no network can lose it: brings the page's code,
 * however often that is lost on the way, and keeps what is asked of the page meanwhile. What has been
 * drawn stays. tools/prerender/loader.ts makes a classic script of it.
 */

const { scripts = '', entry } = document.currentScript?.dataset ?? {}
const page = document.documentElement
const letGo = keepPress()
window.addEventListener(LEAVING, handOverTyped)
window.addEventListener('click', leaveByLink, { capture: true })

void load()

async function load(): Promise<void> {
  whenReady(async () => {
    window.removeEventListener(LEAVING, handOverTyped)
    unsay()
    await lateStylesHere()
    letGo()
  })
  await drawn()
  const files = scripts.split(' ')
  const here = files.map(async (file) => {
    await persist(
      () => fetchFile(file),
      (error, losses) => {
        // A browser would wait on for what the link has asked for, and not ask again.
        document.querySelector(`link[as=fetch][href="${file}"]`)?.remove()
        sayNotReady(error, losses)
      },
    )
    readAhead(file)
  })
  // What a link brings is shown at once, in its styles; all else is asked for later.
  void Promise.all(window.location.hash ? [] : here).then(askForLateStyles)
  // One at a time, while others are on the way: together they would keep a slow phone busy for long.
  for (const [place, file] of files.entries()) {
    // The entry asks for those that come after it.
    await (file === entry ? Promise.all(here) : here[place])
    await persist(() => import(/* @vite-ignore */ file), sayNotStarted)
  }
}

/** Until the site opens its links itself, the browser opens them, in another document. */
function leaveByLink(event: MouseEvent): void {
  const { ready, links } = page.dataset
  if ((ready !== undefined && links !== undefined) || !linkAwayOf(event)) return
  const { name } = window
  // At once: the browser takes the window's name along as it is when the click ends.
  window.dispatchEvent(new Event(LEAVING))
  // The link may have its own code already: then this document stays.
  setTimeout(() => {
    if (event.defaultPrevented) window.name = name
  })
}

/** Another document gets what was typed here: browsers do not take it along from such fields. */
function handOverTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form')
  if (!form || !isTyped(form)) return
  handOn({ [window.location.pathname.slice(1)]: { typed: textsIn(form) } })
}

/** Waits until the page was drawn for the first time; one that nobody sees is not drawn at all. */
async function drawn(): Promise<void> {
  if (document.hidden) return
  // The second frame begins when the first is on its way to the screen.
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
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
