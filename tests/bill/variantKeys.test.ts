import { expect, test } from 'vitest'
import { amountKey, amountsOf } from '../../schemas/bill/amounts.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import { translate } from '../../schemas/definition/translation.ts'
import { withVariantLabels } from '../../tools/definitions/variantLabels.ts'
import { sand, withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, checkTogether, estimateOf } from '../support/checked.ts'

const KISWAHILI = {
  'fields.stone.options.ballast.label': 'Kokoto',
  'fields.stone.options.murram.label': 'Changarawe',
}

/** The name of each amount in a language, and its key, for murram 5 cm deep. */
function named(variant: string | undefined, words: Record<string, string>) {
  const use = { material: 'ballast', amount: 'volume', ...(variant !== undefined && { variant }) }
  const definition = { ...valid, materials: [use] }
  const calculator = withVariantLabels(check(translate(definition, words)), check(definition))
  const estimate = estimateOf(calculator, { area: '20', stone: 'murram' })
  return amountsOf(calculator, estimate).amounts.map((one) => [lineName(one), amountKey(one)])
}

test.each([
  ['a choice', '{stone}', 'Ballast, Changarawe', 'ballast Murram'],
  [
    'a choice and a number',
    '{stone}, {depth} cm',
    'Ballast, Changarawe, 5 cm',
    'ballast Murram, 5 cm',
  ],
  ['a number', '{depth} cm', 'Ballast, 5 cm', 'ballast 5 cm'],
  ['a formula', '{volume} m³', 'Ballast, 1.00 m³', 'ballast 1.00 m³'],
  ['nothing', undefined, 'Ballast', 'ballast'],
])(
  'what is bought by %s is called in the language of the page, and keeps its English key',
  (_, variant, name, key) => {
    expect(named(variant, KISWAHILI)).toEqual([[name, key]])
  },
)

test('the amount of a row with its own choice keeps its English key, whatever the form has chosen', () => {
  const { beds } = withBeds.fields
  const { stone } = valid.fields
  const definition = {
    ...withBeds,
    fields: { ...withBeds.fields, beds: { ...beds, fields: { ...beds.fields, stone } } },
    materials: [
      {
        material: 'ballast',
        amount: 'length * width * depth / cmPerM',
        forEach: 'beds',
        variant: '{stone}',
      },
    ],
  }
  const words = {
    'fields.beds.fields.stone.options.ballast.label': 'Kokoto',
    'fields.beds.fields.stone.options.murram.label': 'Changarawe',
  }
  const calculator = withVariantLabels(check(translate(definition, words)), check(definition))
  const size = { length: '1', width: '1' }
  const rows = [
    { ...size, stone: 'murram' },
    { ...size, stone: 'ballast' },
  ]
  const estimate = estimateOf(calculator, { area: '20', stone: 'ballast', beds: rows })
  const { amounts } = amountsOf(calculator, estimate)
  expect(amounts.map((one) => [lineName(one), amountKey(one)])).toEqual([
    ['Ballast, Changarawe', 'ballast Murram'],
    ['Ballast, Kokoto', 'ballast Ballast'],
  ])
})

test('the default of a used calculator stands in a variant in the language of the page, and keeps its English key', () => {
  const gravel = changed(valid, {
    materials: [{ material: 'ballast', amount: 'volume', variant: '{stone}' }],
  })
  const user = changed(sand, {
    'uses.gravel.given': { area: 'area', depth: 'depth' },
    'fields.stone': undefined,
    'examples.yard.given.stone': undefined,
    'examples.yard.expect': { volume: '10.00', weight: '16.0', loads: '3' },
    materials: [{ use: 'gravel' }],
  })
  const [own, english] = [translate(gravel, KISWAHILI), gravel].map((used) =>
    checkTogether({ 'sand-calculator': user, 'gravel-calculator': used })('sand-calculator'),
  )
  if (!own) throw new Error('It is there')
  const calculator = withVariantLabels(own, english)
  const { amounts } = amountsOf(calculator, estimateOf(calculator, { area: '20' }))
  expect(amounts.map((one) => [lineName(one), amountKey(one)])).toEqual([
    ['Ballast, Kokoto', 'ballast Ballast'],
  ])
})

test('a variant names a computed value exactly', () => {
  const amount = { material: 'ballast', amount: 'length * width * depth / cmPerM', forEach: 'beds' }
  const calculator = check({
    ...withBeds,
    materials: [
      { ...amount, variant: '{depth} cm on {bedArea} m²' },
      { material: 'ballast', amount: 'volume', variant: '{covered} m²' },
    ],
  })
  const size = { length: '1234.5', width: '1' }
  const estimate = estimateOf(calculator, { area: '3000', depth: '7', beds: [size] })
  expect(amountsOf(calculator, estimate).amounts.map(lineName)).toEqual([
    'Ballast, 7 cm on 1,234.5 m²',
    'Ballast, 1,765.5 m²',
  ])
})
