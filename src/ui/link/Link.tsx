import { type LinkProps, Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

/** A link within the site: the page changes with the router's view transition. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />
}

/**
 * The address's fragment with its '#', and a way to remove it that moves nothing and adds no step
 * to Back. It stands here because every page brings this file: the router, imported from one page
 * alone, would become a file of its own.
 */
export function useFragment(): [string, () => void] {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const remove = () => navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  return [hash, remove]
}
