import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
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
