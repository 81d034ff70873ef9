import { expect, test } from 'vitest'
import type { CalculatorWithGuidance, Repeat } from '../../schemas/definition/compiled.ts'
import { referenceTo } from '../../schemas/definition/rowReferences.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { defaultRow } from '../../schemas/estimate/formValues.ts'
import { seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { withBeds, withExample, withPits } from '../rejected/support/language.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'
import { SEED } from '../support/depth.ts'
import { calculators } from '../working/calculators.ts'
import { FEWER, PATIENCE_MS, trials } from './inputs.ts'

// The same answers with a larger area and beds in it.
const path = check(
  withExample(withBeds, {
    area: '22.25',
    beds: [
      { length: '2', width: '1' },
      { length: '0.5', width: '0.5' },
    ],
  }),
)

const withRows = [path, check(withPits), ...calculators.values()].flatMap((calculator) =>
  Object.entries(calculator.fields).flatMap(([name, repeat]) =>
    repeat.kind === 'repeat' ? [{ calculator, name, repeat }] : [],
  ),
)

type Texts = Record<string, string>

/** The rows of some form values, in the order of the form. */
function rowsIn(texts: Texts, name: string, { fields }: Repeat): Texts[] {
  const rows: Texts[] = []
  for (let row = 0; `${name}.${row}.${Object.keys(fields)[0]}` in texts; row += 1) {
    const inRow = Object.keys(fields).map((key) => [key, texts[`${name}.${row}.${key}`] ?? ''])
    rows.push(Object.fromEntries(inRow))
  }
  return rows
}

/** The texts with other rows in the repeat; what belonged to one of the rows belongs to it in its new place. */
function withTheseRows(
  { fields }: CalculatorWithGuidance,
  texts: Texts,
  name: string,
  rows: readonly Texts[],
  before: readonly Texts[],
): Texts {
  const others = Object.entries(texts)
    .filter(([key]) => !key.startsWith(`${name}.`))
    .map(([path, text]) => {
      const [repeat = '', , key] = path.split('.')
      const isReference = key !== undefined && key === referenceTo(fields, repeat, name)
      const owner = before[Number(text) - 1]
      return [path, isReference && owner ? String(rows.indexOf(owner) + 1) : text]
    })
  const inRows = rows.flatMap((row, index) =>
    Object.entries(row).map(([key, text]) => [`${name}.${index}.${key}`, text]),
  )
  return Object.fromEntries([...others, ...inRows])
}

/** Every exact value outside of the rows, or that there is no estimate. */
function valuesOf(calculator: CalculatorWithGuidance, texts: Texts): unknown {
  const outcome = computeEstimate(calculator, texts)
  if (outcome.state === 'invalid') return 'invalid'
  return [...outcome.estimate.values].map(([name, value]) => `${name} = ${value.toFraction()}`)
}

for (const { calculator, name, repeat } of withRows) {
  test(
    `${calculator.slug}: a sum does not depend on the order of ${name}`,
    () => {
      const random = seededRandom(SEED + 2)
      let compared = 0
      for (const { inputs } of trials(calculator, FEWER)) {
        const rows = rowsIn(inputs, name, repeat)
        const mixed = rows
          .map((row) => ({ row, place: random() }))
          .sort((one, other) => one.place - other.place)
          .map(({ row }) => row)
        const values = valuesOf(calculator, inputs)
        expect(valuesOf(calculator, withTheseRows(calculator, inputs, name, mixed, rows))).toEqual(
          values,
        )
        if (rows.length > 1) compared += 1
      }
      if (repeat.maximum > 1) expect(compared).toBeGreaterThan(FEWER / 20)
    },
    PATIENCE_MS,
  )

  // Where every number has a default, a fresh row is a row.
  const numbers = Object.values(repeat.fields).filter(({ kind }) => kind === 'number')
  if (numbers.every((field) => field.default !== undefined)) continue
  test(
    `${calculator.slug}: an empty row of ${name}, wherever it is, changes nothing`,
    () => {
      const random = seededRandom(SEED + 3)
      const empty = Object.fromEntries(
        Object.entries(defaultRow(name, repeat, 0)).map(([key, text]) => [key.split('.')[2], text]),
      )
      for (const { inputs } of trials(calculator, FEWER)) {
        const rows = rowsIn(inputs, name, repeat)
        const more = rows.toSpliced(Math.floor(random() * (rows.length + 1)), 0, empty)
        const values = valuesOf(calculator, inputs)
        expect(valuesOf(calculator, withTheseRows(calculator, inputs, name, more, rows))).toEqual(
          values,
        )
      }
    },
    PATIENCE_MS,
  )
}

const PATH = { area: '20', depth: '5', stone: 'ballast' }
const bed = (row: number, length: string, width: string) => ({
  [`beds.${row}.length`]: length,
  [`beds.${row}.width`]: width,
})

function refusalsOf(texts: Texts) {
  const outcome = computeEstimate(path, { ...PATH, ...texts })
  return outcome.state === 'invalid' ? outcome.fieldErrors : []
}

test('The error about too many rows appears at the first that is too many', () => {
  const rows = [0, 2, 3, 4, 5, 7].map((row) => bed(row, '1', '1'))
  expect(refusalsOf(Object.assign({}, ...rows))).toEqual([
    { path: 'beds.7.length', message: 'Flower beds: at most 5 beds' },
  ])
})

const two = [
  { length: '1', width: '1' },
  { length: '2', width: '0.5' },
]
const twoBeds = check(
  changed(withBeds, {
    'fields.beds.minimum': 2,
    'examples.path.given': { area: '22', beds: two },
    'examples.yard.given.area': '102',
    'examples.yard.given.beds': two,
  }),
)

test('The error about too few rows appears at the first that is empty', () => {
  const refused = (texts: Texts) => {
    const outcome = computeEstimate(twoBeds, { ...PATH, ...texts })
    return outcome.state === 'invalid' ? outcome.fieldErrors : []
  }
  const message = 'Flower beds: at least 2 beds'
  expect(refused({})).toEqual([{ path: 'beds.0.length', message }])
  expect(refused({ ...bed(0, '', ''), ...bed(1, '1', '1') })).toEqual([
    { path: 'beds.0.length', message },
  ])
  expect(refused({ ...bed(0, '1', '1'), ...bed(1, '', '') })).toEqual([
    { path: 'beds.1.length', message },
  ])
  expect(refused({ ...bed(0, '1', '1'), ...bed(1, '1', '1') })).toEqual([])
})
