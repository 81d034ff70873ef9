import { type RefObject, useEffect, useRef } from 'react'

/** The custom property with the height of an element. */
export const OWN_HEIGHT = '--own-height'

/** Keeps the height of an element in its custom property: no style knows it, and a sticky one needs it. */
export function useOwnHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const observer = new ResizeObserver(() => {
      measured.style.setProperty(OWN_HEIGHT, `${measured.offsetHeight}px`)
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return element
}
