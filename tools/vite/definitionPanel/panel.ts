import type { ErrorPayload } from 'vite'
import type { Inspection } from '../../../schemas/check/inspect.ts'
import { ASK_EVENT, REPORT_EVENT, type Report } from './events.ts'
import { STYLE } from './style.ts'

/*
 * The panel in the dev server's pages. It is plain DOM, apart from the site: it stays up when a
 * mistake takes the site down.
 */

/** The panel starts closed on a phone: opened, it would cover half of the screen. */
const NARROW = '(max-width: 50rem)'

let report: Report | undefined
/** Why the site cannot be drawn, in the dev server's words. */
let siteFailure: string | undefined

const panel = document.createElement('details')
panel.className = 'definition-panel'
panel.open = !window.matchMedia(NARROW).matches
panel.setAttribute('aria-label', 'What the check finds in this definition')

if (import.meta.hot) {
  const { hot } = import.meta
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  document.body.append(panel)
  hot.on(REPORT_EVENT, (next: Report) => {
    report = next
    draw()
  })
  hot.on('vite:error', ({ err }: ErrorPayload) => {
    siteFailure = withoutColours(err.message)
    draw()
  })
  hot.on('vite:afterUpdate', () => {
    siteFailure = undefined
    draw()
  })
  hot.send(ASK_EVENT, {})
  // The router changes the address without an event of its own.
  let drawn = location.pathname
  setInterval(() => {
    if (drawn !== location.pathname) draw()
    drawn = location.pathname
  }, 300)
}

/** Shows the definition of the page, and others only where they have problems. */
function draw(): void {
  const slug = location.pathname.slice(1)
  const failures = [siteFailure, report?.failure].filter((failure) => failure !== undefined)
  const shown = Object.entries(report?.definitions ?? {}).filter(
    ([name, { inspection }]) => name === slug || inspection.diagnostics.length > 0,
  )
  panel.hidden = shown.length === 0 && failures.length === 0
  const problems = shown.reduce((sum, [, { inspection }]) => sum + inspection.diagnostics.length, 0)
  panel.replaceChildren(
    element('summary', titleOf(problems + failures.length)),
    ...failures.map((failure) => element('pre', failure)),
    ...shown.flatMap(([, { file, inspection }]) => drawInspection(file, inspection)),
  )
}

function titleOf(problems: number): string {
  if (problems === 0) return 'Definition: no problems'
  return problems === 1 ? 'Definition: 1 problem' : `Definition: ${problems} problems`
}

function drawInspection(file: string, { diagnostics, units, examples }: Inspection): HTMLElement[] {
  return [
    element('h2', file),
    list(
      diagnostics.map(({ path, message, excerpt }) => {
        const item = element('li', `${path} ${message}`.trim())
        if (excerpt) item.append(element('pre', excerpt))
        return item
      }),
    ),
    ...section(
      'Units',
      units.map(
        ({ formula, declared, derived }) =>
          `${formula}: comes out in ${derived}, declared in ${declared}`,
      ),
    ),
    ...section(
      'Examples',
      examples.map(({ name, state }) => `${name} ${state}`),
    ),
  ]
}

/** A heading and a list; nothing where there is nothing to list. */
function section(heading: string, lines: string[]): HTMLElement[] {
  if (lines.length === 0) return []
  return [element('h2', heading), list(lines.map((line) => element('li', line)))]
}

function list(items: HTMLElement[]): HTMLElement {
  const ul = document.createElement('ul')
  ul.append(...items)
  return ul
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

/** The bundler colours its messages for a terminal: ESC [ … m. */
function withoutColours(text: string): string {
  const [first = '', ...coloured] = text.split('\u001b[')
  return [first, ...coloured.map((part) => part.replace(/^[\d;]*m/, ''))].join('')
}
