import { type AnchorHTMLAttributes, type MouseEvent, useCallback } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { inLanguage } from '../../addresses.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** From the root of the site, as '/privacy' or '/#tools'. */
  to: string
  /** It leads to another place on the page at hand: nothing is drawn anew, and the page does not jump. */
  isOnPage?: boolean
}

/**
 * A link within the site. The change of the page is drawn as one.
 *
 * The router's own link works out relative paths and what to fetch ahead, of which this site needs
 * neither: of a page with links to a thousand calculators, that was half the time of drawing it.
 */
export function Link({ to, isOnPage = false, onClick, ...props }: LinkProps) {
  const navigate = useNavigate()
  const address = inLanguage(to)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || props.target
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    void navigate(to, {
      replace: address === pathname + search + hash,
      viewTransition: !isOnPage,
      preventScrollReset: isOnPage,
    })
  }
  return <a {...props} href={address} onClick={open} />
}

/** Opens a page of the site, for what is no link; done once the page is there. */
export function useOpenPage(): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => navigate(path, { viewTransition: true })
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
 * The address's fragment. It is here because every page brings this file: the router, imported
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
