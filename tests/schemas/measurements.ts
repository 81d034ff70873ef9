import type { MeasurementInput } from '../../schemas/estimate/measurementInput.ts'

/** What is typed in a field of a unit, and what it comes to in that unit, exactly; or nothing. */
export const ENTRIES: readonly [own: string, typed: MeasurementInput, value: string | undefined][] =
  [
    ['cm', { text: '2 metres' }, '200'],
    ['cm', { text: '2 meter' }, '200'],
    ['m', { text: '50 centimetres' }, '1/2'],
    ['m', { text: '50 cm' }, '1/2'],
    ['m', { text: '500 millimeters' }, '1/2'],
    ['m', { text: '500mm' }, '1/2'],
    ['m', { text: '10 feet' }, '381/125'],
    ['m', { text: '10 foot' }, '381/125'],
    ['cm', { text: '10 inches' }, '127/5'],
    ['cm', { text: '10″' }, '127/5'],
    ['m²', { text: '100 sq ft' }, '145161/15625'],
    ['m²', { text: '100 ft2' }, '145161/15625'],
    ['m²', { text: '100 sqm' }, '100'],
    ['kg', { text: '2 tonnes' }, '2000'],
    ['kg', { text: '500 grams' }, '1/2'],
    ['g', { text: '2 kilos' }, '2000'],
    ['tonne', { text: '500 kg' }, '1/2'],
    ['m', { text: '5\' 6"' }, '4191/2500'],
    ['m', { text: '-5\' 6"' }, '-4191/2500'],
    ['m', { text: '6 1/2 in' }, '1651/10000'],
    ['m', { text: '6  1/2  in' }, '1651/10000'],
    ['m', { text: ' 5 ', unit: 'ft in', inches: ' 6 ' }, '4191/2500'],
    ['m', { text: '5', unit: 'ft in', inches: '6 1/2' }, '16891/10000'],
    ['m', { text: '5', unit: 'ft in', inches: '0' }, '381/250'],
    ['m', { text: ' 50 ', unit: 'cm' }, '1/2'],
    ['m', { text: '5', unit: 'm' }, '5'],
    ['bag', { text: '5' }, '5'],
    ['bag', { text: '5', unit: 'bag' }, '5'],
    ['m', { text: '5', unit: 'ft in', inches: '1/0' }, undefined],
    ['m', { text: '5', unit: 'ft in', inches: '1/00' }, undefined],
    ['m', { text: '5', unit: 'ft in', inches: '1/20' }, '152527/100000'],
    ['m', { text: '5', unit: 'ft in', inches: '1/2x' }, undefined],
    ['m', { text: '5', unit: 'ft in', inches: 'x1/2' }, undefined],
    ['m', { text: '5', unit: 'ft in', inches: '-6' }, undefined],
    ['m', { text: '5 ft', unit: 'kg' }, undefined],
    ['m', { text: '5 kg' }, undefined],
    ['m', { text: '5 bags' }, undefined],
    ['bag', { text: '5 m' }, undefined],
    ['m', { text: '' }, undefined],
    ['m²', { text: '12 ft' }, undefined],
    ['m²', { text: '12 m' }, undefined],
    ['m', { text: '12 m²' }, undefined],
    ['m', { text: ' 12 ft ' }, '2286/625'],
    ['m', { text: '5', unit: 'ft in', inches: '6  1/2' }, '16891/10000'],
    ['m', { text: '5', unit: 'ft in' }, '381/250'],
    ['m', { text: `12${' '.repeat(36)}ft` }, '2286/625'],
    ['m', { text: `12${' '.repeat(37)}ft` }, undefined],
  ]

/** What an entry in another unit is called, beside what it comes to. */
export const IN_WORDS: readonly [
  own: string,
  typed: MeasurementInput,
  written: string | undefined,
][] = [
  ['m', { text: ' 12 ', unit: 'ft' }, '12 ft'],
  ['m', { text: ' 12 ', unit: 'ft in' }, '12 ft'],
  ['m', { text: ' 12 ', unit: 'ft in', inches: ' 6 ' }, '12 ft 6 in'],
  ['m', { text: '', unit: 'ft in', inches: '6' }, '0 ft 6 in'],
  ['m', { text: ' 12 FEET ' }, '12 ft'],
  ['m', { text: ' 12 ', unit: 'm' }, undefined],
  ['m', { text: '12 m', unit: 'ft' }, undefined],
]

/** The units that a field of a unit may be entered in, its own first. */
export const CHOICES: readonly [unit: string, choices: readonly string[]][] = [
  ['m', ['m', 'cm', 'mm', 'ft', 'in', 'ft in']],
  ['m²', ['m²', 'ft²']],
  ['kg', ['kg', 'g', 'tonne']],
  ['bag', []],
]
