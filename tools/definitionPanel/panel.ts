import type { Inspection } from '../../schemas/check/inspect.ts'
import { ASK_EVENT, REPORT_EVENT } from './events.ts'
import type { Report } from './plugin.ts'

/*
 * The panel in the dev server's pages. It is plain DOM, apart from the site: it stays up when a
 * mistake in a definition takes the site down.
 */

const STYLE = `
  .definition-panel { position: fixed; z-index: 100000; inset: auto 1rem 1rem auto; width: 26rem;
    max-width: calc(100vw - 2rem); max-height: 60vh; overflow: auto; padding: .75rem 1rem;
    border: 2px solid; border-radius: .5rem; font: 14px/1.45 system-ui, sans-serif;
    background: Canvas; color: CanvasText; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .35) }
  .definition-panel summary { font-weight: 700; cursor: pointer; min-height: 2rem }
  .definition-panel h2 { font-size: 1em; margin: .5rem 0 0 }
  .definition-panel ul { margin: 0; padding-left: 1.25rem }
  .definition-panel pre { margin: .25rem 0; white-space: pre-wrap; font-size: 12px }
`

let report: Report = {}
const panel = document.createElement('details')
panel.className = 'definition-panel'
panel.open = true
panel.setAttribute('aria-label', 'What the checker thinks of this definition')

if (import.meta.hot) {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  document.body.append(panel)
  import.meta.hot.on(REPORT_EVENT, (next: Report) => {
    report = next
    draw()
  })
  import.meta.hot.send(ASK_EVENT, {})
  // The router changes the address without an event of its own.
  let drawn = location.pathname
  setInterval(() => {
    if (drawn !== location.pathname) draw()
    drawn = location.pathname
  }, 300)
}

/** Shows the definition of the page, and others only where they have problems. */
function draw(): void {
  const address = location.pathname.slice(1)
  const shown = Object.entries(report).filter(
    ([name, { inspection }]) => name === address || inspection.problems.length > 0,
  )
  panel.hidden = shown.length === 0
  const problems = shown.reduce((sum, [, { inspection }]) => sum + inspection.problems.length, 0)
  const title = problems === 0 ? 'Definition: no problems' : `Definition: ${counted(problems)}`
  panel.replaceChildren(
    element('summary', title),
    ...shown.flatMap(([, { file, inspection }]) => drawInspection(file, inspection)),
  )
}

function counted(problems: number): string {
  return problems === 1 ? '1 problem' : `${problems} problems`
}

function drawInspection(file: string, { problems, units, examples }: Inspection): HTMLElement[] {
  return [
    element('h2', file),
    list(
      problems.map(({ path, message, excerpt }) => {
        const item = element('li', `${path} ${message}`.trim())
        if (excerpt) item.append(element('pre', excerpt))
        return item
      }),
    ),
    element('h2', 'Units'),
    list(
      units.map(({ formula, declared, derived }) =>
        element('li', `${formula}: comes out in ${derived}, declared in ${declared}`),
      ),
    ),
    element('h2', 'Examples'),
    list(examples.map(({ name, state }) => element('li', `${name} ${state}`))),
  ]
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
