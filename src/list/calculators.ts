import { useEffect, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { persist } from '../network/persist.ts'
import { calculators } from '../registry.ts'
import type { Calculators } from './checkedList.ts'

const here = new Map<string, Calculator>()

function missing(addresses: readonly string[]) {
  return calculators.filter(({ address }) => addresses.includes(address) && !here.has(address))
}

/** Fetches calculators, for as long as a bad network takes. Addresses that no calculator has are passed over. */
export async function fetchCalculators(addresses: readonly string[]): Promise<Calculators> {
  await persist(
    () =>
      Promise.all(
        missing(addresses).map(async ({ address, load }) => {
          here.set(address, await load())
        }),
      ),
    () => undefined,
  )
  return here
}

/** The calculators at some addresses; undefined while one of them is on its way. */
export function useCalculators(addresses: readonly string[]): Calculators | undefined {
  const [, drawAgain] = useState(0)
  const isWaiting = missing(addresses).length > 0
  const wanted = [...new Set(addresses)].sort().join(' ')
  useEffect(() => {
    if (!isWaiting) return undefined
    let isMounted = true
    void fetchCalculators(wanted.split(' ')).then(() => {
      if (isMounted) drawAgain((times) => times + 1)
    })
    return () => {
      isMounted = false
    }
  }, [isWaiting, wanted])
  return isWaiting ? undefined : here
}
