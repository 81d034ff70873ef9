import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as the build draws it, and while React takes it over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
