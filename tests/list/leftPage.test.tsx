import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { writeList } from '../../src/permalink/listText.ts'
import { listed, listOf } from './support.ts'

/* Something that takes long on a page touches nothing of the page that came after it. */

// Other test files may have loaded calculators: begin without them.
vi.resetModules()
const { CalculatorPage } = await import('../../src/calculator/CalculatorPage.tsx')
const { fetchCalculators } = await import('../../src/list/calculators.ts')
const { ListOfJob } = await import('../../src/list/ListOfJob.tsx')
const { setList } = await import('../../src/list/listStore.ts')
const { calculators } = await import('../../src/registry.ts')
const { get, setAll } = await import('../../src/state/store.ts')
const { ToastProvider } = await import('../../src/ui/toast/ToastProvider.tsx')
const { calculatorAt, importing } = await import('../support/calculators.ts')

const TILES = '/tile-estimator'
const LINK = '#roomLength=4&roomWidth=4&tileLength=40&tileWidth=40&wastage=0'
const slab = listed('concrete-mix-calculator', 'Slab', { area: '17.4', thickness: '10' })
const wall = { ...slab, name: 'Wall' }

afterEach(() => {
  vi.restoreAllMocks()
  setAll()
})

/** Keeps a calculator on its way until the returned function is called, which waits until it is used. */
function hold(slug: string): () => Promise<void> {
  const entry = calculators.find((one) => one.slug === slug)
  if (!entry) throw new Error(`No calculator is at ${slug}`)
  const load = entry.importCalculator
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.spyOn(entry, 'importCalculator').mockImplementation(() => released.then(load))
  return () =>
    act(async () => {
      release()
      await fetchCalculators([slug])
    })
}

function visit(...addresses: string[]) {
  const pages = ['tile-estimator', 'house-estimator'].map((slug) => ({
    path: slug,
    element: (
      <CalculatorPage
        key={slug}
        calculator={calculatorAt(slug)}
        importWithGuidance={importing(calculatorAt(slug))}
        catalog={[]}
      />
    ),
  }))
  const router = createMemoryRouter(
    [...pages, { path: 'list', element: <ListOfJob /> }].map(({ path, element }) => ({
      path,
      element: <ToastProvider>{element}</ToastProvider>,
    })),
    { initialEntries: addresses },
  )
  render(<RouterProvider router={router} />)
  return { router, go: (to: string) => act(() => router.navigate(to)), user: userEvent.setup() }
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value

/** The tiles' page, opened by its link, is as the link has it. */
async function expectTiles({ router }: ReturnType<typeof visit>) {
  await waitFor(() => expect(field('roomLength')).toBe('4'))
  expect(router.state.location.hash).toBe(LINK)
  expect(document.querySelector('[data-result=totalTiles]')).toHaveTextContent('100 tiles')
}

test('a list’s link that is read after its page was left leaves the next page and the list alone', async () => {
  setList(listOf(wall))
  const release = hold(slab.slug)
  const tab = visit(`/list#${writeList(listOf(slab), {})}`)
  await screen.findByText('Opening the list…')
  await tab.go(`${TILES}${LINK}`)
  await release()
  await expectTiles(tab)
  expect(get('list')).toEqual(listOf(wall))
})

test('Back from a list’s link that is still being read leaves the list alone, and waits no longer', async () => {
  const release = hold('paint-estimator')
  const paint = listed('paint-estimator', 'Paint', { wallHeight: '3', wallWidth: '4', walls: '4' })
  const tab = visit('/list')
  await tab.go(`/list#${writeList(listOf(paint), {})}`)
  await screen.findByText('Opening the list…')
  await act(() => tab.router.navigate(-1))
  expect(screen.queryByText('Opening the list…')).toBeNull()
  await release()
  expect(get('list').estimates).toEqual([])
})

test('a file that is read after its page was left is not opened', async () => {
  const tab = visit('/list')
  let read: (text: string) => void = () => {}
  const text = new Promise<string>((resolve) => {
    read = resolve
  })
  const file = Object.assign(new File(['x'], 'list.csv'), { text: () => text })
  await tab.user.upload(screen.getByLabelText('Open a list', { selector: 'input' }), file)
  await tab.go(`${TILES}${LINK}`)
  await act(async () => {
    read(`List,,"${writeList(listOf(slab), {})}",,,`)
    await fetchCalculators([slab.slug])
  })
  await expectTiles(tab)
  expect(get('list').estimates).toEqual([])
})

test('the result of a house whose page was left leaves the next page alone', async () => {
  const release = hold('foundation-calculator')
  const house = calculatorAt('house-estimator')
  const given = formValuesOf(house.fields, { length: '11', width: '9', rise: '2' })
  const outcome = computeEstimate(house, given)
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  const tab = visit(`/house-estimator#${writeLink(outcome.estimate)}`)
  await waitFor(() => expect(field('length')).toBe('11'))
  await tab.user.click(screen.getByRole('button', { name: 'Calculate' }))
  await tab.go(`${TILES}${LINK}`)
  await release()
  await expectTiles(tab)
})

test('a list’s link whose calculators the network loses says so in its place, and opens once they come', async () => {
  const bars = listed('steel-weight-calculator', 'Bars', { bars: '12' })
  const entry = calculators.find(({ slug }) => slug === bars.slug)
  if (!entry) throw new Error('The steel calculator is not there')
  vi.spyOn(entry, 'importCalculator').mockRejectedValueOnce(new TypeError('lost'))
  const headers = { 'Content-Type': 'image/svg+xml' }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { headers }))
  const { user } = visit(`/list#${writeList(listOf(bars), {})}`)

  await screen.findByText('You’re offline. This part will appear when you reconnect.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(get('list')).toEqual(listOf(bars)))
})
