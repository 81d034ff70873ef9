/** Runs in a page: the numbers of its result that take more than a line. */
export const BROKEN_FIGURES = `[...document.querySelectorAll('#results [data-result] span:first-child')]
  .filter((span) => {
    const text = document.createRange()
    text.selectNodeContents(span)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1
  })
  .map(({ textContent }) => textContent)
  .join(', ')`
