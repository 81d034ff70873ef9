import type { Locator, Page } from 'playwright-core'
import { loadedCalculators } from '../../support/calculators.ts'

/** The button that adds a row on a calculator's page: 'Add outside door' for outsideDoors.0.width. */
export function addRow(name: string, path: string): string {
  const [repeat = ''] = name.split('.')
  const calculator = loadedCalculators.find(({ slug }) => slug === path.split('/').at(-1))
  const field = calculator?.fields[repeat]
  if (field?.kind !== 'repeat') throw new Error(`${path} has no rows of ${repeat}`)
  return `Add ${field.row}`
}

/** Fills a calculator's fields by name and presses Calculate. */
export async function calculate(page: Page, inputs: Record<string, string>): Promise<void> {
  await fill(page, inputs)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Presses a button without scrolling to it, which takes longer than to fill a form. */
export async function pressInPlace(button: Locator): Promise<void> {
  await button.dispatchEvent('click')
}

/** Fills a calculator's fields by name: types into inputs, chooses in selects. */
export async function fill(page: Page, inputs: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(inputs)) {
    const field = page.locator(`[name="${name}"]`)
    const tags = () =>
      field.evaluateAll((found) =>
        found.map((control) => {
          // A person opens the stage under which it is folded.
          control.closest('details')?.setAttribute('open', '')
          return control.tagName
        }),
      )
    let [tag] = await tags()
    // A field in a group's row that is not there yet.
    if (!tag) {
      const button = addRow(name, new URL(page.url()).pathname)
      await page.getByRole('button', { name: button }).click()
      ;[tag] = await tags()
    }
    if (tag === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Reads the results block: each result's number as text, or null if the page has no result. */
export async function shownResults(page: Page): Promise<Record<string, string> | null> {
  // At once: a figure at a time, it took longer than to work them out.
  const texts = await page
    .locator('#results [data-result]')
    .evaluateAll((cells) =>
      cells.map((cell) => [cell.getAttribute('data-result') ?? '', cell.textContent] as const),
    )
  if (texts.length === 0) return null
  return Object.fromEntries(
    texts.map(([key, text]) => [key, /-?[\d,]+(\.\d+)?/.exec(text)?.[0] ?? '']),
  )
}

/** Puts a calculator's defaults back and takes its result away. */
export async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start again' }).click()
}

/** Runs in a page: the numbers of its result that take more than a line. */
export const BROKEN_FIGURES = `[...document.querySelectorAll('#results [data-result], #results [data-result] *')]
  .flatMap(({ childNodes }) => [...childNodes])
  .filter((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !/^[0-9.,]+$/.test(node.data)) return false
    const text = document.createRange()
    text.selectNodeContents(node)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1
  })
  .map(({ data }) => data)
  .join(', ')`
