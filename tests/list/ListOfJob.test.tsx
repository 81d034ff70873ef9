import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { changeLine } from '../../src/bill/billFormState.ts'
import { AddToList } from '../../src/list/AddToList.tsx'
import { Editing } from '../../src/list/Editing.tsx'
import { JobHeading } from '../../src/list/JobHeading.tsx'
import { ListOfJob } from '../../src/list/ListOfJob.tsx'
import { listRows } from '../../src/list/listFile.ts'
import { LIST_PAGE, setList } from '../../src/list/listStore.ts'
import { get, useEditedEstimate } from '../../src/state/store.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { calculatorAt } from '../support/calculators.ts'
import { listed, listOf } from './support.ts'

const CONCRETE = 'concrete-mix-calculator'
const slab = listed(CONCRETE, 'Slab', { area: '17.4', thickness: '10' })
const path = { ...slab, name: 'Path' }
const wide = { area: '34.8', thickness: '10' }

/** The parts of a calculator's page about the list, above its form and below a result. */
function Result({ given }: { given: Record<string, string> }) {
  const calculator = calculatorAt(CONCRETE)
  const outcome = computeEstimate(calculator, { ...formValuesOf(calculator.fields, {}), ...given })
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  const { estimate } = outcome
  const edited = useEditedEstimate(CONCRETE)
  const calculate = () => Promise.resolve(estimate)
  return (
    <>
      {edited && <Editing calculator={calculator} edited={edited} calculate={calculate} />}
      <AddToList {...{ calculator, estimate, calculate }} isStale={false} />
    </>
  )
}

