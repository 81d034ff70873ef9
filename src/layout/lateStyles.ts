/**
 * Makes the whole stylesheet count. A page comes with the styles of what it shows at first; once it
 * reacts to input, anything may be shown.
 */
export function applyLateStyles(): void {
  const late = document.querySelector<HTMLLinkElement>('link[data-later]')
  if (late) late.media = 'all'
}
