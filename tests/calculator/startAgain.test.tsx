import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formOf } from '../../src/state/store.ts'
import { plaster } from '../support/plaster.ts'
import { renderCalculator } from './renderCalculator.tsx'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30', wastage: '5' }
const startAgain = () => screen.getByRole('button', { name: 'Start again' })
const undo = () => screen.getByRole('button', { name: 'Undo' })

test('Start again empties the form, its result and what the tab keeps, and begins at the first field', async () => {
  const page = renderCalculator('tile-estimator')
  await page.enter({ ...ROOM, 'roomLength.unit': 'ft' })
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(page.block()).toHaveTextContent('Total tiles'))
  await userEvent.click(startAgain())
  expect(page.field('roomLength')).toHaveValue('')
  expect(page.field('roomLength.unit')).toHaveValue('m')
  expect(page.field('wastage')).toHaveValue('10')
  expect(page.block()).toHaveTextContent('Enter dimensions to see your results.')
  expect(page.field('roomLength')).toHaveFocus()
  expect(page.field('roomLength')).toHaveProperty('enterKeyHint', 'next')
  expect(screen.getByText('The form is empty again.')).toHaveAttribute('aria-live', 'polite')
  expect(formOf('tile-estimator').values).toBeUndefined()
  expect(formOf('tile-estimator').result).toBeUndefined()
})

test('Undo brings fields, units and the result back, by keyboard too', async () => {
  const page = renderCalculator('tile-estimator')
  await page.enter({ ...ROOM, 'roomLength.unit': 'ft' })
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(page.block()).toHaveTextContent('Total tiles'))
  const before = page.block().textContent
  startAgain().focus()
  await userEvent.keyboard('{Enter}')
  undo().focus()
  await userEvent.keyboard(' ')
  expect(page.field('roomLength')).toHaveValue('3')
  expect(page.field('roomLength.unit')).toHaveValue('ft')
  expect(page.field('wastage')).toHaveValue('5')
  expect(page.block().textContent).toBe(before)
  expect(formOf('tile-estimator').values).toMatchObject({ roomLength: '3', wastage: '5' })
  startAgain()
})

test('rows that were added go, and come back with what was typed into them', async () => {
  const page = renderCalculator(plaster)
  await userEvent.click(screen.getByRole('button', { name: 'Add opening' }))
  await page.enter({ 'openings.0.width': '0.9' })
  await userEvent.click(startAgain())
  expect(screen.queryByRole('group', { name: 'Opening 1' })).toBeNull()
  await userEvent.click(undo())
  expect(page.field('openings.0.width')).toHaveValue('0.9')
})

test('whoever goes on typing or calculates needs no Undo any longer', async () => {
  const page = renderCalculator('steel-weight-calculator')
  await page.enter({ bars: '7' })
  await userEvent.click(startAgain())
  await page.enter({ bars: '8' })
  startAgain()
  await userEvent.click(startAgain())
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  startAgain()
  expect(screen.queryByText('The form is empty again.')).toBeNull()
})
