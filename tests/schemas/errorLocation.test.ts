import { expect, test } from 'vitest'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import type { CompiledFormula } from '../../schemas/formula/compiled.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { plaster } from '../support/plaster.ts'

const WALL = { wallLength: '4', wallHeight: '3', coat: 'usual' }
const DOOR = { 'openings.0.width': '1', 'openings.0.height': '2', 'openings.0.count': '1' }
/** The second row is filled in, the first is empty. */
const WINDOW = {
  'openings.0.width': '',
  'openings.0.height': '',
  'openings.0.count': '1',
  'openings.1.width': '1',
  'openings.1.height': '2',
  'openings.1.count': '1',
}

type Change = Partial<Omit<CompiledFormula, 'ast'>> & { ast?: string }

function changed(formula: CompiledFormula, { ast, ...rest }: Change): CompiledFormula {
  return { ...formula, ...rest, ...(ast === undefined ? {} : { ast: parseFormula(ast) }) }
}

/** The calculator of plaster with another formula for the area. */
function withArea(change: Change): CalculatorWithGuidance {
  const formulas = plaster.formulas.map((formula) =>
    formula.name === 'netArea' ? changed(formula, { errorMessage: undefined, ...change }) : formula,
  )
  return { ...plaster, formulas }
}

/** The same with other formulas in the rows of its openings. */
function withRow(...changes: Change[]): CalculatorWithGuidance {
  const { openings } = plaster.fields
  if (openings?.kind !== 'repeat') throw new Error('The openings are rows')
  const [area] = openings.formulas
  if (!area) throw new Error('An opening has an area')
  const formulas = changes.map((change) => changed(area, change))
  return { ...plaster, fields: { ...plaster.fields, openings: { ...openings, formulas } } }
}

function fieldErrors(calculator: CalculatorWithGuidance, typed: Record<string, string>) {
  const outcome = computeEstimate(calculator, typed)
  if (outcome.state === 'ready') throw new Error('Accepted')
  return outcome.fieldErrors
}

const ABOVE_ZERO = 'Plastered area: a number above zero'

test.each<[string, string, Record<string, string>, string]>([
  ['the last field that it mentions', 'wallHeight - wallLength', WALL, 'wallHeight'],
  ['whatever their order in the formula', 'wallLength - wallHeight * 2', WALL, 'wallHeight'],
  ['the choice whose value it mentions', 'coat.layers - wallLength', WALL, 'coat'],
  [
    'the first box of the first row that it sums',
    '1 - sum(openings.area)',
    DOOR,
    'openings.0.width',
  ],
  ['of a row that is filled in', '1 - sum(openings.area)', WINDOW, 'openings.1.width'],
  [
    'a field, where it sums rows and there is none',
    'sum(openings.area) - wallHeight',
    {},
    'wallHeight',
  ],
  ['the last of the page, where it mentions no field', '1 - 1', {}, 'coat'],
  ['not one that is left empty, nor one that is hidden', '1 - 1', { price: '' }, 'coat'],
  ['one that may be empty, and is not', '1 - 1', { price: '5' }, 'price'],
  ['one that an option shows', '1 - 1', { coat: 'own', key: '3' }, 'key'],
])('The error of a formula appears at %s', (_, ast, typed, path) => {
  const errors = fieldErrors(withArea({ ast }), { ...WALL, ...typed })
  expect(errors).toEqual([{ path, message: ABOVE_ZERO }])
})

test('The error of a formula that mentions another appears at a field that the other depends on', () => {
  const [netArea, keyVolume, cost] = plaster.formulas
  if (!netArea || !keyVolume || !cost) throw new Error('There are three formulas')
  const formulas = [
    changed(netArea, { ast: 'wallLength * wallHeight' }),
    changed(cost, { ast: 'netArea - netArea', accepts: { exclusiveMinimum: '0' } }),
  ]
  expect(fieldErrors({ ...plaster, formulas }, { ...WALL, price: '5' })).toEqual([
    { path: 'wallHeight', message: 'Cost: a number above zero' },
  ])
})

test.each([
  ['divides by zero', 'wallHeight / (wallLength - wallLength)'],
  ['takes the root of a negative', 'wallHeight + sqrt(0 - wallLength)'],
])('A formula that %s has its error at a field of the part that does so', (what, ast) => {
  const message = `Plastered area: it ${what}, so that it cannot be worked out`
  expect(fieldErrors(withArea({ ast }), WALL)).toEqual([{ path: 'wallLength', message }])
})

test('Rows that nobody filled in have no box', () => {
  const { wallLength, wallHeight, openings } = plaster.fields
  if (!wallLength || !wallHeight || !openings) throw new Error('There are such fields')
  const calculator = {
    ...withArea({ ast: '1 - 1' }),
    fields: { wallLength, wallHeight, openings },
  }
  expect(fieldErrors(calculator, WALL)).toEqual([{ path: 'wallHeight', message: ABOVE_ZERO }])
})

const LARGE = { accepts: { maximum: '1' } }

test.each<[string, Change[], Record<string, string>, string]>([
  ['its last box', [{ ...LARGE, ast: 'width * height * count' }], DOOR, 'openings.0.count'],
  ['the last that it mentions', [{ ...LARGE, ast: 'height * width' }], DOOR, 'openings.0.height'],
  [
    'its own box before one outside',
    [{ ...LARGE, ast: 'width * wallHeight' }],
    DOOR,
    'openings.0.width',
  ],
  [
    'a field outside, where it mentions none of its own',
    [{ ...LARGE, ast: 'wallHeight' }],
    DOOR,
    'wallHeight',
  ],
  [
    'the boxes that another formula of the row depends on',
    [
      { name: 'face', ast: 'width * 2', accepts: {} },
      { ...LARGE, ast: 'face' },
    ],
    DOOR,
    'openings.0.width',
  ],
])('The error of a formula of a row appears at %s', (_, changes, typed, path) => {
  expect(fieldErrors(withRow(...changes), { ...WALL, ...typed })).toEqual([
    { path, message: 'Opening 1, area: a number, at most 1' },
  ])
})

test('A row is counted with the empty ones before it', () => {
  const calculator = withRow({ ...LARGE, ast: 'width * height' })
  expect(fieldErrors(calculator, { ...WALL, ...WINDOW })).toEqual([
    { path: 'openings.1.height', message: 'Opening 2, area: a number, at most 1' },
  ])
})

test('A formula of a row may have its own words, too', () => {
  const calculator = withRow({ ...LARGE, ast: 'width * height', errorMessage: 'It is a gate' })
  expect(fieldErrors(calculator, { ...WALL, ...DOOR })).toEqual([
    { path: 'openings.0.height', message: 'It is a gate' },
  ])
})
