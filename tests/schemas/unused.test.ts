import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { unusedDiagnostics } from '../../schemas/check/unused.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { plaster } from '../support/plaster.ts'

const others = { ...NO_OTHERS, catalogue: checkMaterialCatalogue('materials.ts', catalogue) }
const gravel = checkDefinition('calculators/gravel.ts', 'gravel', valid, others)
const gardenFields = checkDefinition('calculators/garden.ts', 'garden', withBeds).fields
const ballast = others.catalogue.ballast
if (!ballast) throw new Error('There is ballast')

const formula = (name: string, is: string, from?: string) => ({
  name,
  unit: '1',
  is,
  ast: parseFormula(is),
  accepts: {},
  ...(from === undefined ? {} : { from }),
})
const NOTHING_USED = { uses: {}, formulas: {}, materials: [] }
const pathsOf = (
  calculator: Omit<Parameters<typeof unusedDiagnostics>[0], 'results' | 'warnings'>,
  shown: string[],
  uses = {},
) => {
  const results = shown.map((of) => ({
    of,
    label: of,
    decimals: 0,
    emphasis: 'normal' as const,
    increasesWith: [],
    decreasesWith: [],
  }))
  const warnings: Parameters<typeof unusedDiagnostics>[0]['warnings'] = []
  const own = calculator.formulas.filter(({ from }) => from === undefined)
  const formulas = own.map(({ name, is = '' }) => [name, { is, unit: '1', accepts: {} }])
  const defined = { ...NOTHING_USED, formulas: Object.fromEntries(formulas), uses }
  return unusedDiagnostics({ warnings, ...calculator, results }, defined).map(({ path }) => path)
}

test('What only the shop is told of is used: what is bought, what kind, and how much of it at least', () => {
  const take = { material: ballast, amount: 'volume', ast: parseFormula('volume'), where: {} }
  const { fields, constants, formulas } = gravel
  const unused = ['fields.area', 'fields.depth', 'fields.stone']
  expect(pathsOf({ fields, constants: {}, formulas: [], materials: [] }, [])).toEqual(unused)
  const materials = [
    {
      ...take,
      amount: '1',
      ast: parseFormula('1'),
      variant: '{stone}',
      where: { depth: { exclusiveMinimum: '0' } },
    },
  ]
  expect(pathsOf({ fields, constants: {}, formulas: [], materials }, [])).toEqual(['fields.area'])
  expect(pathsOf({ fields, constants, formulas, materials: [take] }, [])).toEqual([
    'fields.stone',
    'constants.lorryLoad',
    'formulas.weight',
    'formulas.loads',
  ])
})

test('What only a warning needs is used: the formula that it hangs on, and what it shows', () => {
  const formulas = [formula('tooFew', 'count - 2'), formula('spare', '3'), formula('idle', '1')]
  const warnings = [{ when: 'tooFew', text: 'Buy {spare} more.' }]
  const nothing = { fields: {}, constants: {}, materials: [], results: [] }
  const unused = unusedDiagnostics({ ...nothing, formulas, warnings }, NOTHING_USED)
  expect(unused.map(({ path }) => path)).toEqual(['formulas.idle'])
})

test("Another calculator's formulas may stay unused, but not the calculator", () => {
  const formulas = [
    formula('gravel.volume', '1', 'Gravel Calculator'),
    formula('gravel.weight', 'gravel.volume * 2', 'Gravel Calculator'),
    formula('total', 'gravel.volume + 1'),
  ]
  const uses = { gravel: { of: 'gravel-calculator', given: {} } }
  const nothing = { fields: {}, constants: {}, materials: [] }
  expect(pathsOf({ ...nothing, formulas }, ['total'], uses)).toEqual([])
  const alone = [formula('gravel.volume', '1', 'G'), formula('gravel.weight', 'gravel.volume', 'G')]
  expect(pathsOf({ ...nothing, formulas: alone }, [], uses)).toEqual(['uses.gravel'])
})

test('A row is used where one of its columns is, and only as far as that needs it', () => {
  const { fields, constants, formulas, materials } = plaster
  expect(
    pathsOf({ fields, constants, formulas, materials }, ['netArea', 'keyVolume', 'cost']),
  ).toEqual([])
  const { openings } = fields
  if (openings?.kind !== 'repeat') throw new Error('The openings are rows')
  const ofWidth = [formula('total', 'sum(openings.width)')]
  expect(
    pathsOf({ fields: { openings }, constants, formulas: ofWidth, materials }, ['total']),
  ).toEqual([
    'fields.openings.fields.height',
    'fields.openings.fields.count',
    'fields.openings.formulas.area',
  ])
})

test('A name that only ends like one of its columns does not use a row', () => {
  const { openings } = plaster.fields
  if (openings === undefined) throw new Error('There are openings')
  const given = { fields: { openings }, constants: {}, materials: [] }
  // The text before the column is as long as the row's name and its point.
  const alike = [formula('openings2width', '1')]
  expect(pathsOf({ ...given, formulas: alike }, ['openings2width'])).toContain(
    'fields.openings.fields.width',
  )
})

test('A constant that only a used calculator wants is used: it has no field to ask for it', () => {
  const { constants } = gravel
  const [constant = ''] = Object.keys(constants)
  const formulas = [formula('shown', 'stones.volume')]
  const of = (given: Record<string, string>) => ({ stones: { of: 'gravel-calculator', given } })
  const nothing = { fields: {}, constants, formulas, materials: [] }
  expect(pathsOf(nothing, ['shown'], of({ weight: constant }))).not.toContain(
    `constants.${constant}`,
  )
  expect(pathsOf(nothing, ['shown'], of({}))).toContain(`constants.${constant}`)
})

/** The beds of a garden, with what is worked out for each. */
const bedsWith = (...formulas: ReturnType<typeof formula>[]) => {
  const { beds } = gardenFields
  if (beds?.kind !== 'repeat') throw new Error('The beds are rows')
  return { ...beds, formulas }
}

test('What is bought for each row uses its repeat, and what it needs of the row and outside of it', () => {
  const take = {
    material: ballast,
    forEach: 'beds',
    amount: '1',
    ast: parseFormula('1'),
    where: {},
  }
  const fields = { ...gravel.fields, beds: bedsWith(formula('bedArea', 'length * 2')) }
  const rest = { fields, constants: {}, formulas: [] }
  expect(pathsOf({ ...rest, materials: [take] }, [])).not.toContain('fields.beds')
  const amount = 'bedArea * depth * stone.density'
  const materials = [{ ...take, amount, ast: parseFormula(amount) }]
  expect(pathsOf({ ...rest, materials }, [])).toEqual(['fields.beds.fields.width', 'fields.area'])
})

test('A field does not count as used because a field of a row has its name', () => {
  const length = gardenFields.beds?.kind === 'repeat' && gardenFields.beds.fields.length
  if (!length) throw new Error('A bed has a length')
  const fields = { length, beds: bedsWith() }
  const formulas = [formula('total', 'sum(beds.length)')]
  expect(pathsOf({ fields, constants: {}, formulas, materials: [] }, ['total'])).toEqual([
    'fields.beds.fields.width',
    'fields.length',
  ])
})

test('What another calculator works out for each row may stay unused', () => {
  const beds = bedsWith(
    formula('gravel_edge', 'length + width', 'Gravel Calculator'),
    formula('edge', 'length + width'),
  )
  const formulas = [formula('total', 'sum(beds.length) + sum(beds.width)')]
  expect(pathsOf({ fields: { beds }, constants: {}, formulas, materials: [] }, ['total'])).toEqual([
    'fields.beds.formulas.edge',
  ])
})
