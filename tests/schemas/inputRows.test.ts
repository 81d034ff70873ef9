import { expect, test } from 'vitest'
import { entered, inputRows } from '../../schemas/estimate/inputRows.ts'
import { plaster } from '../support/plaster.ts'
import { estimateOf } from '../working/calculators.ts'

test('The rows of the inputs have the order of the form, each with its unit, a plain number without one', () => {
  const given = {
    wallLength: '12 ft 6 in',
    wallHeight: '3',
    openings: [{ width: '0.9', height: '2.1', count: '2' }],
  }
  const rows = inputRows(plaster, estimateOf(plaster, given))
  expect(rows.map((row) => [row.key, row.label, entered(row), row.unit])).toEqual([
    ['wallLength', 'Wall length', '12 ft 6 in = 3.81', 'm'],
    ['wallHeight', 'Wall height', '3', 'm'],
    ['openings.0.width', 'Opening 1, width', '0.9', 'm'],
    ['openings.0.height', 'Opening 1, height', '2.1', 'm'],
    ['openings.0.count', 'Opening 1, how many', '2', ''],
    ['coat', 'Coat', 'As usual', ''],
  ])
})
