import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds with src/importTogether.ts in place of Vite's own helper around dynamic imports, which can
 * also fetch styles, and is half a kilobyte more of script on every page. This site has one
 * stylesheet, which every page names.
 */
export function importTogether(root: string): Plugin {
  const file = JSON.stringify(join(root, 'src/importTogether.ts'))
  return {
    name: 'import-together',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => `export { importTogether as __vitePreload } from ${file}`,
    },
  }
}
