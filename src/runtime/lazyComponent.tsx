import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { usePending } from './pending.ts'

/**
 * A part of the page that is read as the build drew it: its code comes once the page can be used, and
 * only then React looks at it.
 *
 * It has a boundary of its own, and no properties: where the page around it changes before its code is
 * here, React would take what the build drew away until then.
 */
export function lazyComponent(importComponent: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(importComponent)
  return memo(() => {
    const [isHere, setHere] = useState(false)
    usePending(!isHere)
    return (
      <Suspense>
        <Part />
        <OnArrival act={setHere} />
      </Suspense>
    )
  })
}

/** Stands beside what a boundary waits for, and so hears when that is here. */
function OnArrival({ act }: { act: (isHere: true) => void }) {
  useEffect(() => act(true), [act])
  return null
}
