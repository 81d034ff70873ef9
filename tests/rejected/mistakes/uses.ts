import { changed } from '../../support/changed.ts'
import { sandFromGravel } from '../support/good.ts'
import { metres, sand, withBeds, withPrice, withPriceOfMurram } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(sandFromGravel, {
    'fields.beds.formulas.bedArea.is names "gravel.loads", a formula outside of the rows; in a row of beds fields, constants and the row itself are known':
      {
        'fields.beds': {
          ...withBeds.fields.beds,
          formulas: { bedArea: { unit: 'm²', is: 'length * width * «gravel.loads»' } },
        },
      },
    'uses.gravel.of is \'gravel-calculater\', which is not a calculator; did you mean "gravel-calculator"?':
      { 'uses.gravel.of': 'gravel-calculater' },
    "uses.gravel.of is 'sand-calculator', which needs this calculator in turn: sand-calculator → sand-calculator":
      { 'uses.gravel.of': 'sand-calculator' },
    'uses.gravel.given gives nothing to area, a field of gravel-calculator without a default; give it a name in m²':
      { 'uses.gravel.given.area': undefined },
    "uses.gravel.lorryLoad is called 'lorry load' in the working, as constants.lorryLoad.label is; give one of the two another label":
      {
        'constants.lorryLoad': { value: '20', unit: 'tonne', assumption: 'A large tipper.' },
        'formulas.weight': {
          label: 'One load',
          unit: 'tonne',
          is: 'min(lorryLoad, gravel.weight)',
        },
      },
    "uses.gravel.volume is called 'volume' in the working, as formulas.volume.label is; write a formula of your own that is 'gravel.volume', with another label":
      { 'formulas.volume.is': 'area * depth / cmPerM' },
    'uses.gravel.given.dpeth is not a field of gravel-calculator; did you mean "depth"?': {
      'uses.gravel.given.dpeth': 'depth',
    },
  }),
  ...mistakesIn(sandFromGravel, {
    'use in a circle': {
      beside: {
        'gravel-calculator': changed(sand, {
          uses: {
            sand: {
              of: 'sand-calculator',
              given: { area: 'area', depth: 'depth', stone: 'stone' },
            },
          },
        }),
      },
      says: "uses.gravel.of is 'gravel-calculator', which needs this calculator in turn: gravel-calculator → sand-calculator → gravel-calculator",
    },
    'use of a broken calculator': {
      beside: { 'gravel-calculator': changed(valid, { fields: {} }) },
      says: "uses.gravel.of is 'gravel-calculator', which does not pass its own check yet; fix that first",
    },
    'use that leaves out a field of some options': {
      beside: { 'gravel-calculator': withPriceOfMurram },
      says: 'uses.gravel.given gives nothing to price, which gravel-calculator has only where stone is murram; give it a field with visibleWhen for the same options',
    },
    'use that leaves out a field below zero': {
      beside: {
        'gravel-calculator': changed(valid, {
          'fields.sunk': { ...metres, label: 'Sunk', default: '-1', accepts: 'number' },
          'formulas.volume.is': 'max(0, area * (depth / cmPerM - sunk))',
          'examples.path.expect': { volume: '21.00', weight: '33.6', loads: '5' },
          'examples.yard.expect': { volume: '110.00', weight: '209.0', loads: '30' },
        }),
      },
      says: 'uses.gravel.given gives nothing to sunk, a field of gravel-calculator with a default below zero; give it a name in m',
    },
    'use whose key figure may be absent': {
      beside: { 'gravel-calculator': withPrice },
      change: {
        'formulas.cost': { unit: 'KSh', is: 'gravel.cost' },
        'results[0].emphasis': 'normal',
        'results[1].emphasis': 'normal',
        'results[2].emphasis': 'normal',
        'results[3]': { of: 'cost', label: 'Cost', decimals: 2, emphasis: 'key' },
      },
      says: 'results[3].of is "cost", which is absent where gravel.price is; the key figure must always be there',
    },
  }),
]
