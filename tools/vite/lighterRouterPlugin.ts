import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the parts of the router that nobody uses: its links, its forms, and what they
 * fetch ahead. It keeps them otherwise, because the router gives them names for React's developer tools
 * and makes some of them by a call.
 */
export function lighterRouterPlugin(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef)\(/g, '/* @__PURE__ */ $&'),
    },
  }
}
