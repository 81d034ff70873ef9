import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom leaves out: there is no layout to scroll, and no preference matches.
vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }))
Element.prototype.scrollIntoView = () => {}

afterEach(cleanup)
