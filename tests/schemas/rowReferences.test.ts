import { expect, test } from 'vitest'
import { translate, wordsOf } from '../../schemas/definition/translation.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { inputRows } from '../../schemas/estimate/inputRows.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { readLink, writeLink } from '../../src/permalink/estimateLink.ts'
import { realisticInputs, seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { minus, plus, ratio, ratioOf, show, times } from '../oracle/ratio.ts'
import { withPits } from '../rejected/support/language.ts'
import { changed } from '../support/changed.ts'
import { check, estimateOf } from '../support/checked.ts'
import { runsAtDepth, SEED } from '../support/depth.ts'

const calculator = check(withPits)

const beds = [
  { length: '2', width: '1' },
  { length: '3', width: '1' },
]
const garden = { area: '30', beds } satisfies Given

/** What the page says of inputs that it does not accept. */
function refusals(given: Given): string[] {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
  return outcome.state === 'invalid'
    ? outcome.fieldErrors.map(({ path, message }) => `${path}: ${message}`)
    : []
}

test('a row sums the rows that belong to it, and the working shows each with its own', () => {
  const pits = [
    { bed: '2', side: '0.5' },
    { bed: '1', side: '1' },
    { bed: '2', side: '0.2' },
  ]
  const estimate = estimateOf(calculator, { ...garden, pits })
  expect(estimate.rowValues.get('beds')?.map((row) => row.get('planted')?.toFraction())).toEqual([
    '1',
    '271/100',
  ])
  expect(workingLines(calculator, estimate).at(-1)).toBe(
    'Soil = planted of all flower beds = 2 m² − (1 m)² + 3 m² − ((0.5 m)² + (0.2 m)²) = 3.71 m²',
  )
})

test('a root in a row that belongs to another makes the sum of both an approximation', () => {
  const rooted = check(
    changed(withPits, {
      'fields.pits.formulas.pitArea.is': 'sqrt(side^4 / 2)',
      'examples.path.expect.soil': '2.07',
    }),
  )
  const estimate = estimateOf(rooted, { ...garden, pits: [{ bed: '1', side: '1' }] })
  expect(workingLines(rooted, estimate).at(-1)).toBe(
    'Soil = planted of all flower beds = 2 m² − √((1 m)⁴ ÷ 2) + 3 m² − 0 m² = 4.292… m², rounded to 2 decimals = 4.29 m²',
  )
})

test('a row to which none belongs sums to an exact zero', () => {
  expect(workingLines(calculator, estimateOf(calculator, garden)).at(-1)).toBe(
    'Soil = planted of all flower beds = 2 m² − 0 m² + 3 m² − 0 m² = 5.00 m²',
  )
})

test('a row that belongs to none is refused, because its sum would leave it out without a word', () => {
  const refused = ['pits.0.bed: Pit 1, bed: one of the list']
  for (const bed of ['', '3', '0', '-1', 'one']) {
    expect(refusals({ ...garden, pits: [{ bed, side: '0.5' }] })).toEqual(refused)
  }
})

test('a row in which nothing was typed is none to belong to, and the others are counted without it', () => {
  const gap = [beds[0] ?? {}, { length: '', width: '' }, beds[1] ?? {}]
  expect(refusals({ ...garden, beds: gap, pits: [{ bed: '2', side: '0.5' }] })).toHaveLength(1)
  const estimate = estimateOf(calculator, {
    ...garden,
    beds: gap,
    pits: [{ bed: '3', side: '0.5' }],
  })
  expect(estimate.formValues['pits.0.bed']).toBe('2')
  const inputs = inputRows(calculator, estimate).map(({ label, value }) => `${label}: ${value}`)
  expect(inputs.slice(-2)).toEqual(['Pit 1, bed: Bed 2', 'Pit 1, side: 0.5'])
})

test('a message of a row that its own rows make impossible is at a box that a person can correct', () => {
  expect(refusals({ ...garden, pits: [{ bed: '1', side: '1.5' }] })).toEqual([
    'beds.0.width: The pits are larger than the bed',
  ])
})

test('a link keeps which row each belongs to', () => {
  const estimate = estimateOf(calculator, { ...garden, pits: [{ bed: '2', side: '0.5' }] })
  const read = readLink(calculator, writeLink(estimate))
  expect(read?.estimate.rows).toEqual(estimate.rows)
  expect(read?.typed['pits.0.bed']).toBe('2')
})

test('a translation has the label of the row that one belongs to, and lists the rows in its own word', () => {
  expect(wordsOf(withPits).get('fields.pits.fields.bed.label')).toBe('Bed')
  const words = { 'fields.pits.fields.bed.label': 'Tuta', 'fields.beds.row': 'tuta' }
  const translated = check(translate(withPits, words))
  const estimate = estimateOf(translated, { ...garden, pits: [{ bed: '2', side: '0.5' }] })
  expect(inputRows(translated, estimate).at(-2)).toMatchObject({
    label: 'Pit 1, tuta',
    value: 'Tuta 2',
  })
})

test('the review sheet says what a row belongs to, and which rows a formula sums', () => {
  const items = sheetOf(calculator).sections.flatMap(({ items: own }) => own)
  const said = items.filter(({ code }) => /^(pits\.bed|beds\.planted)\b/.test(code ?? ''))
  expect(said.map(({ term, lines }) => [term, lines[0]])).toEqual([
    ['Tree pits, bed', 'One of the rows of beds; empty at first. Empty, it is an invalid input.'],
    [
      'Planted = bed area − pit area of all tree pits of the bed',
      'Unit: m². For each bed; its exact value goes into the sums.',
    ],
  ])
})

test('random rows sum to what the oracle works out by hand, whichever row each belongs to', () => {
  const random = seededRandom(SEED)
  const draw = realisticInputs(calculator, random)
  const runs = runsAtDepth(400)
  let compared = 0
  for (let trial = 0; trial < runs; trial += 1) {
    const typed = draw()
    const outcome = computeEstimate(calculator, typed)
    if (outcome.state === 'invalid') continue
    let soil = ratio(0)
    for (let bed = 0; `beds.${bed}.length` in typed; bed += 1) {
      const side = (name: string) => ratioOf(typed[`beds.${bed}.${name}`] ?? '')
      let planted = times(side('length'), side('width'))
      for (let pit = 0; `pits.${pit}.side` in typed; pit += 1) {
        if (typed[`pits.${pit}.bed`] !== String(bed + 1)) continue
        const edge = ratioOf(typed[`pits.${pit}.side`] ?? '')
        planted = minus(planted, times(edge, edge))
        compared += 1
      }
      soil = plus(soil, planted)
    }
    expect(outcome.estimate.rows.at(-1)?.value.replaceAll(',', '')).toBe(show(soil, 2))
  }
  expect(compared).toBeGreaterThan(runs / 8)
})
