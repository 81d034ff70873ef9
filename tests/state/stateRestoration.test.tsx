import { deflateRawSync } from 'node:zlib'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { set } from '../../src/state/store.ts'
import { listed, listOf } from '../list/support.ts'
import { BLOCKS, LINK, openTab, PLASTER, TILES } from './openTab.tsx'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const STALE = 'Result from before your change: press Calculate for the new one.'

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`No field is named ${name}`)
}

async function type(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const control = field(name)
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text)
    else {
      await userEvent.clear(control)
      if (text !== '') await userEvent.type(control, text)
    }
  }
}

const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
const result = (key: string) => document.querySelector(`[data-result=${key}]`)?.textContent
const texts = (names: string[]) => names.map((name) => field(name).value)

test('units and inches are there again, and what they come to', async () => {
  const tab = openTab(TILES)
  await type({ ...ROOM, roomLength: '12', 'roomLength.unit': 'ft in' })
  await type({ 'roomLength.inches': '6' })
  await calculate()
  await waitFor(() => expect(result('roomArea')).toBe('11.43 m²'))
  await tab.follow('/privacy')
  await tab.go(-1)
  await screen.findByText('= 3.81 m', { selector: '[aria-hidden]' })
  const boxes = ['roomLength', 'roomLength.unit', 'roomLength.inches']
  expect(texts(boxes)).toEqual(['12', 'ft in', '6'])
  expect(result('roomArea')).toBe('11.43 m²')
  expect(screen.queryByText(STALE)).toBeNull()
})

test('rows are there again, without those that were taken away, and with what options hide', async () => {
  const tab = openTab(PLASTER)
  await type({ wallLength: '4', wallHeight: '3', coat: 'own' })
  await type({ key: '6' })
  await type({ coat: 'usual' })
  for (const width of ['1', '2', '3']) {
    const add = await screen.findByRole('button', { name: 'Add opening' })
    await userEvent.click(add)
    await userEvent.keyboard(width)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove opening 2' }))
  await tab.follow('/privacy')
  await tab.go(-1)
  await screen.findByRole('button', { name: 'Add opening' })
  await waitFor(() => expect(texts(['openings.0.width', 'openings.1.width'])).toEqual(['1', '3']))
  expect(screen.queryByRole('group', { name: 'Opening 3' })).toBeNull()
  await type({ coat: 'own' })
  expect(screen.getByLabelText('Key coat (mm)')).toHaveValue('6')
})

test('an emptied default stays empty, and what fell back says so again', async () => {
  const tab = openTab(BLOCKS)
  await type({ wallLength: '6', wallHeight: '3', wastage: '' })
  await calculate()
  await screen.findByText('Wastage: left empty, so 5% was used.')
  await tab.follow('/privacy')
  await tab.go(-1)
  await screen.findByText('Wastage: left empty, so 5% was used.')
  expect(field('wastage').value).toBe('')
})

const LINKED = `${TILES}#${LINK}`
const UNREADABLE =
  'This link cannot be opened: a part of it is missing, or it is one of another page. Ask for it again.'

test('the same link opened again shows what it says, and Undo brings back what was edited on it', async () => {
  const tab = openTab(LINKED)
  await waitFor(() => expect(result('totalTiles')).toBe('100 tiles'))
  await tab.follow(LINKED)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await type({ roomWidth: '5' })
  await tab.follow(LINKED)
  await screen.findByText('The link is open, in place of what you had entered.')
  expect(field('roomWidth').value).toBe('4')
  expect(screen.queryByText(STALE)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('roomWidth').value).toBe('5')
  screen.getByText(STALE)
})

test('an estimate of the list that is edited over what was typed has a line of its own, and no Undo', async () => {
  const tab = openTab(TILES)
  await type(ROOM)
  set('list', listOf(listed('tile-estimator', 'Bath', ROOM)))
  set('editedEstimate', '1')
  await tab.follow(LINKED)
  await screen.findByText('Editing “Bath”')
  await waitFor(() => expect(result('totalTiles')).toBe('100 tiles'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a link’s prices take the place of one’s own only where a person says so, and Undo takes that back', async () => {
  const tab = openTab(`${LINKED}&price-tile=60`)
  await userEvent.click(await screen.findByRole('button', { name: /^Tiles, / }))
  await waitFor(() => expect(field('price-tile').value).toBe('60'))
  const use = () => screen.findByRole('button', { name: 'Use these prices' })
  await tab.open(`${LINKED}&price-tile=75`)
  await screen.findByText(
    'What you opened has another price or pack than yours for 1 material. Yours stays until you use it.',
  )
  expect(field('price-tile').value).toBe('60')
  await userEvent.click(await use())
  expect(field('price-tile').value).toBe('75')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('price-tile').value).toBe('60')
  await userEvent.click(await use())
  await type({ 'price-tile': '80' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('price-tile').value).toBe('80')
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Use these prices' })).toBeNull()
  expect(field('price-tile').value).toBe('80')
})

test('a packed link opens in the page, and Undo brings back what was typed before it', async () => {
  const packed = `z=${deflateRawSync(LINK).toString('base64url')}`
  const tab = openTab(TILES)
  await type({ roomLength: '7' })
  await tab.open(`${TILES}#${packed}`)
  await waitFor(() => expect(texts(['roomLength', 'tileWidth'])).toEqual(['4', '40']))
  expect(result('totalTiles')).toBe('100 tiles')
  expect(tab.hash()).toBe(`#${LINK}`)
  screen.getByText('The link is open, in place of what you had entered.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(texts(['roomLength', 'tileWidth'])).toEqual(['7', ''])
  await tab.open(`${TILES}#${packed.slice(0, -20)}`)
  await screen.findByText(UNREADABLE)
  await tab.open(`${TILES}#z=${'a'.repeat(20_000)}`)
  await screen.findByText(
    'This link cannot be opened: it is too long for an estimate. Ask for it again.',
  )
  expect(field('roomLength').value).toBe('7')
})
