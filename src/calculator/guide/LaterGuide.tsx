import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { loadModule } from '../../runtime/loadModule.ts'
import { PartBoundary } from '../../ui/lazy/LazyPart.tsx'

const Guide = lazy(async () => {
  const { Guide: component } = await loadModule(() => import('./Guide.tsx'))
  return { default: component }
})

/**
 * The guide of a calculator. The build draws it, and its folds need no script: its code comes after that of
 * the form and the bill.
 */
export const LaterGuide = memo(function LaterGuide(props: ComponentProps<typeof Guide>) {
  return (
    <PartBoundary>
      <Suspense>
        <Guide {...props} />
      </Suspense>
    </PartBoundary>
  )
})
