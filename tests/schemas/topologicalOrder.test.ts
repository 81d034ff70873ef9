import { expect, test } from 'vitest'
import { topologicalOrder } from '../../schemas/compile/topologicalOrder.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'

/** The order of formulas by their names, or the diagnostic. */
function orderOf(formulas: Record<string, string>) {
  const named = Object.entries(formulas).map(
    ([name, text]) => [name, { name, ast: parseFormula(text) }] as const,
  )
  const order = topologicalOrder('formulas', new Map(named))
  return Array.isArray(order) ? order.map(({ name }) => name) : order
}

test('Each formula is computed after those that it mentions, and once', () => {
  expect(orderOf({ loads: 'weight / 7', weight: 'volume * 2', volume: 'area * depth' })).toEqual([
    'volume',
    'weight',
    'loads',
  ])
  expect(orderOf({ one: '1', two: 'one + one', three: 'one + two' })).toEqual([
    'one',
    'two',
    'three',
  ])
})

test("The message about a circle through another calculator's formulas names the definition's own formula", () => {
  expect(orderOf({ 'gravel.volume': 'total', total: 'gravel.volume' })).toEqual({
    path: 'formulas.total.is',
    message:
      'needs its own value: gravel.volume → total → gravel.volume; work one of them out from fields and constants',
  })
  expect(orderOf({ 'gravel.a': 'gravel.b', 'gravel.b': 'gravel.a' })).toEqual({
    path: 'formulas.gravel.a.is',
    message:
      'needs its own value: gravel.a → gravel.b → gravel.a; work one of them out from fields and constants',
  })
})
