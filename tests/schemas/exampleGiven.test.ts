import { expect, test } from 'vitest'
import { exampleGivenDiagnostics } from '../../schemas/check/exampleGiven.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { withExample } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { gravel } from './ponds.ts'

test('An example may be typed in another unit, in feet and inches too', () => {
  const feet = { depth: '0', 'depth.unit': 'ft in', 'depth.inches': '3' }
  const definition = withExample(valid, feet, { volume: '1.52', weight: '2.4' })
  const { examples } = checkDefinition('calculators/gravel.ts', 'gravel', definition)
  expect(examples.path?.given).toEqual({ area: '20', ...feet })
})

test.each(['depth.', 'depth.in.ches', 'depth.unit.inches', 'stone.unit', 'beds.inches'])(
  'An example has no box %s',
  (box) => {
    expect(exampleGivenDiagnostics('given', gravel, { [box]: '1' })).toEqual([
      { path: `given.${box}`, message: expect.stringContaining('is not a field;') },
    ])
  },
)

test('A field of a row is typed only in a row where it is on the page', () => {
  const size = { length: '1', width: '1' }
  const beds = [
    { ...size, soil: 'loam', edge: '1' },
    { ...size, edge: '1' },
    { ...size, soil: 'clay', edge: '1' },
    { ...size, soil: 'lome', edge: '1' },
  ]
  const message = 'is not on the page here: it is only where soil is loam; leave it out'
  expect(exampleGivenDiagnostics('given', gravel, { beds })).toEqual([
    { path: 'given.beds[1].edge', message },
    { path: 'given.beds[2].edge', message },
    {
      path: 'given.beds[3].soil',
      message: 'is \'lome\', which is none of the options; did you mean "loam"?',
    },
  ])
})
