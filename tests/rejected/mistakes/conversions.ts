import { MEASURES } from '../../../schemas/measures.ts'
import { path } from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

const MEASURE_NAMES = Object.keys(MEASURES).join(', ')

/** The path with a lap in %, and more that is bought for it. */
const withLap = (is: string) => ({
  'fields.lap': { ...share, label: 'Lap', unit: '%', default: '5' },
  'formulas.more': { unit: 'm²', is },
  'results[3]': { of: 'more', label: 'more', decimals: 2 },
})

export const mistakes = [
  ...refusalsIn(path, {
    'formulas.volume.is comes out in m²·cm, but is declared in m³; is a conversion missing, as / cmPerM?':
      { 'formulas.volume.is': '«area * depth»' },
    'formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number':
      { 'formulas.loads.is': '«weight»' },
    "formulas.loads.unit is 'bags', which is more than one; a count is a word in the singular, as 'bag'":
      { 'formulas.loads.unit': 'bags' },
    "formulas.weight.is comes out in tonne·lorry, but is declared in tonne; the count 'lorry' is left over: what it is multiplied by is a figure for each, as kg/lorry":
      { 'formulas.weight.is': '«volume * stone.density * loads / 2»' },
    "formulas.volume.is subtracts '1' and 'cm'; both sides must have one unit; a number written in a formula has no unit: make 10 a constant in cm":
      { 'formulas.volume.is': 'area * «(10 - depth)» / cmPerM' },
    'formulas.spare.is comes out in m³·%, but is declared in m³; is a conversion missing, as / percent?':
      {
        'fields.wastage': { kind: 'number', label: 'Width', unit: '%', accepts: 'positive' },
        'formulas.spare': { unit: 'm³', is: '«volume * wastage»' },
        'results[3]': { of: 'spare', label: 'spare', decimals: 2 },
      },
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write loss / percent": {
      'fields.loss': { ...share, label: 'Loss', unit: '%', default: '5' },
      'formulas.more': { unit: 'm²', is: 'area * «(1 + loss)»' },
      'results[3]': { of: 'more', label: 'more', decimals: 2 },
    },
    "formulas.more.is adds 'm²' and '1'; both sides must have one unit; what grows by a share is multiplied by (1 + lap / percent), with its parentheses":
      withLap('«area + lap / percent»'),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write lap / percent in place of lap / 100":
      withLap('area * «(1 + lap / 100)»'),
    "formulas.more.is subtracts '1' and '%'; both sides must have one unit; write (lap / percent) * 2 in place of 0.01 * lap * 2":
      withLap('area * «(1 - 0.01 * lap * 2)»'),
    "formulas.more.is adds '%' and 'cm'; both sides must have one unit": withLap(
      'area * «(lap + depth)» / cmPerM',
    ),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write lap / percent":
      withLap('area * «(depth / depth + lap)»'),
    "formulas.more.is adds '1' and 'cm'; both sides must have one unit": withLap(
      'area * «(depth / depth + depth)» / cmPerM',
    ),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write (max(lap / 100, lap)) / percent":
      withLap('area * «(1 + max(lap / 100, lap))»'),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write (100 / (1 / lap)) / percent":
      withLap('area * «(1 + 100 / (1 / lap))»'),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write (lap * lap / (lap / 100)) / percent":
      withLap('area * «(1 + lap * lap / (lap / 100))»'),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write 2 * (lap / percent) in place of 2 * (lap / 100)":
      withLap('area * «(1 + 2 * (lap / 100))»'),
    "formulas.more.is adds '1' and '%'; both sides must have one unit; write 1 in place of 100, lap / percent in place of lap, and leave out the 100 that all is divided by":
      withLap('area * «(100 + lap)» / 100'),
    'formulas.more.is comes out in m²·%, but is declared in m²; write area * lap / percent in place of area * lap / 100':
      withLap('«area * lap / 100»'),
    'formulas.volume.is comes out in m²·cm, but is declared in m³; write area * depth / cmPerM in place of area * depth / 100':
      { 'formulas.volume.is': '«area * depth / 100»' },
    'formulas.more.is comes out in cm², but is declared in m²; write ceil(depth^2 / cmPerM^2) in place of ceil(depth^2 / 10000)':
      withLap('«ceil(depth^2 / 10000)»'),
  }),
  ...mistakesIn(path, {
    'conversion forgotten of litres': {
      change: { 'formulas.volume.unit': 'litre' },
      says: [
        'formulas.volume.is comes out in m³, but is declared in litre; is a conversion missing, as * litrePerM3?',
        '    area * depth / cmPerM',
        '    ^^^^^^^^^^^^^^^^^^^^^',
        'formulas.weight.is comes out in litre·tonne/m³, but is declared in tonne; is a conversion missing, as / litrePerM3?',
        '    volume * stone.density',
        '    ^^^^^^^^^^^^^^^^^^^^^^',
      ],
    },
    'conversion forgotten of tonnes': {
      change: { 'formulas.weight.unit': 'kg' },
      says: [
        'formulas.weight.is comes out in tonne, but is declared in kg; is a conversion missing, as * kgPerTonne?',
        '    volume * stone.density',
        '    ^^^^^^^^^^^^^^^^^^^^^^',
        'formulas.loads.is comes out in kg/tonne, but is declared in lorry; is a conversion missing, as / kgPerTonne?',
        '    ceil(weight / lorryLoad)',
        '    ^^^^^^^^^^^^^^^^^^^^^^^^',
      ],
    },
    'count with a capital': {
      change: { 'formulas.loads.unit': 'Lorry' },
      says: `formulas.loads.unit is 'Lorry', where 'Lorry' is not a unit; the measures are ${MEASURE_NAMES}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
    },
  }),
]
