import { expect, test } from 'vitest'
import { claimsOf } from '../../schemas/review/claims.ts'
import { buyingOracles } from '../oracle/buying.ts'
import { withBeds } from '../rejected/support/language.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculatorAt, calculators } from '../working/calculators.ts'

const steel = calculatorAt('steel-weight-calculator')

/** The origin in the table of claims for an answer on the steel page. */
function originOf(answer: string): string | undefined {
  const claims = claimsOf({ ...steel, faqs: [{ question: 'How much?', answer }] })
  return claims.find(({ path }) => path === 'faqs.0.answer')?.origin
}

test('every claim of a definition is there with its place, its words and what it rests on', () => {
  const claims = claimsOf(
    check(
      changed(withBeds, {
        'fields.beds.fields.width.hint': 'A spade is 23 cm.',
        'fields.stone.units.wet': 'tonne/m³',
        'fields.stone.options.ballast.values.wet': '1.6',
        'fields.stone.options.murram.values.wet': '21/10',
        'fields.stone.options.other': { label: 'Another stone' },
        'constants.heaviest': { value: '2.4', unit: 'tonne/m³', source: 'KS 95' },
        'formulas.weight.is': 'volume * first((stone.density + stone.wet) / 2, heaviest)',
        'examples.yard.expect.weight': '20.0',
        'formulas.rest': { unit: 'tonne', is: 'max(0, weight - lorryLoad)' },
        warnings: [{ when: 'rest', text: 'A lorry needs 3 m of road.' }],
        footnote: 'A lorry takes 7 tonnes.',
        assumptions: ['The path is level.'],
        sources: [
          { title: 'KS 95', about: 'Sizes of aggregate.' },
          { title: 'Tables', about: 'Loose weights.', url: 'https://www.example.org/weights' },
        ],
      }),
    ),
  )
  expect(claims.map(({ path, text, origin }) => [path, text, origin])).toEqual([
    ['constants.lorryLoad', '7 tonne', 'assumption'],
    ['constants.heaviest', '2.4 tonne/m³', 'KS 95'],
    // The figure that a person enters for another stone is no claim.
    ['fields.stone.options.ballast', 'density 1.6, wet 1.6', 'assumption'],
    ['fields.stone.options.murram', 'density 1.9, wet 21/10', 'assumption'],
    ['sources.0', 'Sizes of aggregate.', 'KS 95'],
    ['sources.1', 'Loose weights.', 'Tables, https://www.example.org/weights'],
    ['fields.beds.fields.width.hint', 'A spade is 23 cm.', undefined],
    ['footnote', 'A lorry takes 7 tonnes.', 'figures and sources of the definition'],
    ['warnings.0', 'A lorry needs 3 m of road.', undefined],
    ['assumptions.0', 'The path is level.', 'assumption'],
    ['faqs.2.answer', 'At least 5 cm.', 'figures and sources of the definition'],
  ])
})

test('a text rests on the definition’s own figures, on an assumption that it names, or on nothing', () => {
  expect(originOf('A bar of 12 m.')).toBe('figures and sources of the definition')
  expect(originOf('Some 37 bars (assumption).')).toBe('assumption')
  expect(originOf('Some 37 bars.')).toBeUndefined()
  // Another measure of the same number, and a range of which one end alone has an origin.
  expect(originOf('A bar of 12 feet.')).toBeUndefined()
  expect(originOf('Bars of 12 to 13 m.')).toBeUndefined()
  expect(originOf('It rusts in seven days.')).toBeUndefined()
  expect(originOf('Bars of 12 to 16 mm, 12 m long, as 4D12 on the drawing.')).toBe(
    'figures and sources of the definition',
  )
})

test('a text without a figure of its own claims none', () => {
  const { length } = claimsOf({ ...steel, faqs: [] })
  const answer = 'It weighs {bar12.singleWeight} kg.'
  expect(claimsOf({ ...steel, faqs: [{ question: 'How much?', answer }] })).toHaveLength(length)
})

/** The weights of a metre and of a whole bar of 12 mm, by the weight of steel and by the trade rule. */
const METRE_OF_STEEL = (Math.PI / 4) * 12 ** 2 * 0.00785
const BAR_BY_RULE = (12 ** 2 * 12) / 162

/** The texts that need no source but arithmetic: the test computes each figure once more. */
const ARITHMETIC: Record<string, Record<string, number>> = {
  'concrete-mix-calculator faqs.1.answer': { '10': 4 * 2.54 },
  'block-brick-estimator faqs.0.answer': {
    '10.8': 1 / (0.42 * 0.22),
    '12.5': 1 / (0.4 * 0.2),
    '9.9': 1 / (0.45 * 0.225),
    '26': (1 - (0.4 * 0.2) / (0.46 * 0.235)) * 100,
  },
  'steel-weight-calculator tip': { '10.7': BAR_BY_RULE },
  'steel-weight-calculator faqs.0.answer': {
    '0.888': METRE_OF_STEEL,
    '10.65': METRE_OF_STEEL * 12,
  },
  'steel-weight-calculator faqs.2.answer': { '93.75': 1000 / BAR_BY_RULE },
  'column-concrete-calculator faqs.2.answer': { '79': (Math.PI / 4) * 100 },
  'slab-steel-calculator faqs.1.answer': { '14': 9 + 5 },
  'ceiling-calculator fields.boardLength.hint': { '2.4': 8 * 0.3048, '1.2': 4 * 0.3048 },
  'gable-roof-calculator faqs.1.answer': { '2.5': Math.hypot(2, 1.5) },
  'lorry-check-calculator faqs.1.answer': {
    '1.46': 0.3 * ((2.3 * 2.7) / 2 + 2.3 ** 2 / 3),
    '3.45': 5 * 2.3 * 0.3,
  },
  'roof-timber-calculator faqs.2.answer': { '0.3048': 12 * 0.0254 },
}

test('no claim of a calculator that somebody worked out by hand is without a source, the word assumption, or arithmetic that comes out', () => {
  const byHand = [...calculators.values()].filter(({ slug }) => buyingOracles.has(slug))
  expect(byHand.length).toBeGreaterThan(SPECIFIED.length)
  const unnamed = byHand.flatMap((calculator) =>
    claimsOf(calculator)
      .filter(({ origin }) => origin === undefined)
      .map(({ path, text }) => ({ place: `${calculator.slug} ${path}`, text })),
  )
  expect(unnamed.map(({ place }) => place).sort()).toEqual(Object.keys(ARITHMETIC).sort())
  for (const { place, text } of unnamed) {
    for (const [figure, value] of Object.entries(ARITHMETIC[place] ?? {})) {
      expect(text).toContain(figure)
      expect(value.toFixed(figure.split('.')[1]?.length ?? 0)).toBe(figure)
    }
  }
})
