import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite gives every `import()` of the build, to fetch what the script imports. */
const HELPER = '\0vite/preload-helper.js'

/** Puts src/runtime/importWithRetry.ts in its place, which a lost file does not spoil for good. */
export function importWithRetryPlugin(root: string): Plugin {
  const file = join(root, 'src/runtime/importWithRetry.ts')
  return {
    name: 'import-with-retry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => `export { importWithRetry as __vitePreload } from ${JSON.stringify(file)}`,
    },
  }
}
