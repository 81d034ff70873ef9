import type { RouteObject } from 'react-router-dom'
import type { RegistryEntry } from '../schemas/definition/registryEntry.ts'
import { EMBED, GALLERY, type PageAddress } from './addresses.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { NOT_FOUND } from './layout/notFound.ts'
import { calculators, importCalculatorWithGuidance } from './registry.ts'

/** The pages written by hand: each slug has one. */
const pages: Record<PageAddress, NonNullable<RouteObject['lazy']>> = {
  privacy: () => import('./pages/PrivacyPage.tsx'),
  terms: () => import('./pages/TermsPage.tsx'),
  contact: () => import('./pages/ContactPage.tsx'),
  formulas: () => import('./pages/FormulasPage.tsx'),
  list: () => import('./pages/ListPage.tsx'),
  shops: () => import('./pages/ShopsPage.tsx'),
}

/** Every component in every state, for maintainers and tests: the site that is published has no such page. */
const gallery: RouteObject[] =
  (import.meta.env.DEV || import.meta.env.MODE === 'test') && !import.meta.env.SSR
    ? [
        {
          path: GALLERY,
          lazy: async () => {
            const { GalleryPage, loadGroups } = await import('./gallery/GalleryPage.tsx')
            return { element: <GalleryPage groups={await loadGroups()} /> }
          },
        },
      ]
    : []

async function importPage({ slug, importCalculator }: RegistryEntry) {
  const [{ CalculatorPage }, { default: calculator, importWithGuidance }] = await Promise.all([
    import('./calculator/CalculatorPage.tsx'),
    importCalculator(),
  ])
  // The key gives each calculator a form of its own when one page follows another.
  return <CalculatorPage key={slug} {...{ calculator, importWithGuidance }} catalog={calculators} />
}

/**
 * Every page of the site: the calculators of the registry, and the pages written by hand. The router calls
 * each `lazy` by `createRobustRouter` (runtime/routeModules.ts), which tries again what the network loses.
 */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    // The shell has no words of its own to show while the first page's code is on its way.
    hydrateFallbackElement: <div />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/HomePage.tsx')).HomePage }),
      },
      ...Object.entries(pages).map(([path, lazy]) => ({ path, lazy })),
      ...gallery,
      ...calculators.map((entry) => ({
        path: `formulas/${entry.slug}`,
        lazy: async () => {
          const [{ FormulaSheetPage }, calculator] = await Promise.all([
            import('./pages/FormulaSheetPage.tsx'),
            importCalculatorWithGuidance(entry),
          ])
          return { element: <FormulaSheetPage calculator={calculator} /> }
        },
      })),
      ...calculators.map((entry) => ({
        path: entry.slug,
        lazy: async () => ({ element: await importPage(entry) }),
      })),
      {
        id: NOT_FOUND,
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }),
      },
    ],
  },
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <div />,
    children: calculators.map((entry) => ({
      path: `${EMBED}/${entry.slug}`,
      lazy: async () => {
        const [page, { EmbedLayout }] = await Promise.all([
          importPage(entry),
          import('./layout/EmbedLayout.tsx'),
        ])
        return { element: <EmbedLayout>{page}</EmbedLayout> }
      },
    })),
  },
]
