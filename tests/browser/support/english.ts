import type { Page } from 'playwright-core'

/** Words that no sentence in English does without, and that no loanword on a building site is. */
const ENGLISH =
  /\b(the|and|with|your|you|are|for|from|this|that|not|how|what|each|when|which|has|have|will|of)\b/i

/** Terms that stay, in whatever sentence. */
const TERMS = /\bbills? of quantities\b|\(assumptions\)/gi

/**
 * Finds the English texts, labels and placeholders of a page in Kiswahili outside of `lang="en"`, for the
 * eye and for a screen reader. Addresses and the names in formulas' code are the same in all languages.
 */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOwn = (element: Element | null) =>
      element?.closest<HTMLElement>('[lang]')?.lang === 'sw' &&
      !element.closest('script, style, code')
    const found: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (isOwn(node.parentElement)) found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (!isOwn(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  return texts
    .map((text) => text.trim())
    .filter((text) => !/^https?:/.test(text) && ENGLISH.test(text.replaceAll(TERMS, '')))
}
