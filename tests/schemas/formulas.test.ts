import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'
import { NO_OTHERS, type Others } from '../../schemas/compile/others.ts'
import { namesIn } from '../../schemas/formula/ast.ts'
import { sand, withBeds, withRowsHandedOver } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

const slug = 'gravel-calculator'
const materials = checkMaterialCatalogue('calculators/shared/materials.ts', catalogue)

/** The sand calculator, which uses one of gravel. */
function compiledSand(definition: unknown, used: unknown = valid) {
  const gravel = checkDefinition(`calculators/${slug}.ts`, slug, used)
  const others: Others = { ...NO_OTHERS, catalogue: materials, slugs: [slug], find: () => gravel }
  return checkDefinition('calculators/sand-calculator.ts', 'sand-calculator', definition, others)
}

test('What is bought of a used formula is bought of the one here that is nothing but that one', () => {
  const ballast = { material: 'ballast', amount: 'gravel.volume * 2' }
  const { materials: bought, formulas } = compiledSand({ ...sand, materials: [ballast] })
  expect(bought.map(({ ast }) => namesIn(ast).map(({ name }) => name))).toEqual([['volume']])
  expect(formulas.map(({ name }) => name)).toEqual(['volume', 'weight', 'loads'])
})

test('What a used formula needs comes along where it is only bought', () => {
  const filled = { label: 'Filled', unit: 'm³', is: 'area * depth / cmPerM' }
  const ballast = { material: 'ballast', amount: 'gravel.volume * 2' }
  const { formulas } = compiledSand({
    ...sand,
    formulas: { ...valid.formulas, volume: filled },
    constants: valid.constants,
    materials: [ballast],
  })
  expect(formulas.map(({ name }) => name).toSorted()).toEqual([
    'gravel.volume',
    'loads',
    'volume',
    'weight',
  ])
})

test('A formula of a row that is given to a used field accepts what that field does', () => {
  const { definition } = withRowsHandedOver({
    of: 'ponds',
    given: { length: 'long', width: 'within' },
  })
  const { ponds } = definition.fields
  const formulas = { within: { unit: 'm', is: 'wide - long', accepts: { maximum: '9' } } }
  const { fields } = compiledSand(
    { ...definition, fields: { ...definition.fields, ponds: { ...ponds, formulas } } },
    withBeds,
  )
  const rows = fields.ponds?.kind === 'repeat' ? fields.ponds.formulas : []
  expect(rows.map(({ name, accepts }) => [name, accepts])).toEqual([
    ['within', { maximum: '9', exclusiveMinimum: '0' }],
    ['gravel_bedArea', {}],
  ])
})

test('Only a repeat has formulas of its own', () => {
  const { fields } = compiledSand(sand)
  expect(fields.area).toEqual({
    kind: 'number',
    label: 'Area',
    unit: 'm²',
    accepts: { exclusiveMinimum: '0' },
    onInvalid: 'error',
  })
})
