import '../../src/styles/global.css.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforePage } from './beforePage.ts'

declare global {
  interface Window {
    /** Draws the page; answers the milliseconds of its own code's start, and of drawing it. */
    mountPage: () => { start: number; draw: number }
    /** Waits for the next key, and for the paint after it has been typed or has changed the result. */
    awaitKey: (until: 'typed' | 'result') => void
    /** The milliseconds from that key to that paint. */
    keyToPaint: Promise<number>
  }
}

/** Gives the browser's driver the means to measure a page. */
export function offerMeasures(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root"')
  const start = performance.now() - beforePage

  window.mountPage = () => {
    const before = performance.now()
    flushSync(() => createRoot(root).render(page))
    // Asking for a place forces style and layout.
    root.getBoundingClientRect()
    return { start, draw: performance.now() - before }
  }

  /*
   * The clock starts with the event's own timestamp, taken when the browser got the key, and stops
   * in the first task after the frame that shows its effect: a message posted from a frame's
   * callback is read when that frame has been painted. The Event Timing API says the same, but in
   * steps of 8 ms. The browser runs without a fixed frame rate, so nothing waits for a screen.
   */
  window.awaitKey = (until) => {
    window.keyToPaint = new Promise((resolve) => {
      let pressed = 0
      window.addEventListener('keydown', (event) => (pressed = event.timeStamp), {
        capture: true,
        once: true,
      })
      const stopAfterPaint = () =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - pressed)
          channel.port2.postMessage(undefined)
        })
      if (until === 'typed') {
        window.addEventListener('input', stopAfterPaint, { capture: true, once: true })
        return
      }
      const results = document.getElementById('results')
      if (!results) throw new Error('The page has no element with the id "results"')
      const observer = new MutationObserver(() => {
        observer.disconnect()
        stopAfterPaint()
      })
      observer.observe(results, { childList: true, characterData: true, subtree: true })
    })
  }
}
