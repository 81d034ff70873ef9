import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withPits } from '../../rejected/support/language.ts'
import { check } from '../../support/checked.ts'
import { plaster } from '../../support/plaster.ts'
import { renderCalculator } from '../renderCalculator.tsx'

const WALL = { wallLength: '4', wallHeight: '3' }
const group = () => screen.findByRole('group', { name: 'Doors and windows' })
const press = (name: string) => screen.getByRole('button', { name })
const row = (called: string) => within(screen.getByRole('group', { name: called }))

async function show() {
  const page = renderCalculator(plaster)
  await group()
  const add = () => page.user.click(press('Add opening'))
  return { ...page, add }
}

describe('A repeat', () => {
  test('takes rows away from anywhere, with the focus on the button before, and keeps the others as they were', async () => {
    const { user, add, enter, field, calculate, results } = await show()
    await enter(WALL)
    for (const [index, width] of ['1', '2 ft', '3'].entries()) {
      await add()
      await enter({ [`openings.${index}.width`]: width, [`openings.${index}.height`]: '1' })
    }
    await user.selectOptions(field('openings.2.height.unit'), 'ft')
    await user.click(press('Remove opening 2'))
    expect(press('Remove opening 1')).toHaveFocus()
    expect(field('openings.1.width')).toHaveValue('3')
    expect(field('openings.1.height.unit')).toHaveValue('ft')
    row('Opening 2').getByText('= 0.3048 m', { selector: '[aria-hidden]' })
    await calculate()
    await waitFor(() => expect(results().netArea).toBe('10.09 m²'))
    await user.click(press('Remove opening 1'))
    expect(press('Add opening')).toHaveFocus()
    expect(field('openings.0.width')).toHaveValue('3')
    await add()
    expect(field('openings.1.width')).toHaveValue('')
  })

  test('takes no more rows than the definition allows, and says why', async () => {
    const { add, user } = await show()
    for (const _ of [1, 2, 3]) await add()
    expect(press('Add opening')).toBeDisabled()
    expect(press('Add opening')).toHaveAccessibleDescription('Doors and windows: at most 3 rows')
    await user.click(press('Remove opening 3'))
    expect(press('Add opening')).toBeEnabled()
  })

  test('begins with as many rows as there must be, which stay', async () => {
    const { openings } = plaster.fields
    if (openings?.kind !== 'repeat') throw new Error('The openings do not repeat')
    const fields = { ...plaster.fields, openings: { ...openings, minimum: 2 } }
    renderCalculator({ ...plaster, fields })
    await group()
    row('Opening 2')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  test('does not accept a row that is half filled: it is marked, has the focus, and a toast says what it takes', async () => {
    const { enter, add, calculate, results, field } = await show()
    await enter(WALL)
    await add()
    await add()
    await enter({ 'openings.1.width': '1' })
    await calculate()
    await waitFor(() => expect(field('openings.1.height')).toHaveFocus())
    expect(field('openings.1.height')).toHaveAttribute('aria-invalid', 'true')
    expect(field('openings.0.height')).toHaveAttribute('aria-invalid', 'false')
    const said = await screen.findAllByText('Opening 2, height: a number above zero')
    expect(said.length).toBeGreaterThan(0)
    expect(results()).toEqual({})
    await enter({ 'openings.1.height': '1' })
    expect(field('openings.1.height')).toHaveAttribute('aria-invalid', 'false')
  })

  test('marks the result as old when a row is taken away', async () => {
    const { enter, add, calculate, card, user, results } = await show()
    await enter(WALL)
    await add()
    await enter({ 'openings.0.width': '1', 'openings.0.height': '1' })
    await calculate()
    await waitFor(() => expect(results().netArea).toBe('11.00 m²'))
    await user.click(press('Remove opening 1'))
    expect(card()).toHaveTextContent('Result from before your change')
  })
})

test('A field that may stay empty says so, and what depends on it is left out', async () => {
  const { enter, calculate, results } = await show()
  expect(screen.getByLabelText('Price of a square metre (optional) (KSh/m²)')).toHaveAttribute(
    'name',
    'price',
  )
  await enter(WALL)
  await calculate()
  await waitFor(() => expect(results()).toEqual({ netArea: '12.00 m²' }))
  await enter({ price: '100' })
  await calculate()
  await waitFor(() => expect(results().cost).toBe('1,200.00 KSh'))
})

test('A field for some options comes and goes with them, and keeps what was typed', async () => {
  const { enter, calculate, results, field, user } = await show()
  expect(screen.queryByRole('textbox', { name: 'Key coat (mm)' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Coat'), 'own')
  await user.clear(screen.getByRole('textbox', { name: 'Key coat (mm)' }))
  await user.type(field('key'), '6')
  await user.selectOptions(screen.getByLabelText('Coat'), 'usual')
  expect(screen.queryByRole('textbox', { name: 'Key coat (mm)' })).toBeNull()
  await enter(WALL)
  await calculate()
  await waitFor(() => expect(results()).toEqual({ netArea: '12.00 m²' }))
  await user.selectOptions(screen.getByLabelText('Coat'), 'own')
  expect(screen.getByRole('textbox', { name: 'Key coat (mm)' })).toHaveValue('6')
  await calculate()
  await waitFor(() => expect(results().keyVolume).toBe('0.072 m³'))
})

describe('A row that belongs to a row of another list', () => {
  const garden = check(withPits)
  const bed = (pit: string) => row(pit).getByRole('combobox', { name: 'Bed' })
  const options = (pit: string) =>
    within(bed(pit))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)

  async function showGarden() {
    const page = renderCalculator(garden)
    await screen.findByRole('group', { name: 'Tree pits' })
    await page.enter({
      area: '30',
      'beds.0.length': '2',
      'beds.0.width': '1',
      'beds.1.length': '3',
      'beds.1.width': '1',
      'beds.2.length': '4',
      'beds.2.width': '1',
      'pits.0.side': '0.5',
    })
    return page
  }

  test('is one of those that are there, by a list that says which, and none at first', async () => {
    const { user } = await showGarden()
    expect(options('Pit 1')).toEqual(['Choose', 'Bed 1', 'Bed 2', 'Bed 3'])
    expect(bed('Pit 1')).toHaveDisplayValue('Choose')
    await user.click(press('Add bed'))
    expect(options('Pit 1')).toEqual(['Choose', 'Bed 1', 'Bed 2', 'Bed 3', 'Bed 4'])
  })

  test('is refused until one is chosen, at the list', async () => {
    const { calculate, enter, results, field } = await showGarden()
    await calculate()
    await waitFor(() => expect(bed('Pit 1')).toHaveFocus())
    expect(bed('Pit 1')).toHaveAttribute('aria-invalid', 'true')
    expect(results()).toEqual({})
    await enter({ 'pits.0.bed': '2' })
    expect(field('pits.0.bed')).toHaveDisplayValue('Bed 2')
    await calculate()
    await waitFor(() => expect(results().soil).toBe('8.75 m²'))
  })

  test('stays with its own where another goes, and is to be chosen again where its own goes', async () => {
    const { user, enter, calculate, results, field } = await showGarden()
    await user.click(press('Add pit'))
    await enter({ 'pits.0.bed': '1', 'pits.1.bed': '3', 'pits.1.side': '1' })
    await user.click(press('Remove bed 2'))
    expect(bed('Pit 1')).toHaveDisplayValue('Bed 1')
    expect(bed('Pit 2')).toHaveDisplayValue('Bed 2')
    expect(field('beds.1.length')).toHaveValue('4')
    await calculate()
    await waitFor(() => expect(results().soil).toBe('4.75 m²'))
    await user.click(press('Remove bed 2'))
    expect(bed('Pit 1')).toHaveDisplayValue('Bed 1')
    expect(bed('Pit 2')).toHaveDisplayValue('Choose')
    expect(field('pits.1.side')).toHaveValue('1')
  })
})
