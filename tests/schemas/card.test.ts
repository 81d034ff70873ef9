import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { catalogCard } from '../../schemas/definition/registryEntry.ts'
import { valid } from '../rejected/valid.ts'

const calculator = checkDefinition('calculators/gravel.ts', 'gravel', valid)

test('a card says in one line what a calculator is for: the first sentence of its summary', () => {
  const purposeOf = (summary: string) => catalogCard({ ...calculator, summary }).purpose
  expect(purposeOf('Gravel for a path. Loose, in tonnes.')).toBe('Gravel for a path')
  expect(purposeOf('Boards of 2.4 m. Cut to size.')).toBe('Boards of 2.4 m')
})
