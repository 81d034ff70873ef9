import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { lateStylesHere } from '../network/lateStyles.ts'

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

/** As `useSettled`, for what the build does not draw: true once its styles are here, too. */
export function useStyled(): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    void lateStylesHere().then(() => setStyled(true))
  }, [])
  return isStyled
}
