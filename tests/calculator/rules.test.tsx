import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderCalculator } from './renderCalculator.tsx'

describe('A field that falls back to its default says so beside the result', () => {
  const WALL = { wallLength: '6', wallHeight: '3' }
  const ROOF = { roofLength: '10', roofWidth: '6' }
  test.each([
    ['block-brick-estimator', WALL, 'wastage', '', 'Wastage: left empty, so 5% was used.'],
    ['block-brick-estimator', WALL, 'wastage', 'NaN', 'Wastage: not a number, so 5% was used.'],
    [
      'block-brick-estimator',
      WALL,
      'mortarGap',
      '1,5',
      'Mortar gap: not a number, so 10 mm was used.',
    ],
    ['roofing-estimator', ROOF, 'overlap', ' ', 'Overlap: left empty, so 10% was used.'],
    [
      'roofing-estimator',
      ROOF,
      'overlap',
      '9'.repeat(2_000),
      'Overlap: not a number, so 10% was used.',
    ],
  ])('%s %j, an unreadable %s', async (slug, valid, name, text, note) => {
    const { enter, calculate, block } = renderCalculator(slug)
    await enter({ ...valid, [name]: text })
    await calculate()
    await within(block()).findByText(note)
  })

  test('and says nothing where every field was used as typed', async () => {
    const { enter, calculate, results, block } = renderCalculator('roofing-estimator')
    await enter(ROOF)
    await calculate()
    await waitFor(() => expect(results()).not.toEqual({}))
    expect(block()).not.toHaveTextContent('was used')
  })
})
