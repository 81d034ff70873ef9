/**
 * A page that is drawn afresh, with what was left on it, has neither what stands below its form nor
 * the foot of the page until their code is here, which the network may lose. What the build drew
 * there stays to be read until then.
 */
export function keepBelow(root: HTMLElement): void {
  const drawnMain = root.querySelector('main')
  const { pathname } = window.location
  const below = document.createElement('div')
  const ofMain = document.createElement('div')
  ofMain.className = drawnMain?.className ?? ''
  ofMain.style.paddingTop = '0'
  below.append(ofMain)
  const place = [...(drawnMain?.children ?? [])].find((part) => part.querySelector('form'))
  for (let part = place?.nextElementSibling; part; part = part.nextElementSibling) {
    ofMain.append(part.cloneNode(true))
  }
  for (let part = drawnMain?.nextElementSibling; part; part = part.nextElementSibling) {
    below.append(part.cloneNode(true))
  }

  const observer = new MutationObserver(() => {
    const main = root.querySelector('main')
    if (!main || main === drawnMain) return
    for (const part of [...ofMain.children, ...below.children]) {
      if (part !== ofMain && isDrawnAgain(part, root, below)) part.remove()
    }
    if (window.location.pathname !== pathname) ofMain.replaceChildren()
    if (ofMain.childElementCount === 0) ofMain.remove()
    if (below.childElementCount > 0) {
      if (!below.isConnected) root.append(below)
      return
    }
    below.remove()
    observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** Whether a part stands elsewhere on the page, too: each is named by an id in it. */
function isDrawnAgain(part: Element, root: HTMLElement, below: HTMLElement): boolean {
  const id = (part.id ? part : part.querySelector('[id]'))?.id
  if (!id) return true
  return [...root.querySelectorAll(`[id="${id}"]`)].some((element) => !below.contains(element))
}
