import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

// Other test files may have loaded calculators: begin without them.
vi.resetModules()
const { fetchCalculators, useCalculators } = await import('../../src/list/calculators.ts')
const { calculators } = await import('../../src/registry.ts')

const [sound, broken] = calculators
if (!sound || !broken) throw new Error('The site needs two calculators')

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('one that throws as it loads is shown and logged, and not brought again', async () => {
  document.body.innerHTML = '<div id="banner"><p></p></div>'
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const defect = new Error('x is broken')
  const load = vi.spyOn(broken, 'importCalculator').mockRejectedValue(defect)
  const { result } = renderHook(() => useCalculators([broken.slug]))
  await waitFor(() => expect(log).toHaveBeenCalledWith(defect))
  expect(document.querySelector('#banner p')).toHaveTextContent(
    'Part of this page could not start. Reload the page; what you typed stays.',
  )
  expect(result.current.calculators).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
  expect(await fetchCalculators([sound.slug])).toBeDefined()
})
