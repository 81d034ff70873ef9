import type { Page } from 'playwright-core'

/** The focused element, as a person would name it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      // A choice stands within its label.
      const label = [...(element.labels?.[0]?.childNodes ?? [])]
        .filter((node) => node !== element)
        .map((node) => node.textContent)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim()
      return element.getAttribute('aria-label') ?? (label || element.name)
    }
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })
}

/** Presses Tab until something has the focus; answers the stops on the way, itself the last. */
export async function tabTo(page: Page, name: string): Promise<string[]> {
  const stops: string[] = []
  while (stops.at(-1) !== name && stops.length < 80) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  return stops
}
