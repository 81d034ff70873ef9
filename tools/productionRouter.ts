import { join } from 'node:path'
import type { Plugin } from 'vite'

const PRODUCTION = 'node_modules/react-router/dist/production'

/**
 * Builds with the router's own production files. Its package names only those for development,
 * which bring warnings that no visitor reads, in half a kilobyte.
 */
export function productionRouter(root: string): Plugin {
  const file = (name: string) => join(root, PRODUCTION, name)
  return {
    name: 'production-router',
    apply: 'build',
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

/**
 * Marks the components in those files as what they are, free of side effects, so that the build
 * leaves out what this site does not use: links and forms for pages that a server draws on demand,
 * 3 kB compressed. The weight of a page, held by a test, tells if an upgrade undoes this.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`/${PRODUCTION}/[^/]+\\.mjs$`) },
      handler: (code) =>
        code
          .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  }
}
