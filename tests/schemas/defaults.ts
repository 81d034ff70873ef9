import { expect } from 'vitest'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { CALCULATOR_ICON } from '../../schemas/definition/picture.ts'

/** Expects a default for each key that the gravel calculator of tests/rejected/valid.ts omits. */
export function expectDefaults(gravel: Calculator): void {
  const { icon, category, keywords, related, formulas, results, fields } = gravel
  const { assumptions, sources } = gravel
  expect({ icon, category, keywords, related, assumptions, sources }).toEqual({
    icon: CALCULATOR_ICON,
    category: 'Calculators',
    keywords: [],
    related: [],
    assumptions: [],
    sources: [],
  })
  expect(formulas.map(({ accepts }) => accepts)).toEqual([{}, {}, {}])
  expect(results.map(({ emphasis }) => emphasis)).toEqual(['normal', 'key', 'normal'])
  expect(
    results.flatMap(({ increasesWith, decreasesWith }) => [...increasesWith, ...decreasesWith]),
  ).toEqual([])
  expect(fields.area).toMatchObject({ onInvalid: 'error' })
}
