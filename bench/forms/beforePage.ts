import 'react-dom/client'

/**
 * Read when React has started, and nothing else of the page. What a page builds when its code
 * starts (a schema, say) is part of its cost as is what it builds when it is drawn.
 */
export const beforePage = performance.now()
