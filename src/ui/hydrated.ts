import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as the build draws it, and while React takes it over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** As `useHydrated`, for what can wait: it is drawn when the page reacts to input, and in slices. */
export function useSettled(): boolean {
  return useDeferredValue(true, false)
}
