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
