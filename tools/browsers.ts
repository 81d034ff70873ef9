import packageJson from '../package.json' with { type: 'json' }

/**
 * The oldest browsers that do every job of the site, as `browserslist` in package.json states them:
 * what the build may write, the filling in and the tests of old browsers follow from it.
 */
export const OLDEST_BROWSERS = packageJson.browserslist.map((query) => {
  const [, name, version] = /^([a-z]+) >= ([\d.]+)$/.exec(query) ?? []
  if (name === undefined || version === undefined) {
    throw new Error(`package.json: browserslist has '${query}'; as 'chrome >= 92' is expected`)
  }
  return { name, version }
})

/** The same for the build: 'chrome92'. */
export const BUILD_TARGET = OLDEST_BROWSERS.map(({ name, version }) => name + version)
