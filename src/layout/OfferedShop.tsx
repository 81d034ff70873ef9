import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SHOP_MARK } from '../addresses.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { useSlot } from '../state/store.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'

const importShopOffer = () => import('../shops/ShopOffer.tsx')

/** The place for the prices of a shop, whose link may lead to any page. */
export function OfferedShop({ isAutomatic = false }: { isAutomatic?: boolean }) {
  const { hash, pathname } = useLocation()
  const offered = useSlot('offeredShop')
  const isHydrated = useHydrated()
  const [shownOn, setShownOn] = useState<string>()
  // The build drew the page without a fragment.
  const isNeeded = isHydrated && (offered !== undefined || hash.startsWith(SHOP_MARK))
  if (isNeeded && shownOn !== pathname) setShownOn(pathname)
  // A screen reader has until the next page to read the outcome.
  if (!isNeeded && shownOn !== pathname) return null
  return (
    <LazyPart load={importShopOffer}>
      {({ ShopOffer }) => <ShopOffer isAutomatic={isAutomatic} />}
    </LazyPart>
  )
}
