import { expect, test } from 'vitest'
import { inlineFormulas } from '../../schemas/compile/inline.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { sandWithOptions, sandWithPonds } from '../rejected/support/good.ts'
import { price, sand, withBeds, withMore } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { calculatorAt } from '../support/calculators.ts'
import { changed } from '../support/changed.ts'
import { check, checkTogether, estimateOf } from '../support/checked.ts'

const gravel = check(valid)
const user = parseShape(sand)
if (Array.isArray(user)) throw new Error('Sand has its shape')

test.each([
  ['is the same', { lorryLoad: { value: '7', unit: 'tonne' } }, 'lorryLoad'],
  ['is written otherwise', { load: { value: '7.0', unit: 'tonne', label: 'Lorry load' } }, 'load'],
  ['has another value', { lorryLoad: { value: '8', unit: 'tonne' } }, undefined],
  ['has another unit', { lorryLoad: { value: '7', unit: 'kg' } }, undefined],
  ['has other words', { tipper: { value: '7', unit: 'tonne' } }, undefined],
])(
  'A constant of a calculator that is used is one of this one’s only where words, unit and value are: it %s',
  (_, constants, own) => {
    const definition = { ...user, constants }
    const taken = inlineFormulas(definition, { ...NO_OTHERS, find: () => gravel }, new Map())
    expect(taken.known.get('gravel.lorryLoad')).toBe(own)
    expect(Object.keys(taken.constants)).toEqual(own === undefined ? ['gravel.lorryLoad'] : [])
  },
)

/** Sand by its area alone: depth and stone are those of the gravel's page. */
const byArea = changed(sand, {
  'uses.gravel.given': { area: 'area' },
  'fields.depth': undefined,
  'fields.stone': undefined,
  'results[1].label': 'Weight',
  'examples.yard': {
    name: 'A yard of 100 m²',
    given: { area: '100' },
    expect: { volume: '5.00', weight: '8.0', loads: '2' },
  },
})

/** Sand that uses this gravel. */
function usedBy(definition: object, used: object) {
  return checkTogether({ 'sand-calculator': definition, 'gravel-calculator': used })(
    'sand-calculator',
  )
}

test('A field that gets nothing has the default of its own page, in the working and on the sheet', () => {
  const calculator = usedBy(byArea, valid)
  expect(workingLines(calculator, estimateOf(calculator, { area: '20' }))).toEqual([
    'Volume = area × depth ÷ centimetres in a metre = 20 m² × 5 cm ÷ 100 cm/m = 1.00 m³ (as in the Gravel Calculator)',
    'Weight = volume × density = 1.00 m³ × 1.6 tonnes/m³ = 1.6 tonnes (as in the Gravel Calculator)',
    'Lorry loads = weight ÷ lorry load, rounded up = 1.6 tonnes ÷ 7 tonnes = 0.228… lorries, rounded up = 1 lorry (as in the Gravel Calculator)',
  ])
  const sheet = sheetInMarkdown(sheetOf(calculator))
  expect(sheet).toContain(`- **Depth: 5 cm** \`gravel.depth\`
  - The figure at first of the Gravel Calculator, which this one uses.
`)
  expect(sheet).toContain(`- **Density: 1.6 tonnes/m³** \`gravel.stone.density\`
  - The figure at first of the Gravel Calculator, which this one uses.
  - Assumption: Loose weights in common use.
`)
})

test.each([
  ['4½', '9/2'],
  ['1,200.5', '2401/2'],
])('A default is exact as it is typed on its own page: %s', (typed, exact) => {
  const used = changed(valid, {
    'fields.depth.default': typed,
    'examples.path.given.depth': '5',
  })
  const user = parseShape(byArea)
  if (Array.isArray(user)) throw new Error('It has its shape')
  const taken = inlineFormulas(user, { ...NO_OTHERS, find: () => check(used) }, new Map())
  expect(taken.constants['gravel.depth']?.value).toBe(exact)
})

test('A field of a row that gets nothing has its default in each row', () => {
  const counted = changed(withBeds, {
    'fields.beds.fields.count': {
      kind: 'number',
      label: 'How many',
      unit: '1',
      default: '2',
      accepts: 'positive',
    },
    'fields.beds.formulas.bedArea.is': 'length * width * count',
  })
  const calculator = usedBy(sandWithPonds.definition, counted)
  const ponds = [{ long: '2', wide: '1' }]
  const [covered] = workingLines(calculator, estimateOf(calculator, { area: '20', ponds }))
  expect(covered).toBe(
    'Covered = area − bed area of all ponds = 20 m² − 2 m × 1 m × 2 = 16 m² (as in the Gravel Calculator)',
  )
})

test.each([
  ['ballast', undefined],
  ['murram', '1,440.00'],
])('What is there only with murram is there with the default %s as on its own page', (at, cost) => {
  const used = changed(
    withMore(
      { price: { ...price, default: '900', visibleWhen: { stone: ['murram'] } } },
      { cost: { unit: 'KSh', is: 'weight * price' } },
    ),
    {
      'fields.stone.default': at,
      'fields.stone.options.murram.values.density': '1.6',
      'examples.path.expect': {
        volume: '1.00',
        weight: '1.6',
        loads: '1',
        ...(cost !== undefined && { cost }),
      },
      'examples.yard.expect': { volume: '10.00', weight: '16.0', loads: '3', cost: '14,400.00' },
    },
  )
  const user = changed(byArea, {
    'formulas.cost': { unit: 'KSh', is: 'gravel.cost' },
    'results[3]': { of: 'cost', label: 'Cost', decimals: 2 },
    ...(cost !== undefined && {
      'examples.path.expect.cost': cost,
      'examples.yard.expect.cost': '7,200.00',
    }),
  })
  const calculator = usedBy(user, used)
  const rows = estimateOf(calculator, { area: '20' }).rows
  expect(rows.find(({ key }) => key === 'cost')?.value).toBe(cost)
})

test('A field that is hidden in a used calculator leaves no name on the sheet', () => {
  // Its columns are square: nobody gives the other side of a rectangular one.
  const sheet = sheetInMarkdown(sheetOf(calculatorAt('perimeter-wall-calculator')))
  expect(sheet).not.toMatch(/other ?side/i)
})

test('A choice has the options of another calculator, some of them if it says so, and words of its own first', () => {
  const other = usedBy(sandWithOptions.definition, valid)
  expect(other.fields.stone).toEqual({ ...check(valid).fields.stone, labels: {} })
  const own = usedBy(
    changed(sandWithOptions.definition, {
      'fields.stone.default': 'murram',
      'fields.stone.labels': { density: 'weight of a cubic metre' },
      'fields.stone.source': 'A quarry.',
      'fields.stone.optionsOf.only': ['murram'],
      'examples.path.expect.weight': '1.9',
    }),
    valid,
  )
  expect(own.fields.stone).toEqual({
    kind: 'choice',
    label: 'Stone',
    default: 'murram',
    units: { density: 'tonne/m³' },
    labels: { density: 'weight of a cubic metre' },
    options: { murram: { label: 'Murram', values: { density: '1.9' } } },
    source: 'A quarry.',
  })
})
