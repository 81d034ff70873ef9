import 'virtual:search' // so that the field, which comes with it, is there at once
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ToolFinder } from '../../src/pages/ToolFinder.tsx'
import { calculators } from '../../src/registry.ts'

const page = (
  <MemoryRouter>
    <ToolFinder />
  </MemoryRouter>
)
const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const everything = calculators.map(({ name }) => name)
const field = () => screen.findByRole('searchbox', { name: 'Find a calculator' }, { timeout: 5000 })

test('where nothing is found, the page says so and leads on', async () => {
  render(page)
  await userEvent.type(await field(), 'zzzz')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'No calculator by that name. Try another word, or suggest one.',
    ),
  )
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('link', { name: 'suggest one' })).toHaveAttribute('href', '/contact')
})

test('Enter goes to the first that is left, Escape brings all of them back', async () => {
  render(page)
  const search = await field()
  await userEvent.type(search, 'rangi{Enter}')
  expect(screen.getByRole('link', { name: shown()[0] ?? '' })).toHaveFocus()
  await userEvent.click(search)
  await userEvent.keyboard('{Escape}')
  expect(search).toHaveValue('')
  expect(shown()).toEqual(everything)
})

test('Enter where nothing is left keeps the focus in the field', async () => {
  render(page)
  const search = await field()
  await userEvent.type(search, 'helicopter{Enter}')
  expect(search).toHaveFocus()
})
