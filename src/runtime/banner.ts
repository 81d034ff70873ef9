import * as banner from '#messages/banner.ts'

/** A line at the foot of the page, for what has to be said without any code but the page's own. */
interface Banner {
  text: string
  /** What can be done about it. */
  action?: { label: string; onSelect: () => void }
  /** Nobody asked for it: once closed it stays closed until another text is shown. */
  isRepeated?: boolean
}

/** The place that index.html has for it. */
function place(): { box: HTMLElement; line: HTMLElement } | undefined {
  const box = document.getElementById('banner')
  const line = box?.querySelector('p')
  return box && line ? { box, line } : undefined
}

/** Shows a text in place of what was there before. */
export function showBanner({ text, action, isRepeated = false }: Banner): void {
  const { box, line } = place() ?? {}
  if (!box || !line || line.textContent === text) return
  if (isRepeated && box.dataset.closed === text) return
  hideBanner()
  line.textContent = text
  if (action) box.append(buttonOf(action.label, action.onSelect))
  const close = () => {
    hideBanner()
    box.dataset.closed = text
  }
  box.append(buttonOf(banner.close, close))
  box.dataset.shown = ''
  delete box.dataset.closed
}

/** Hides the line; what has the focus there loses it. */
export function hideBanner(): void {
  const { box, line } = place() ?? {}
  if (!box || !line) return
  line.textContent = ''
  for (const old of box.querySelectorAll('button')) old.remove()
  delete box.dataset.shown
}

/** Says that the host has a newer version, and offers it. */
export function showOutdated(): void {
  offerReload(banner.outdated)
}

/** Says that something on the page is broken, which trying again does not mend. */
export function showBroken(): void {
  offerReload(banner.broken)
}

function offerReload(text: string): void {
  showBanner({ text, action: { label: banner.reload, onSelect: () => window.location.reload() } })
}

function buttonOf(label: string, onSelect: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onSelect)
  return button
}
