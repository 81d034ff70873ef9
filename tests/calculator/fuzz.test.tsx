import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { isBillField } from '../../schemas/definition/billFields.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { oracles } from '../oracle/calculators.ts'
import { loadedCalculators } from '../support/calculators.ts'
import { atDepth } from '../support/depth.ts'
import { hostileInputs, saysUnit } from '../support/inputs.ts'
import { renderCalculator } from './renderCalculator.tsx'

const FORMS = atDepth(2, 5)

test.each(loadedCalculators)(
  `The page of $slug takes ${FORMS} hostile inputs and shows no NaN, Infinity or undefined`,
  async (calculator) => {
    const { field, block, container, results } = renderCalculator(calculator.slug, Fragment)
    const form = container.querySelector('form')
    if (!form) throw new Error('The page has no form')
    const computed = (typed: Record<string, string>) => {
      const outcome = computeEstimate(calculator, typed)
      const rows = outcome.state === 'ready' ? outcome.estimate.rows : []
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    }
    // Where somebody worked it out by hand, the page is held against that.
    const byHand = oracles.get(calculator.slug) ?? computed
    for (const texts of fc.sample(hostileInputs(calculator), FORMS)) {
      const typed: Record<string, string> = {}
      for (const button of screen.queryAllByRole('button', { name: /^Remove / }).reverse()) {
        fireEvent.click(button)
      }
      for (const [name, text] of Object.entries(texts)) {
        if (isBillField(calculator.fields[name])) continue
        if (!container.querySelector(`[name="${name}"]`)) {
          const repeat = calculator.fields[name.split('.')[0] ?? '']
          const row = repeat?.kind === 'repeat' ? repeat.row : ''
          fireEvent.click(screen.getByRole('button', { name: `Add ${row}` }))
        }
        fireEvent.change(field(name), { target: { value: text } })
        // A page computes the texts in its fields: a text input drops line breaks.
        typed[name] = field(name).value
      }
      fireEvent.submit(form)
      await act(async () => {})
      const expected = (saysUnit(typed) ? computed : byHand)(typed) ?? {}
      await waitFor(() => {
        const values = Object.entries(results()).map(([key, text]) => [key, text.split(' ')[0]])
        expect(Object.fromEntries(values)).toEqual(expected)
      })
      expect(block().textContent).not.toMatch(/NaN|Infinity|undefined|null|[{}]/)
    }
  },
)
