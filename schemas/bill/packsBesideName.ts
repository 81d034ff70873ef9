import type Fraction from 'fraction.js'
import type { Material, Pack } from '../definition/compiled.ts'
import { type CountedPacks, describePacks } from './packs.ts'

/** Names packs and their contents where the material's name stands beside: 'bags of 50 kg'. */
export function describePacksBesideName(
  amount: { material: Material; exact: Fraction },
  { countedPack, ...line }: CountedPacks,
): string {
  const of = kindBesideName(countedPack, amount.material)
  return describePacks(amount, { ...line, countedPack: { ...countedPack, of } })
}

/** '50 kg' of 'cement of 50 kg', and nothing of 'sand': without the name and the word that joins it. */
function kindBesideName({ of }: Pack, { name }: Material): string | undefined {
  if (of === name) return undefined
  const isNamed = of?.startsWith(`${name} `)
  return isNamed ? of?.slice(name.length + 1).replace(/^\S+ /, '') : of
}
