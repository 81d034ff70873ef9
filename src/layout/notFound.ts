import { useMatches } from 'react-router-dom'

/** The id of the route for addresses that no page has. */
export const NOT_FOUND = 'not-found'

/** Whether the page at hand replaces one that does not exist. */
export function useNotFound(): boolean {
  return useMatches().some(({ id }) => id === NOT_FOUND)
}
