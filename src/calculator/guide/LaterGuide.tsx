import { lazy, memo, Suspense } from 'react'
import type { CatalogEntry } from '../../../schemas/definition/catalogEntry.ts'
import type { Calculator, ImportGuidance } from '../../../schemas/definition/compiled.ts'
import { loadModule } from '../../runtime/loadModule.ts'
import { PartBoundary } from '../../ui/lazy/LazyPart.tsx'

interface LaterGuideProps {
  calculator: Calculator
  /** Stays the same function. */
  importGuidance: ImportGuidance
  /** The entries of all calculators. */
  catalog: readonly CatalogEntry[]
}

/**
 * The guide of a calculator. The build draws it, and its folds need no script: its code and its words come
 * after the form and the bill.
 */
export const LaterGuide = memo(function LaterGuide(props: LaterGuideProps) {
  const { calculator, importGuidance, catalog } = props
  const Guide = guideOf(importGuidance)
  return (
    <PartBoundary>
      <Suspense>
        <Guide calculator={calculator} catalog={catalog} />
      </Suspense>
    </PartBoundary>
  )
})

/** By what imports them: a page that Back returns to has its whole height at once. */
const guides = new WeakMap<ImportGuidance, ReturnType<typeof lazyGuide>>()

function guideOf(importGuidance: ImportGuidance) {
  const known = guides.get(importGuidance) ?? lazyGuide(importGuidance)
  guides.set(importGuidance, known)
  return known
}

function lazyGuide(importGuidance: ImportGuidance) {
  return lazy(async () => {
    const [{ Guide }, { default: guidance }] = await Promise.all([
      loadModule(() => import('./Guide.tsx')),
      loadModule(importGuidance),
    ])
    const component = ({ calculator, catalog }: Omit<LaterGuideProps, 'importGuidance'>) => (
      <Guide calculator={{ ...calculator, ...guidance }} catalog={catalog} />
    )
    return { default: component }
  })
}
