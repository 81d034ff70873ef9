import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  name: string
  /** Packages that it holds whole. */
  packages?: readonly string[]
  /** Files of the project, and modules that the build makes itself. */
  modules?: readonly string[]
}

/**
 * The files of script that hold several modules by decision. Each takes what its modules import
 * along, unless a chunk above it holds that already. All else the build divides by itself.
 *
 * Few files: each costs a request of its own, and small ones compress badly.
 */
const CHUNKS: readonly Chunk[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler'] },
  {
    // What most pages share and no edit of a page changes: a new version of the site leaves it on
    // the device.
    name: 'site',
    packages: ['react-router'],
    modules: [
      '\0vite/preload-helper.js',
      'src/export/linkOpener.ts',
      'src/formService.ts',
      'src/layout/GapInWall.tsx',
      'src/layout/prose.css.ts',
      'src/network/notice.ts',
      'src/network/persist.ts',
      'src/site.ts',
      'src/styles/global.css.ts',
      'src/styles/hidden.css.ts',
      'src/tab/handOver.ts',
      'src/tab/heldList.ts',
      'src/tab/useKept.ts',
      'src/ui/button/Button.tsx',
      'src/ui/faqs/Faqs.tsx',
      'src/ui/field/isChanged.ts',
      'src/ui/heading/PageHeading.tsx',
      'src/ui/hydrated.ts',
      'src/ui/later.tsx',
      'src/ui/link/Link.tsx',
      'src/ui/menu/Menu.tsx',
      'src/ui/page/PageMetadata.tsx',
      'src/ui/toast/ToastProvider.tsx',
    ],
  },
  {
    name: 'estimate',
    modules: ['schemas/estimate/estimate.ts', 'src/calculator/results/Working.css.ts'],
  },
  {
    name: 'forms',
    packages: ['react-hook-form'],
    modules: ['src/ui/field/Field.tsx'],
  },
  // Every page needs the registry: what stands below would take it along.
  { name: 'main', modules: ['index.html', 'src/registry.ts'] },
  { name: 'home', modules: ['src/pages/HomePage.tsx'] },
  // A message is held against it, and what an older version of the site left; no estimate is.
  { name: 'zod', packages: ['zod'] },
]

/** Divides the site's script into those chunks. A name that no module has any longer stops the build. */
export function chunksPlugin(root: string): Plugin {
  const isOfPackage = (id: string, name: string) => id.includes(`/node_modules/${name}/`)
  const isModule = (id: string, name: string) => id === name || id === join(root, name)
  const holds =
    ({ packages = [], modules = [] }: Chunk) =>
    (id: string) =>
      packages.some((name) => isOfPackage(id, name)) || modules.some((name) => isModule(id, name))
  const groups = CHUNKS.map((chunk, place) => ({
    name: chunk.name,
    test: holds(chunk),
    priority: CHUNKS.length - place,
  }))
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
      },
    }),
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const gone = CHUNKS.flatMap(({ packages = [], modules = [] }) => [
        ...packages.filter((name) => !ids.some((id) => isOfPackage(id, name))),
        ...modules.filter((name) => !ids.some((id) => isModule(id, name))),
      ])
      if (gone.length > 0) {
        this.error(`tools/chunks.ts names what the site no longer has: ${gone.join(', ')}`)
      }
    },
  }
}
