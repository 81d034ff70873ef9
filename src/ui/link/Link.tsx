import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link within the site: the page changes with the router's view transition. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />
}
