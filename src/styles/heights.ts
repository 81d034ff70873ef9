/*
 * Heights that no style knows, and that what is sticky beside an element needs. The page has each in a custom
 * property.
 */

/** Of the header: where letters are large, it takes two rows. */
export const HEADER_HEIGHT = '--header-height'
/** Of a form with its drawing. */
export const OWN_HEIGHT = '--own-height'

/** Returns a ref that keeps the height of its element in a custom property of the page. */
export function heightIn(
  property: string,
): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty(property, `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
}
