import { useCallback } from 'react'
import {
  type LinkProps,
  Link as RouterLink,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

/** A link within the site. The change of the page is drawn as one, unless it is told otherwise. */
export function Link(props: Omit<LinkProps, 'discover' | 'prefetch'>) {
  // 'none': the routes are all known, there are none to discover.
  return <RouterLink viewTransition discover="none" {...props} />
}

/** Opens a page of the site, for what is no link. */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(path, { viewTransition: true })
}

interface Fragment {
  /** With its '#'; empty for none. */
  hash: string
  /** Moves nothing and adds no step to Back. */
  removeHash: () => void
  /** It was come back to by Back or Forward, or opened with the document; not by a link. */
  isReturn: boolean
}

/**
 * The address's fragment. It stands here because every page brings this file: the router, imported
 * from one page alone, would become a file of its own.
 */
export function useFragment(): Fragment {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isReturn = useNavigationType() === 'POP'
  const removeHash = useCallback(
    () => navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  )
  return { hash, removeHash, isReturn }
}
