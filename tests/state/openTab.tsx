import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import { Link } from '../../src/ui/link/Link.tsx'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { calculatorAt, importing } from '../support/calculators.ts'
import { plaster } from '../support/plaster.ts'

export const TILES = '/tile-estimator'
export const BLOCKS = '/block-brick-estimator'
/** It has rows. */
export const PLASTER = '/plaster'

/** The pages of a tab, with a menu of links above them. */
export function openTab(start: string) {
  const calculators = [
    ...[TILES, BLOCKS].map((path) => ({ path, calculator: calculatorAt(path.slice(1)) })),
    { path: PLASTER, calculator: plaster },
  ]
  const pages = calculators.map(({ path, calculator }) => ({
    path,
    element: (
      <CalculatorPage
        key={path}
        calculator={calculator}
        importWithGuidance={importing(calculator)}
        catalog={[]}
      />
    ),
  }))
  const links = [TILES, BLOCKS, PLASTER, '/contact', '/privacy', `${TILES}#${LINK}`]
  const menu = links.map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ))
  const router = createMemoryRouter(
    [
      ...pages,
      { path: '/contact', element: <Feedback /> },
      { path: '/privacy', element: <h1>Privacy</h1> },
    ].map(({ path, element }) => ({
      path,
      element: (
        <ToastProvider>
          {menu}
          {element}
        </ToastProvider>
      ),
    })),
    { initialEntries: [start] },
  )
  render(<RouterProvider router={router} />)
  return {
    follow: (name: string) => userEvent.click(screen.getByRole('link', { name })),
    go: (steps: number) => act(() => router.navigate(steps)),
    hash: () => router.state.location.hash,
    /** As one pastes an address. */
    open: (address: string) => act(() => router.navigate(address)),
  }
}

/** An estimate of tiles. */
export const LINK = 'roomLength=4&roomWidth=4&tileLength=40&tileWidth=40&wastage=0'
