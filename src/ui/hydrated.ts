import { useDeferredValue, useEffect, useState } from 'react'
import { lateStylesHere } from '../network/lateStyles.ts'

/**
 * False in the page as the build draws it, and while React takes it over; then true. What hangs on it
 * is drawn when the page reacts to input, and in slices.
 */
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
