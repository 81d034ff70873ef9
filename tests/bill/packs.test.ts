import { expect, test } from 'vitest'
import { describePacks, describePacksBesideName } from '../../schemas/bill/packs.ts'

import { amount } from './amount.ts'

/** The words for a number of a material's first pack, alone and beside the material's name. */
function packWords(id: string, packs: number): string[] {
  const some = amount(id, packs)
  const priced = {
    countedPack: some.material.packs[0],
    packCount: some.exact,
    packSize: undefined,
  }
  return [describePacks(some, priced), describePacksBesideName(some, priced)]
}

test.each([
  ['cement', 2, 'bags of cement of 50 kg', 'bags of 50 kg'],
  ['cement', 1, 'bag of cement of 50 kg', 'bag of 50 kg'],
  ['sand', 2, 'tonnes of sand', 'tonnes'],
  ['concreting', 2, 'm³ of concreting', 'm³'],
])(
  '%s: the words for %d packs do not repeat the material beside its name',
  (id, packs, alone, beside) => {
    expect(packWords(id, packs)).toEqual([alone, beside])
  },
)
