import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { formOf, keepForm, set } from '../../src/state/store.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { calculatorAt, importingGuidance } from '../support/calculators.ts'
import { LINK, TILES } from './openTab.tsx'

/* React takes over a page that the build drew with the defaults in its fields, also when a link opens it. */

const STALE = 'Result from before your change: press Calculate for the new one.'
const tiles = calculatorAt('tile-estimator')
const page = (
  <ToastProvider>
    <CalculatorPage calculator={tiles} importGuidance={importingGuidance(tiles)} catalog={[]} />
  </ToastProvider>
)

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`No field is named ${name}`)
}

const result = (key: string) => document.querySelector(`[data-result=${key}]`)?.textContent
const texts = (names: string[]) => names.map((name) => field(name).value)

function routerAt(slug: string) {
  return createMemoryRouter([{ path: TILES, element: page }], {
    initialEntries: [slug],
    hydrationData: { loaderData: {} },
  })
}

// The guide's code comes later than the page's: what the build draws has waited for it.
beforeAll(async () => {
  render(<RouterProvider router={routerAt(TILES)} />)
  await screen.findByText(tiles.guide.heading)
  cleanup()
})

let end = () => {}
afterEach(() => act(async () => end()))

/** Draws the page as the build does, types into it, and has React take it over at an address. */
async function takeOver(slug: string, typed: Record<string, string> = {}) {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<RouterProvider router={routerAt(TILES)} />)
  for (const [name, text] of Object.entries(typed)) field(name).value = text
  const router = routerAt(slug)
  const complaints: unknown[] = []
  await act(async () => {
    const root = hydrateRoot(box, <RouterProvider router={router} />, {
      onRecoverableError: (error) => complaints.push(error),
    })
    end = () => {
      root.unmount()
      box.remove()
      end = () => {}
    }
  })
  expect(complaints).toEqual([])
  return router
}

test('a text typed before the code came stays, and the tab keeps it', async () => {
  await takeOver(TILES, { roomLength: '7', 'roomLength.unit': 'ft in', wastage: '' })
  expect(texts(['roomLength', 'roomLength.unit', 'roomLength.inches', 'wastage'])).toEqual([
    '7',
    'ft in',
    '',
    '',
  ])
  expect(formOf('tile-estimator').values).toMatchObject({ roomLength: '7', wastage: '' })
})

test('a typed text wins over a link, too', async () => {
  await takeOver(`${TILES}#${LINK}`, { roomLength: '7' })
  expect(texts(['roomLength', 'roomWidth'])).toEqual(['7', '4'])
  screen.getByText(STALE)
})

test('a page nobody has used keeps nothing', async () => {
  await takeOver(TILES)
  expect(formOf('tile-estimator')).toEqual({})
})

test('a reload of a page with a link shows it as it was left, and keeps the link', async () => {
  const from = Object.fromEntries(new URLSearchParams(LINK))
  const values = { ...from, roomLength: '5' }
  // A tab's first step of the history, in a test.
  const step = 'default'
  set('steps', { [step]: step })
  keepForm('tile-estimator', { values, result: { from, isStale: true }, contents: step })
  const router = await takeOver(`${TILES}#${LINK}`)
  expect(field('roomLength').value).toBe('5')
  expect(result('totalTiles')).toBe('100 tiles')
  expect(router.state.location.hash).toBe(`#${LINK}`)
})
