/*
 * A frame is as high as its content: the page in it says its height, and whoever shows the frame listens. The
 * page in the frame listens to nobody.
 */

/** The key of the message. */
const KEY = 'jengaHesabuHeight'

/** In CSS pixels: higher than any page is. */
const HIGHEST = 50_000

/** Tells whoever shows this page in a frame how high its content is, now and whenever that changes. */
export function tellHeight(content: HTMLElement): () => void {
  // A height is no secret, and nobody but the page around the frame gets it.
  const tell = () => window.parent.postMessage({ [KEY]: Math.ceil(content.offsetHeight) }, '*')
  // Browsers observe no sizes in another site's frame until somebody scrolls to it.
  tell()
  const observer = new ResizeObserver(tell)
  observer.observe(content)
  return () => observer.disconnect()
}

/** Keeps a frame as high as its page says. Messages of anybody else, and any others, change nothing. */
export function followHeight(frame: HTMLIFrameElement, origin: string): () => void {
  const follow = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow) return
    const height = typeof data === 'object' && data !== null ? Reflect.get(data, KEY) : undefined
    if (typeof height === 'number' && height > 0 && height < HIGHEST) {
      frame.style.height = `${height}px`
    }
  }
  window.addEventListener('message', follow)
  return () => window.removeEventListener('message', follow)
}
