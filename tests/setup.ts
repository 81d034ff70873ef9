import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom leaves out: there is no layout to scroll, and no preference matches.
vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }))
Element.prototype.scrollIntoView = () => {}

// A busy machine makes a test slow, not red.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
