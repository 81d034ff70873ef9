import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { inLanguage } from '../../addresses.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** From the root of the site, as '/privacy' or '/#tools'. */
  to: string
  /** The link leads to a place on this page, which scrolls there by itself. */
  isOnPage?: boolean
}

/**
 * A link within the site. A view transition shows the change of the page.
 *
 * It is lighter than the router's own link, which resolves relative paths and prefetches: on a page with
 * a thousand links, that took half the time of drawing.
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
