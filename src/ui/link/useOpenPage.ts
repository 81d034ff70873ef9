import { useNavigate } from 'react-router-dom'

/** Returns a function that opens a page of the site, as a button does. It is done once the page is there. */
export function useOpenPage(): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => navigate(path, { viewTransition: true })
}
