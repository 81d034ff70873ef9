import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, Fragment, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { isBillField } from '../../schemas/definition/billFields.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { calculators } from '../../src/registry.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { calculatorAt, importing } from '../support/calculators.ts'

/** Presses the row of every line of a bill that is closed: its pack and its boxes show. */
export async function openLines({ user }: Pick<ReturnType<typeof renderCalculator>, 'user'>) {
  const closed = '[data-material] button[aria-expanded=false]'
  for (const row of document.querySelectorAll(closed)) await user.click(row)
  // The boxes come later than the line.
  for (const line of document.querySelectorAll<HTMLElement>('[data-material]')) {
    await within(line).findAllByRole('textbox')
  }
}

/**
 * Renders the page of one calculator, with the actions of a person on it. `Around` surrounds the page;
 * without toasts in it, the page shows none.
 */
export function renderCalculator(
  shown: string | CalculatorWithGuidance,
  Around: ComponentType<{ children: ReactNode }> | typeof Fragment = ToastProvider,
) {
  const calculator = typeof shown === 'string' ? calculatorAt(shown) : shown
  const element = (
    <Around>
      <CalculatorPage
        calculator={calculator}
        importWithGuidance={importing(calculator)}
        catalog={calculators}
      />
    </Around>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const { container } = render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const field = (name: string) => {
    const found = container.querySelector(`form [name="${name}"]`)
    if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
    throw new Error(`No field is named ${name}`)
  }
  const block = () => {
    const found = container.querySelector('#results')
    if (found instanceof HTMLElement) return found
    throw new Error('The page has no results block')
  }
  /** The block with the lines to buy above it. */
  const card = () => {
    const found = block().parentElement
    if (found) return found
    throw new Error('The results block is in no card')
  }
  return {
    calculator,
    container,
    user,
    field,
    block,
    card,
    /** Replaces the texts in some fields. */
    async enter(texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) {
        // Under the bill, which comes with a result.
        if (isBillField(calculator.fields[name])) continue
        const repeat = calculator.fields[name.split('.')[0] ?? '']
        if (repeat?.kind === 'repeat' && !container.querySelector(`form [name="${name}"]`)) {
          await user.click(screen.getByRole('button', { name: `Add ${repeat.row}` }))
        }
        const control = field(name)
        if (control instanceof HTMLSelectElement) await user.selectOptions(control, text)
        else {
          await user.clear(control)
          if (text !== '') {
            await user.click(control)
            await user.paste(text)
          }
        }
      }
    },
    async calculate() {
      await user.click(screen.getByRole('button', { name: 'Calculate' }))
    },
    /** The shown results by key, each with its unit; empty where there is no result. */
    results(): Record<string, string> {
      const shown = [...block().querySelectorAll('[data-result]')]
      return Object.fromEntries(
        shown.map((item) => [item.getAttribute('data-result') ?? '', item.textContent]),
      )
    },
  }
}
