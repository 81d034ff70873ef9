import { useState } from 'react'
import { useSlot } from '../state/store.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'

const importOfferedPrices = () => import('./OfferedPrices.tsx')

/**
 * Asks whether the prices of a link that was opened on a page take the place of a person's own, and offers
 * to take that back.
 */
export function LinkedPrices({ page }: { page: string }) {
  const offered = useSlot('forms')[page]?.offered
  const [undo, setUndo] = useState<{ undo: () => void }>()
  if (!offered && !undo) return null
  return (
    <LazyPart load={importOfferedPrices}>
      {({ OfferedPrices }) => (
        <OfferedPrices page={page} offered={offered} undo={undo?.undo} onUse={setUndo} />
      )}
    </LazyPart>
  )
}
