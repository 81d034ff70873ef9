import { OLDEST_BROWSERS } from '../browsers.ts'

/*
 * The notice at the top of a page in a browser that is too old for the site's scripts. Below it the
 * visitor reads the page as the build drew it.
 */

const browsers = OLDEST_BROWSERS.map(
  ({ name, version }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`,
).join(', ')

/**
 * Any browser can read this script. `at` of a list is what Chromium and Safari learned with the oldest
 * version that the site knows: a test holds it.
 */
export const OLDER_SCRIPT = '[].at||document.getElementById("older").removeAttribute("hidden")'

/** A message with {browsers} in it, which that script shows, and the script. */
export function olderNotice(message: string): string {
  const text = message.replace('{browsers}', browsers)
  return `<p id="older" hidden>${text}</p><script>${OLDER_SCRIPT}</script>\n`
}
