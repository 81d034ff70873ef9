import { expect, test } from 'vitest'
import { withDefaults } from '../../schemas/estimate/withDefaults.ts'
import { plaster } from '../support/plaster.ts'

test('the defaults complete typed texts, in each row too, and nothing else does', () => {
  const typed = {
    wallLength: '5',
    'openings.0.width': '1',
    'openings.1.width': '2',
    'openings.1.count': '3',
  }
  expect(withDefaults(plaster.fields, typed)).toEqual({
    ...typed,
    coat: 'usual',
    key: '3',
    'openings.0.count': '1',
  })
})

test('rows that nobody added are not made up', () => {
  expect(withDefaults(plaster.fields, { key: '5' })).toEqual({ coat: 'usual', key: '5' })
})
