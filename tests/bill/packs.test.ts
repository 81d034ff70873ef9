import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { wordsBesideName, wordsOfPacks } from '../../schemas/bill/packs.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'

const materials = checkMaterialCatalogue('materials.ts', catalogue)

/** What so many of a material's first pack are called, alone and beside the material's name. */
function called(id: string, packs: number): string[] {
  const material = materials[id]
  if (!material) throw new Error(`There is no material ${id}`)
  const amount = { material, exact: new Fraction(packs) }
  const counted = { counted: material.packs[0], packs: new Fraction(packs), holds: undefined }
  return [wordsOfPacks(amount, counted), wordsBesideName(amount, counted)]
}

test.each([
  ['cement', 2, 'bags of cement of 50 kg', 'bags of 50 kg'],
  ['cement', 1, 'bag of cement of 50 kg', 'bag of 50 kg'],
  ['sand', 2, 'tonnes of sand', 'tonnes'],
  ['concreting', 2, 'm³ of concreting', 'm³'],
])('%s: what %d are called is not named again beside the name', (id, packs, alone, beside) => {
  expect(called(id, packs)).toEqual([alone, beside])
})
