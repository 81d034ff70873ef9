import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { setAll } from '../src/state/store.ts'

// jsdom has none of these: there is no layout to scroll, no preference matches, and nothing ever
// comes into or out of sight.
vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }))
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false

// A busy machine makes a test slow, not red.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  // Each test has a tab of its own.
  setAll()
})

// A part of a page may still be on its way: what loads after the last test would be an error of none.
afterAll(() => vi.dynamicImportSettled())
