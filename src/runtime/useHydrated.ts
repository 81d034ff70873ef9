import { useSyncExternalStore } from 'react'
import { isConnectionLost, onConnectionChange } from './retryWithBackoff.ts'

const never = () => () => undefined

/** False in the page as the build draws it, and while React takes it over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether the network has lost something of the page that is still missing. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionLost, () => false)
}
