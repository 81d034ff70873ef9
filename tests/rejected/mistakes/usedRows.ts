import { changed } from '../../support/changed.ts'
import { sandFromGravel, sandWithPonds } from '../support/good.ts'
import { withBeds } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(sandWithPonds, {
    "uses.gravel.given.beds gives \"ponds\", where gravel-calculator has rows; write { of: 'ponds', given: { length: '…' } }":
      { 'uses.gravel.given.beds': 'ponds' },
    'uses.gravel.given.beds.given.width gives "depth" in cm, where gravel-calculator has m; convert it in a formula':
      { 'uses.gravel.given.beds.given.width': 'depth' },
    'uses.gravel.given.beds.of gives the rows of "pond", which is not a repeat; did you mean "ponds"?':
      { 'uses.gravel.given.beds.of': 'pond' },
    "uses.gravel.given.beds.of is 'ponds', which has 0 to 6 rows, where gravel-calculator has 0 to 5":
      { 'fields.ponds.maximum': 6 },
    'uses.gravel.given.beds.given.width gives "volume", which is not a number field, constant or formula; known here: area, depth, long, wide':
      { 'uses.gravel.given.beds.given.width': 'volume' },
    'uses.gravel.given.beds.given.length gives "long", which accepts a number, where gravel-calculator accepts a number above zero; let the field accept \'positive\'':
      { 'fields.ponds.fields.long.accepts': 'number' },
    'uses.gravel.given.beds.given.depth is not a field of a row in gravel-calculator; known here: length, width':
      { 'uses.gravel.given.beds.given.depth': 'long' },
    'uses.gravel.given.beds.given gives nothing to width, a field of a row in gravel-calculator without a default; give it a name in m':
      { 'uses.gravel.given.beds.given.width': undefined },
  }),
  ...refusalsIn(sandFromGravel, {
    'uses.gravel.given.depth gives rows to depth, which gravel-calculator has once': {
      'uses.gravel.given.depth': { of: 'depth', given: {} },
    },
  }),
  ...mistakesIn(sandWithPonds, {
    'use given a formula that its rows need': {
      beside: {
        'gravel-calculator': changed(withBeds, {
          'fields.beds.formulas.bedArea.is': 'length * width * depth / depth',
        }),
      },
      change: {
        'formulas.deep': { unit: 'cm', is: 'depth * 1', accepts: 'positive' },
        'uses.gravel.given.depth': 'deep',
      },
      says: 'uses.gravel.given.depth gives "deep", a formula, where the rows of beds need it; give it a field or a constant',
    },
    'use given rows that may be too few': {
      beside: {
        'gravel-calculator': changed(withBeds, {
          'fields.beds.minimum': 1,
          'examples.path.given': { area: '21', beds: [{ length: '1', width: '1' }] },
          'examples.yard.given.area': '101',
          'examples.yard.given.beds': [{ length: '1', width: '1' }],
        }),
      },
      says: "uses.gravel.given.beds.of is 'ponds', which has 0 to 4 rows, where gravel-calculator has 1 to 5",
    },
    'use that needs rows': {
      in: sandFromGravel,
      beside: {
        'gravel-calculator': changed(withBeds, {
          'fields.beds.minimum': 1,
          'examples.path.given': { area: '21', beds: [{ length: '1', width: '1' }] },
          'examples.yard.given.area': '101',
          'examples.yard.given.beds': [{ length: '1', width: '1' }],
        }),
      },
      says: 'uses.gravel.given gives no rows to beds, where gravel-calculator needs 1 or more; give it the rows of a repeat',
    },
  }),
]
