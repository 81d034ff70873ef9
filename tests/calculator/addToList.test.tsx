import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
// Loaded here, so that the press in a test waits for no code.
import '../../src/list/sendList.ts'
import { editEstimate, setList } from '../../src/list/listStore.ts'
import { get, set } from '../../src/state/store.ts'
import { listed, listOf } from '../list/support.ts'
import { renderCalculator } from './renderCalculator.tsx'

const TILES = 'tile-estimator'
const ROOM = { roomLength: '5.2', roomWidth: '4', tileLength: '60', tileWidth: '60' }

const button = (name: string) => screen.findByRole('button', { name })
/** The room's length of each estimate on the list. */
const lengths = () => get('list').estimates.map(({ values }) => values.roomLength)

/** The tiles of a room, calculated, and that room on the list, opened to be edited. */
async function editRoom() {
  setList(listOf(listed(TILES, 'Sitting room', ROOM)))
  editEstimate('1')
  const page = renderCalculator(TILES)
  await page.enter(ROOM)
  await page.calculate()
  await button('Update')
  return page
}

test('Update puts what stands in the fields on the list, also without Calculate', async () => {
  const { user, enter } = await editRoom()
  await enter({ roomLength: '9' })
  await user.click(await button('Update'))
  expect(lengths()).toEqual(['9'])
})

test('Update stores nothing that is not accepted, and leads to the field', async () => {
  const { user, enter, field, results } = await editRoom()
  await enter({ roomLength: 'nine' })
  await user.click(await button('Update'))
  await waitFor(() => expect(field('roomLength')).toHaveFocus())
  expect(field('roomLength')).toBeInvalid()
  expect(results()).toEqual({})
  expect(lengths()).toEqual(['5.2'])
  expect(get('editedEstimate')).toBe('1')
})

test('Cancel says that prices typed meanwhile stay: they are the whole list’s', async () => {
  const { user, enter } = await editRoom()
  set('prices', { 'price-tile': '90' })
  await enter({ roomLength: '9' })
  await user.click(await button('Cancel'))
  expect(await screen.findByText('New prices and packs stay')).toBeVisible()
  expect(lengths()).toEqual(['5.2'])
})

test('while a visitor edits an estimate, the button says that it adds another', async () => {
  const { user, enter } = await editRoom()
  expect(await button('On the list')).toBeVisible()
  await enter({ roomLength: '9' })
  expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull()
  await user.click(await button('Add as another'))
  await waitFor(() => expect(lengths()).toEqual(['5.2', '9']))
})

test('Add to list adds nothing that is not accepted, and leads to the field', async () => {
  const { user, enter, calculate, field } = renderCalculator(TILES)
  await enter(ROOM)
  await calculate()
  await button('Add to list')
  await enter({ tileWidth: '0' })
  await user.click(await button('Add to list'))
  await waitFor(() => expect(field('tileWidth')).toHaveFocus())
  expect(lengths()).toEqual([])
})

test('a double tap on Add to list adds once, and the button says that it is on the list', async () => {
  const { user, enter, calculate } = renderCalculator(TILES)
  await enter(ROOM)
  await calculate()
  await user.dblClick(await button('Add to list'))
  expect(await button('On the list')).toBeVisible()
  expect(await screen.findByText('‘Tiles 1’ is on the list already')).toBeVisible()
  expect(lengths()).toEqual(['5.2'])
  // After a change it is another.
  await enter({ roomLength: '6' })
  await user.dblClick(await button('Add to list'))
  await waitFor(() => expect(lengths()).toEqual(['5.2', '6']))
})

test.each([
  [TILES, { ...ROOM, roomLength: '9' }, /From Hall, Tiles 1\..*\/list#/],
  ['house-estimator', { length: '6', width: '4', rise: '1' }, /From 12 estimates.*\/list#/],
])(
  'what says on %s that the list goes with the tab offers to send it at once, in quantities only',
  async (slug, texts, from) => {
    setList(listOf(listed(TILES, 'Hall', ROOM)))
    set('prices', { 'price-tile 60 × 60 cm': '90' })
    const sent: unknown[] = []
    const share = (data: unknown) => Promise.resolve(void sent.push(data))
    Object.assign(navigator, { share })
    try {
      const { user, enter, calculate } = renderCalculator(slug)
      await enter(texts)
      await calculate()
      await user.click(await button('Add to list'))
      const send = await button('Send the list')
      // A message takes taps a moment after it is there.
      await waitFor(() => user.click(send))
      await waitFor(() => expect(sent).toHaveLength(1))
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
    expect(sent).toMatchObject([{ title: 'Materials list' }])
    expect(JSON.stringify(sent)).toMatch(from)
    expect(JSON.stringify(sent)).not.toContain('KSh')
  },
)
