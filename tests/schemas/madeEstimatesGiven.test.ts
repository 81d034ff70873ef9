import { expect, test } from 'vitest'
import { withBeds, withEstimate, withRowField } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check } from './ponds.ts'

const gravel = check('gravel-calculator', valid)
const withRows = check('gravel-calculator', withBeds)

/** A garden whose beds have a stone of their own. */
const { fields } = withRowField('edge', { ...valid.fields.stone, label: 'Edge' })
const garden = (made: object) =>
  withEstimate({ name: 'Bed {row}', forEach: 'beds', ...made }, { fields })

test('An estimate for each row may be given what is chosen and worked out in the row', () => {
  const { estimates } = check(
    'garden-estimator',
    garden({ given: { area: 'beds.bedArea', stone: 'beds.edge' } }),
    [gravel],
  )
  expect(estimates.map(({ given }) => given)).toEqual([
    { area: 'beds.bedArea', stone: 'beds.edge' },
  ])
})

test('An estimate that is given no rows is refused only where the other calculator needs one', () => {
  const given = { area: 'area', stone: 'beds.edge' }
  expect(() => check('garden-estimator', garden({ given }), [withRows])).not.toThrow()
  const { beds, ...others } = withRows.fields
  if (beds?.kind !== 'repeat') throw new Error('The beds are rows')
  const needing = { ...withRows, fields: { ...others, beds: { ...beds, minimum: 1 } } }
  expect(() => check('garden-estimator', garden({ given }), [needing])).toThrow(
    'estimates[0].given gives nothing to beds, a field of gravel-calculator without a default; give it a name',
  )
})
