import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds with the router's own production files. Its package names only those for development in
 * its exports, under every condition; they bring warnings that no visitor reads, half a kilobyte.
 * A build stops where an upgrade no longer has these files.
 */
export function productionRouter(root: string): Plugin {
  const file = (name: string) => join(root, 'node_modules/react-router/dist/production', name)
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      // The longer name first: the shorter one stands for all that begins with it.
      resolve: {
        alias: { 'react-router/dom': file('dom-export.mjs'), 'react-router': file('index.mjs') },
      },
    }),
  }
}
