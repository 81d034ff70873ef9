import { act, fireEvent, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { oracles } from '../oracle/calculators.ts'
import { loadedCalculators } from '../support/calculators.ts'
import { hostileInputs } from '../support/inputs.ts'
import { renderCalculator } from './renderCalculator.tsx'

test.each(loadedCalculators)(
  'The page of $address takes 100 hostile inputs and shows no NaN, Infinity or undefined',
  async (calculator) => {
    const { field, block, container, results } = renderCalculator(calculator.address, Fragment)
    const form = container.querySelector('form')
    const oracle = oracles.get(calculator.address)
    if (!form || !oracle) throw new Error('The page has no form')
    for (const texts of fc.sample(hostileInputs(calculator), 100)) {
      const typed: Record<string, string> = {}
      for (const [name, text] of Object.entries(texts)) {
        fireEvent.change(field(name), { target: { value: text } })
        // A page computes what stands in its fields: a text input drops line breaks.
        typed[name] = field(name).value
      }
      fireEvent.submit(form)
      await act(async () => {})
      const expected = oracle(typed) ?? {}
      await waitFor(() => {
        const values = Object.entries(results()).map(([key, text]) => [key, text.split(' ')[0]])
        expect(Object.fromEntries(values)).toEqual(expected)
      })
      expect(block().textContent).not.toMatch(/NaN|Infinity|undefined|null|[{}]/)
    }
  },
  180_000,
)
