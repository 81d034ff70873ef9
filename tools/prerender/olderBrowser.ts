import { OLDEST_BROWSERS } from '../browsers.ts'

/*
 * What a page says in a browser that is older than the site can do with. The page itself is read as the
 * build drew it.
 */

const browsers = OLDEST_BROWSERS.map(
  ({ name, version }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`,
).join(', ')

/**
 * Any browser can read this script. `at` of a list is what Chromium and Safari learned with the oldest
 * version that the site knows: a test holds it.
 */
export const OLDER_SCRIPT = '[].at||document.getElementById("older").removeAttribute("hidden")'

/** One sentence, which that script shows, and the script. */
export const OLDER_NOTICE =
  `<p id="older" hidden>To calculate, this page needs a newer browser (${browsers} or later): ` +
  `please update yours. All else can be read as it is.</p><script>${OLDER_SCRIPT}</script>\n`
