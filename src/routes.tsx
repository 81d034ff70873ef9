import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { NOT_FOUND } from './layout/notFound.ts'
import { calculators } from './registry.ts'

const toolPages = () => import('./pages/toolPages.ts')

/** Every page of the site: the calculators of the registry, and the pages written by hand. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    // The shell has no words of its own to show while the first page's code is on its way.
    hydrateFallbackElement: <div />,
    children: [
      { index: true, lazy: async () => ({ Component: (await toolPages()).HomePage }) },
      { path: 'privacy', lazy: () => import('./pages/PrivacyPage.tsx') },
      { path: 'terms', lazy: () => import('./pages/TermsPage.tsx') },
      { path: 'contact', lazy: () => import('./pages/ContactPage.tsx') },
      {
        path: 'formulas',
        lazy: async () => {
          const { FormulasPage, loadCalculators } = await import('./pages/FormulasPage.tsx')
          return { element: <FormulasPage calculators={await loadCalculators()} /> }
        },
      },
      ...calculators.map(({ address, load }) => ({
        path: address,
        lazy: async () => {
          const [{ CalculatorPage }, calculator] = await Promise.all([
            import('./calculator/CalculatorPage.tsx'),
            load(),
          ])
          // The key gives each calculator a form of its own when one page follows another.
          return { element: <CalculatorPage key={address} calculator={calculator} /> }
        },
      })),
      {
        id: NOT_FOUND,
        path: '*',
        lazy: async () => ({ Component: (await toolPages()).NotFoundPage }),
      },
    ],
  },
]
