import type { ComponentProps, MouseEvent } from 'react'
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Where it leads within the site: '/contact', '/#tools'. */
  to: string
  /** Whether the change of the page is drawn as one; by default it is. */
  viewTransition?: boolean
  preventScrollReset?: boolean
}

/**
 * A link within the site. The router's own component would bring code for pages that a server
 * draws on demand, 3 kB on every page; what a click does comes from the router all the same.
 */
export function Link({
  to,
  viewTransition = true,
  preventScrollReset = false,
  onClick,
  ...attributes
}: LinkProps) {
  const open = useLinkClickHandler(to, { viewTransition, preventScrollReset })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) open(event)
  }
  return <a {...attributes} href={useHref(to)} onClick={click} />
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
 * The address's fragment. It stands here because every page brings this file: the router, imported from one page
 * alone, would become a file of its own.
 */
export function useFragment(): Fragment {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isReturn = useNavigationType() === 'POP'
  const removeHash = () =>
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  return { hash, removeHash, isReturn }
}
