import { MEASURES } from '../../../schemas/measures.ts'
import { path } from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

const MEASURE_NAMES = Object.keys(MEASURES).join(', ')

/** The path with a lap in %, and more that is bought for it. */
const withLap = (is: string) => ({
  'fields.lap': { ...share, label: 'Lap', unit: '%', default: '5' },
  'formulas.more': { unit: 'm²', is },
  'results[3]': { of: 'more', label: 'more', decimals: 2 },
})

export const mistakes = mistakesIn(path, {
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
  'conversion forgotten': {
    change: { 'formulas.volume.is': 'area * depth' },
    says: [
      'formulas.volume.is comes out in m²·cm, but is declared in m³; is a conversion missing, as / cmPerM?',
      '    area * depth',
      '    ^^^^^^^^^^^^',
    ],
  },
  'count from a measure': {
    change: { 'formulas.loads.is': 'weight' },
    says: [
      'formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number',
      '    weight',
      '    ^^^^^^',
    ],
  },
  'count in the plural': {
    change: { 'formulas.loads.unit': 'bags' },
    says: "formulas.loads.unit is 'bags', which is more than one; a count is a word in the singular, as 'bag'",
  },
  'count left over': {
    change: { 'formulas.weight.is': 'volume * stone.density * loads / 2' },
    says: [
      "formulas.weight.is comes out in tonne·lorry, but is declared in tonne; the count 'lorry' is left over: what it is multiplied by is a figure for each, as kg/lorry",
      '    volume * stone.density * loads / 2',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'count with a capital': {
    change: { 'formulas.loads.unit': 'Lorry' },
    says: `formulas.loads.unit is 'Lorry', where 'Lorry' is not a unit; the measures are ${MEASURE_NAMES}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
  },
  'number beside a measure': {
    change: { 'formulas.volume.is': 'area * (10 - depth) / cmPerM' },
    says: [
      "formulas.volume.is subtracts '1' and 'cm'; both sides must have one unit; a number written in a formula has no unit: make 10 a constant in cm",
      '    area * (10 - depth) / cmPerM',
      '           ^^^^^^^^^^^^',
    ],
  },
  'percent forgotten': {
    change: {
      'fields.wastage': { kind: 'number', label: 'Width', unit: '%', accepts: 'positive' },
      'formulas.spare': { unit: 'm³', is: 'volume * wastage' },
      'results[3]': { of: 'spare', label: 'spare', decimals: 2 },
    },
    says: [
      'formulas.spare.is comes out in m³·%, but is declared in m³; is a conversion missing, as / percent?',
      '    volume * wastage',
      '    ^^^^^^^^^^^^^^^^',
    ],
  },
  'percentage beside a number': {
    change: {
      'fields.loss': { ...share, label: 'Loss', unit: '%', default: '5' },
      'formulas.more': { unit: 'm²', is: 'area * (1 + loss)' },
      'results[3]': { of: 'more', label: 'more', decimals: 2 },
    },
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write loss / percent",
      '    area * (1 + loss)',
      '           ^^^^^^^^^^',
    ],
  },
  'percentage divided by a hundred beside a number': {
    change: withLap('area * (1 + lap / 100)'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write lap / percent in place of lap / 100",
      '    area * (1 + lap / 100)',
      '           ^^^^^^^^^^^^^^^',
    ],
  },
  'percentage times a hundredth beside a number': {
    change: withLap('area * (1 - 0.01 * lap * 2)'),
    says: [
      "formulas.more.is subtracts '1' and '%'; both sides must have one unit; write (lap / percent) * 2 in place of 0.01 * lap * 2",
      '    area * (1 - 0.01 * lap * 2)',
      '           ^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'percentage beside a length': {
    change: withLap('area * (lap + depth) / cmPerM'),
    says: [
      "formulas.more.is adds '%' and 'cm'; both sides must have one unit",
      '    area * (lap + depth) / cmPerM',
      '           ^^^^^^^^^^^^^',
    ],
  },
  'percentage beside a name without a unit': {
    change: withLap('area * (depth / depth + lap)'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write lap / percent",
      '    area * (depth / depth + lap)',
      '           ^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'measure beside a plain number that is computed': {
    change: withLap('area * (depth / depth + depth) / cmPerM'),
    says: [
      "formulas.more.is adds '1' and 'cm'; both sides must have one unit",
      '    area * (depth / depth + depth) / cmPerM',
      '           ^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'largest percentage beside a number': {
    change: withLap('area * (1 + max(lap / 100, lap))'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write (max(lap / 100, lap)) / percent",
      '    area * (1 + max(lap / 100, lap))',
      '           ^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'percentage that divides a hundred beside a number': {
    change: withLap('area * (1 + 100 / (1 / lap))'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write (100 / (1 / lap)) / percent",
      '    area * (1 + 100 / (1 / lap))',
      '           ^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'percentage that is divided by a hundredth part beside a number': {
    change: withLap('area * (1 + lap * lap / (lap / 100))'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write (lap * lap / (lap / 100)) / percent",
      '    area * (1 + lap * lap / (lap / 100))',
      '           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'twice a percentage beside a number': {
    change: withLap('area * (1 + 2 * (lap / 100))'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write 2 * (lap / percent) in place of 2 * (lap / 100)",
      '    area * (1 + 2 * (lap / 100))',
      '           ^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'percentage beside a hundred': {
    change: withLap('area * (100 + lap) / 100'),
    says: [
      "formulas.more.is adds '1' and '%'; both sides must have one unit; write 1 in place of 100, lap / percent in place of lap, and leave out the 100 that all is divided by",
      '    area * (100 + lap) / 100',
      '           ^^^^^^^^^^^',
    ],
  },
  'percentage divided by a hundred': {
    change: withLap('area * lap / 100'),
    says: [
      'formulas.more.is comes out in m²·%, but is declared in m²; write area * lap / percent in place of area * lap / 100',
      '    area * lap / 100',
      '    ^^^^^^^^^^^^^^^^',
    ],
  },
  'conversion as a plain number': {
    change: { 'formulas.volume.is': 'area * depth / 100' },
    says: [
      'formulas.volume.is comes out in m²·cm, but is declared in m³; write area * depth / cmPerM in place of area * depth / 100',
      '    area * depth / 100',
      '    ^^^^^^^^^^^^^^^^^^',
    ],
  },
  'conversion as a plain number inside of a function': {
    change: withLap('ceil(depth^2 / 10000)'),
    says: [
      'formulas.more.is comes out in cm², but is declared in m²; write ceil(depth^2 / cmPerM^2) in place of ceil(depth^2 / 10000)',
      '    ceil(depth^2 / 10000)',
      '    ^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
})
