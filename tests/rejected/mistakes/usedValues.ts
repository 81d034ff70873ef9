import { changed } from '../../support/changed.ts'
import { sandFromGravel } from '../support/good.ts'
import { price, withPriceOfMurram } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(sandFromGravel, {
    'uses.gravel.given.area gives "stone", which is not a number field, constant or formula; known here: area, depth, volume, weight, loads':
      { 'uses.gravel.given.area': 'stone' },
    'uses.gravel.given.stone gives "depth", which is not a choice; known here: stone': {
      'uses.gravel.given.stone': 'depth',
    },
    "uses.gravel.given.depth is neither a name nor the rows of a repeat, as { of: 'doors', given: { width: 'width' } }":
      { 'uses.gravel.given.depth': 5 },
    'uses.gravel.given.stone gives "stone", whose "density" is not in tonne/m³ as in gravel-calculator':
      { 'fields.stone.units.density': 'kg/m³' },
    'uses.gravel.given.depth gives "depth", which accepts a number, where gravel-calculator accepts a number above zero; let the field accept \'positive\'':
      { 'fields.depth.accepts': 'number' },
    'uses.gravel.given.stone gives "stone", whose option \'chips\' gravel-calculator does not have; known here: ballast, murram':
      { 'fields.stone.options.chips': { label: 'Chips', values: { density: '1.5' } } },
    'uses.gravel.given.area gives "depth" in cm, where gravel-calculator has m²; convert it in a formula':
      { 'uses.gravel.given.area': 'depth' },
    'uses.gravel.given.stone gives "stone", whose option \'murram\' has another "density" than in gravel-calculator':
      { 'fields.stone.options.murram.values.density': '1.8' },
    'uses.gravel.given.stone gives "stones", which is not a choice; did you mean "stone"?': {
      'uses.gravel.given.stone': 'stones',
    },
    'formulas.volume.is names "gravel.area", which gravel gets from here; write area': {
      'formulas.volume.is': '«gravel.area» * depth / cmPerM',
    },
  }),
  ...mistakesIn(sandFromGravel, {
    'use given a constant outside': {
      beside: {
        'gravel-calculator': changed(valid, {
          'fields.depth.accepts': { exclusiveMinimum: '0', maximum: '40' },
        }),
      },
      change: {
        'constants.deep': { value: '90', unit: 'cm', assumption: 'Deep.' },
        'uses.gravel.given.depth': 'deep',
      },
      says: 'uses.gravel.given.depth gives "deep", which is 90, where gravel-calculator accepts a number above zero, at most 40',
    },
    'use given a fraction for a whole number': {
      beside: {
        'gravel-calculator': changed(valid, {
          'fields.depth.accepts': { minimum: '1', integer: true },
        }),
      },
      says: 'uses.gravel.given.depth gives "depth", which accepts a number above zero, where gravel-calculator accepts a whole number, at least 1; let the field accept no more than that',
    },
    'use given a range with another end': {
      beside: {
        'gravel-calculator': changed(valid, {
          'fields.depth.accepts': { exclusiveMinimum: '0', exclusiveMaximum: '40' },
        }),
      },
      change: { 'fields.depth.accepts': { exclusiveMinimum: '0', maximum: '40' } },
      says: 'uses.gravel.given.depth gives "depth", which accepts a number above zero, at most 40, where gravel-calculator accepts a number above zero and below 40; let the field accept no more than that',
    },
    'use given for an option that is not the default of a choice left out': {
      beside: { 'gravel-calculator': withPriceOfMurram },
      change: {
        'fields.price': price,
        'uses.gravel.given.price': 'price',
        'uses.gravel.given.stone': undefined,
      },
      says: 'uses.gravel.given.price gives "price", which gravel-calculator has only where stone is murram; give stone a choice, or leave this out',
    },
    'use given for more options': {
      beside: { 'gravel-calculator': withPriceOfMurram },
      change: {
        'fields.price': { ...price, default: '900', visibleWhen: { stone: ['murram', 'ballast'] } },
        'uses.gravel.given.price': 'price',
      },
      says: 'uses.gravel.given.price gives "price", which gravel-calculator has only where stone is murram; give a field with visibleWhen for the same options',
    },
    'use given what is always there': {
      beside: { 'gravel-calculator': withPriceOfMurram },
      change: { 'fields.price': price, 'uses.gravel.given.price': 'price' },
      says: 'uses.gravel.given.price gives "price", which gravel-calculator has only where stone is murram; give a field with visibleWhen for the same options',
    },
  }),
]
