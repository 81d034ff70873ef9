import { changed } from '../../support/changed.ts'
import { sandFromGravel, sandWithPonds } from '../support/good.ts'
import { withBeds } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(sandWithPonds, {
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
  'use given a name for rows': {
    change: { 'uses.gravel.given.beds': 'ponds' },
    says: "uses.gravel.given.beds gives \"ponds\", where gravel-calculator has rows; write { of: 'ponds', given: { length: '…' } }",
  },
  'use given rows for a field': {
    in: sandFromGravel,
    change: { 'uses.gravel.given.depth': { of: 'depth', given: {} } },
    says: 'uses.gravel.given.depth gives rows to depth, which gravel-calculator has once',
  },
  'use given rows in another unit': {
    change: { 'uses.gravel.given.beds.given.width': 'depth' },
    says: 'uses.gravel.given.beds.given.width gives "depth" in cm, where gravel-calculator has m; convert it in a formula',
  },
  'use given rows of no repeat': {
    change: { 'uses.gravel.given.beds.of': 'pond' },
    says: 'uses.gravel.given.beds.of gives the rows of "pond", which is not a repeat; did you mean "ponds"?',
  },
  'use given rows that are too many': {
    change: { 'fields.ponds.maximum': 6 },
    says: "uses.gravel.given.beds.of is 'ponds', which has 0 to 6 rows, where gravel-calculator has 0 to 5",
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
  'use given rows with a formula of the calculator': {
    change: { 'uses.gravel.given.beds.given.width': 'volume' },
    says: 'uses.gravel.given.beds.given.width gives "volume", which is not a number field, constant or formula; known here: area, depth, long, wide',
  },
  'use given rows with a wider range': {
    change: { 'fields.ponds.fields.long.accepts': 'number' },
    says: 'uses.gravel.given.beds.given.length gives "long", which accepts a number, where gravel-calculator accepts a number above zero; let the field accept \'positive\'',
  },
  'use given rows with an unknown field': {
    change: { 'uses.gravel.given.beds.given.depth': 'long' },
    says: 'uses.gravel.given.beds.given.depth is not a field of a row in gravel-calculator; known here: length, width',
  },
  'use given rows without a field': {
    change: { 'uses.gravel.given.beds.given.width': undefined },
    says: 'uses.gravel.given.beds.given gives nothing to width, a field of a row in gravel-calculator without a default; give it a name in m',
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
})
