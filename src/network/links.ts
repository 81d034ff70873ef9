/** The link to a page of this site that a click, a touch or the focus is about. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin && !link.download ? link : undefined
}

/** The link that a click opens in this tab, in place of the page at hand. */
export function linkAwayOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = linkOf(event)
  return link?.target || link?.pathname === window.location.pathname ? undefined : link
}
