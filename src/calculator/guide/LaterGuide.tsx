import { type ComponentType, lazy, memo, Suspense, useSyncExternalStore } from 'react'
import type { CalculatorWithGuidance } from '../../../schemas/definition/compiled.ts'
import type { RegistryEntry } from '../../../schemas/definition/registryEntry.ts'
import { loadModule } from '../../runtime/loadModule.ts'
import { PartBoundary } from '../../ui/lazy/LazyPart.tsx'

interface LaterGuideProps {
  /** Stays the same function. */
  importWithGuidance: () => Promise<CalculatorWithGuidance>
  /** The entries of all calculators. */
  catalog: readonly RegistryEntry[]
}

/**
 * The guide of a calculator. The build draws it, and its folds need no script: its code and its words come
 * after the form and the bill.
 */
export const LaterGuide = memo(function LaterGuide(props: LaterGuideProps) {
  const { importWithGuidance, catalog } = props
  const isDrawn = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const Guide = guideOf(importWithGuidance, isDrawn)
  return (
    <PartBoundary>
      <Suspense>
        <Guide catalog={catalog} />
      </Suspense>
    </PartBoundary>
  )
})

const subscribeToNothing = () => () => undefined

/** By what imports them: a page that Back returns to has its whole height at once. */
const guides = new WeakMap<LaterGuideProps['importWithGuidance'], ReturnType<typeof lazyGuide>>()

function guideOf(importWithGuidance: LaterGuideProps['importWithGuidance'], isDrawn: boolean) {
  const known = guides.get(importWithGuidance) ?? lazyGuide(importWithGuidance, isDrawn)
  guides.set(importWithGuidance, known)
  return known
}

/**
 * @param isDrawn the build has drawn the guide into this document: it stays as it is if its code cannot be
 *   had, and the next visit of the page asks anew.
 */
function lazyGuide(importWithGuidance: LaterGuideProps['importWithGuidance'], isDrawn: boolean) {
  return lazy<ComponentType<Pick<LaterGuideProps, 'catalog'>>>(async () => {
    try {
      const [{ Guide }, calculator] = await Promise.all([
        loadModule(() => import('./Guide.tsx')),
        loadModule(importWithGuidance),
      ])
      return { default: (props) => <Guide calculator={calculator} {...props} /> }
    } catch (error) {
      if (!isDrawn) throw error
      console.error(error)
      guides.delete(importWithGuidance)
      return new Promise(() => undefined)
    }
  })
}
