import { type ComponentType, lazy, memo, Suspense, useSyncExternalStore } from 'react'
import type { CatalogEntry } from '../../../schemas/definition/catalogEntry.ts'
import type { Calculator, ImportGuidance } from '../../../schemas/definition/compiled.ts'
import { loadModule } from '../../runtime/loadModule.ts'
import { PartBoundary } from '../../ui/lazy/LazyPart.tsx'

interface GuideProps {
  calculator: Calculator
  /** The entries of all calculators. */
  catalog: readonly CatalogEntry[]
}

interface LaterGuideProps extends GuideProps {
  /** Stays the same function. */
  importGuidance: ImportGuidance
}

/**
 * The guide of a calculator. The build draws it, and its folds need no script: its code and its words come
 * after the form and the bill.
 */
export const LaterGuide = memo(function LaterGuide(props: LaterGuideProps) {
  const { calculator, importGuidance, catalog } = props
  const isDrawn = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const Guide = guideOf(importGuidance, isDrawn)
  return (
    <PartBoundary>
      <Suspense>
        <Guide calculator={calculator} catalog={catalog} />
      </Suspense>
    </PartBoundary>
  )
})

const subscribeToNothing = () => () => undefined

/** By what imports them: a page that Back returns to has its whole height at once. */
const guides = new WeakMap<ImportGuidance, ReturnType<typeof lazyGuide>>()

function guideOf(importGuidance: ImportGuidance, isDrawn: boolean) {
  const known = guides.get(importGuidance) ?? lazyGuide(importGuidance, isDrawn)
  guides.set(importGuidance, known)
  return known
}

/**
 * @param isDrawn the build has drawn the guide into this document: it stays as it is if its code cannot be
 *   had, and the next visit of the page asks anew.
 */
function lazyGuide(importGuidance: ImportGuidance, isDrawn: boolean) {
  return lazy<ComponentType<GuideProps>>(async () => {
    try {
      const [{ Guide }, { default: guidance }] = await Promise.all([
        loadModule(() => import('./Guide.tsx')),
        loadModule(importGuidance),
      ])
      return {
        default: ({ calculator, catalog }) => (
          <Guide calculator={{ ...calculator, ...guidance }} catalog={catalog} />
        ),
      }
    } catch (error) {
      if (!isDrawn) throw error
      console.error(error)
      guides.delete(importGuidance)
      return new Promise(() => undefined)
    }
  })
}
