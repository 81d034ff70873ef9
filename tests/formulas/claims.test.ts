import { expect, test } from 'vitest'
import { claimsOf } from '../../schemas/review/claims.ts'
import { calculatorAt, calculators } from '../working/calculators.ts'

const steel = calculatorAt('steel-weight-calculator')

/** What the table says of one text of the steel page's questions. */
function originOf(answer: string): string | undefined {
  const claims = claimsOf({ ...steel, faqs: [{ question: 'How much?', answer }] })
  return claims.find(({ path }) => path === 'faqs.0.answer')?.origin
}

test('every constant and choice has its source, or the word assumption', () => {
  const figures = claimsOf(steel).filter(({ path }) => /^constants|\.options\./.test(path))
  expect(figures.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['constants.weightDivisor', 'fields.diameter.options.32']),
  )
  for (const { origin } of figures) expect(origin).toMatch(/^(assumption$|[A-Z])/)
})

test('a text rests on the definition’s own figures, on an assumption that it names, or on nothing', () => {
  expect(originOf('A bar of 12 m.')).toBe('figures and sources of the definition')
  expect(originOf('Some 37 bars (assumption).')).toBe('assumption')
  expect(originOf('Some 37 bars.')).toBeUndefined()
})

test('a text without a figure of its own claims none', () => {
  const { length } = claimsOf({ ...steel, faqs: [] })
  const answer = 'It weighs {oneBar.singleWeight} kg.'
  expect(claimsOf({ ...steel, faqs: [{ question: 'How much?', answer }] })).toHaveLength(length)
})

test('every assumption and every source of the site is in the table', () => {
  for (const calculator of calculators.values()) {
    const words = claimsOf(calculator).map((claim) => claim.words)
    expect(words).toEqual(expect.arrayContaining(calculator.assumptions))
    expect(words).toEqual(expect.arrayContaining(calculator.sources.map(({ about }) => about)))
  }
})
