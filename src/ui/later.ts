import { type ComponentType, lazy } from 'react'
import { persist } from '../network/persist.ts'

/**
 * A part of the page that is read as the build drew it: its code comes once the page can be used, as
 * often as the network needs, and only then React looks at it. It stands in a Suspense boundary of
 * its own, in a file whose name says so: Guide.later.tsx.
 */
export function later<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(() => persist(fetchCode, () => undefined))
}
