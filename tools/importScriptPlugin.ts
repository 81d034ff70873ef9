import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite gives every `import()` of the build, to fetch what the script imports. */
const HELPER = '\0vite/preload-helper.js'

/** Puts src/network/importScript.ts in its place, which a lost file does not spoil for good. */
export function importScriptPlugin(root: string): Plugin {
  const file = join(root, 'src/network/importScript.ts')
  return {
    name: 'import-script',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => `export { importScript as __vitePreload } from ${JSON.stringify(file)}`,
    },
  }
}
