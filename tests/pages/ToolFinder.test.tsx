import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { toolCategories } from '../../src/cards.ts'
import { findTools } from '../../src/layout/findTools.ts'
import { ToolFinder } from '../../src/pages/ToolFinder.tsx'
import { calculators } from '../../src/registry.ts'

const page = (
  <MemoryRouter>
    <ToolFinder />
  </MemoryRouter>
)
const tools = toolCategories.flatMap(({ items }) => items)
const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const everything = calculators.map(({ name }) => name)
const field = () => screen.findByRole('searchbox', { name: 'Find a calculator' })

test('a category of which nothing is left is not shown', async () => {
  render(page)
  const found = findTools('vigae', tools)
  const left = toolCategories.filter(({ items }) => items.some((item) => found.includes(item)))
  expect(left.length).toBeLessThan(toolCategories.length)
  await userEvent.type(await field(), 'vigae')
  const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)
  // The search comes with the focus.
  await waitFor(() =>
    expect(headings()).toEqual(['All calculators', ...left.map(({ category }) => category)]),
  )
})

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
  const [first] = findTools('rangi', tools)
  expect(screen.getByRole('link', { name: first?.title.menu ?? '' })).toHaveFocus()
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
