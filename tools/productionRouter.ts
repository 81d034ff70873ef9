import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds with the router's own production files: its package names only those for development,
 * which bring warnings that no visitor reads, in half a kilobyte.
 *
 * Also marks the components in them as what they are, free of side effects, so that those that no
 * page uses are left out: links and forms for pages that a server draws on demand, 3 kB compressed.
 * The weight of a first page, held by a test, tells if an upgrade of the router undoes this.
 */
export function productionRouter(root: string): Plugin {
  const file = (name: string) => join(root, 'node_modules/react-router/dist/production', name)
  return {
    name: 'production-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
        ],
      },
    }),
  }
}