function visit(address: string) {
  const element = (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
  const router = createMemoryRouter(
    [
      {
        element,
        children: [
          {
            path: LIST_PAGE,
            element: (
              <>
                <JobHeading />
                <ListOfJob />
              </>
            ),
          },
          { path: CONCRETE, element: <Result given={wide} /> },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  const go = (path: string) => act(() => router.navigate(path))
  return { router, go, user: userEvent.setup() }
}

const card = (name: string) =>
  within(screen.getByRole('listitem', { name: `Name of estimate ${name}` }))
/** Chooses from the menu of an estimate's row. */
async function choose(user: UserEvent, row: string, choice: 'Duplicate' | 'Remove') {
  await user.click(card(row).getByRole('button', { name: `More for estimate ${row}` }))
  await user.click(card(row).getByRole('button', { name: choice }))
}
const names = () =>
  screen
    .getAllByRole('textbox', { name: /^Name of/ })
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
const cement = () => document.querySelector('[data-material=cement] [data-amount]')?.textContent

test('a double tap on Duplicate makes one copy', async () => {
  setList(listOf(slab))
  const { user } = visit('/list')
  await waitFor(() => expect(cement()).toBe('12 bags (50 kg)'))
  await user.click(card('1').getByRole('button', { name: 'More for estimate 1' }))
  await user.dblClick(card('1').getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(cement()).toBe('24 bags (50 kg)'))
  expect(names()).toHaveLength(2)
})

test('Undo goes back as far as things were removed', async () => {
  setList(listOf(slab, path, { ...slab, name: 'Step' }))
  const { user } = visit('/list')
  await choose(user, '2', 'Remove')
  await choose(user, '2', 'Remove')
  await choose(user, '1', 'Remove')
  for (const [name, left] of [
    ['Slab', ['Slab']],
    ['Step', ['Slab', 'Step']],
    ['Path', ['Slab', 'Path', 'Step']],
  ] as const) {
    expect(screen.getByText(`Removed ‘${name}’.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByDisplayValue(name)).toHaveFocus())
    expect(names()).toEqual(left)
  }
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the last estimate that is removed comes back with the title of the job', async () => {
  setList({ ...listOf(slab), title: 'Mama Njeri' })
  const { user } = visit('/list')
  await choose(user, '1', 'Remove')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mama Njeri' })).toBeVisible()
  expect(names()).toEqual(['Slab'])
})

test('an edited estimate returns to its place, also if others were removed meanwhile', async () => {
  setList(listOf(slab, path, { ...slab, name: 'Step' }))
  const { user, go, router } = visit('/list')
  await user.click(await card('2').findByRole('link', { name: 'Edit' }))
  expect(router.state.location.pathname).toBe(`/${CONCRETE}`)
  await go('/list')
  await choose(user, '1', 'Remove')
  await go(`/${CONCRETE}`)
  const update = await screen.findByRole('button', { name: 'Update' })
  expect(screen.getByRole('status')).toHaveTextContent('Editing “Path”')
  await user.click(update)
  expect(await screen.findByText('Updated ‘Path’')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Path', 'Step']))
  expect(router.state.location.pathname).toBe('/list')
  expect(get('list').estimates.map(({ values }) => values.area)).toEqual(['34.8', '17.4'])
  await go(`/${CONCRETE}`)
  expect(await screen.findByRole('button', { name: 'On the list' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
})

/** A report with nothing but a list in it. */
function fileOf(name: string, price: string): File {
  const list = { ...listOf({ ...slab, name }), title: `Job of ${name}` }
  const rows = listRows(list, { 'price-cement': price })
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
  return new File([`"Part","Item"\n${text}\n`], 'list.csv')
}

const priceNow = () => document.querySelector<HTMLInputElement>('[name=price-cement]')?.value

/** Opens the line of cement and reads its price. */
async function price(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Cement' }))
  // The boxes come later than the line.
  await waitFor(() => expect(priceNow()).toBeDefined())
  return priceNow()
}

test.each([
  ['Open it instead', ['Hall'], '750'],
  ['Add it to this list', ['Slab', 'Hall'], '750'],
  ['Leave it', ['Slab'], '750'],
])(
  'where the tab has a list, another is opened as the person chooses: %s',
  async (choice, expected, cost) => {
    setList(listOf(slab))
    changeLine(LIST_PAGE, 'price', 'cement', '750')
    const { user } = visit('/list')
    await user.upload(
      screen.getByLabelText('Open a list', { selector: 'input' }),
      fileOf('Hall', '800'),
    )
    expect(
      await screen.findByRole('heading', { name: 'This tab already has a list' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: choice }))
    expect(names()).toEqual(expected)
    expect(await price(user)).toBe(cost)
    expect(screen.queryByRole('button', { name: choice })).toBeNull()
    if (choice === 'Leave it') return
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['Slab'])
    expect(priceNow()).toBe('750')
  },
)

test('the prices of a list that is opened take the place of one’s own only where a person says so', async () => {
  changeLine(LIST_PAGE, 'price', 'cement', '750')
  const { user } = visit('/list')
  const input = screen.getByLabelText('Open a list', { selector: 'input' })
  await user.upload(input, fileOf('Hall', '800'))
  await screen.findByText(
    'What you opened has another price or pack than yours for 1 material. Yours stays until you use it.',
  )
  expect(await price(user)).toBe('750')
  await user.click(screen.getByRole('button', { name: 'Use these prices' }))
  expect(priceNow()).toBe('800')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(priceNow()).toBe('750')
})

test('of the list that the tab has already, nothing but other prices is in question', async () => {
  setList({ ...listOf({ ...slab, name: 'Hall' }), title: 'Job of Hall' })
  changeLine(LIST_PAGE, 'price', 'cement', '800')
  const { user } = visit('/list')
  const input = screen.getByLabelText('Open a list', { selector: 'input' })
  await user.upload(input, fileOf('Hall', '800'))
  await waitFor(() => expect(screen.queryByText('Opening the list…')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Use these prices' })).toBeNull()
  await user.upload(input, fileOf('Hall', '900'))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Use these prices' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'This tab already has a list' })).toBeNull()
  expect(names()).toEqual(['Hall'])
  expect(await price(user)).toBe('800')
})
