import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { givenCases, ownCases } from '../cases/readCases.ts'
import { NOT_NUMBERS, NUMBERS } from '../formula/typed.ts'
import { type Rejected, valid } from '../rejected/valid.ts'
import { UNITS } from '../working/units.ts'

/*
 * A module's own constants (a definition's shape, the units, the words of a voice) are computed
 * when it loads, which is before any test begins: a mutant in them would meet none. So here they
 * load within the test. What is promised stands in the other tests; this repeats it briefly.
 */
beforeEach(() => {
  vi.resetModules()
})

const FILES = import.meta.glob<{ default: unknown }>('../../calculators/*.ts', { eager: true })
const MISTAKES = import.meta.glob<Rejected>(
  ['../rejected/*.ts', '!../rejected/valid.ts', '!../rejected/*.test.ts'],
  { import: 'rejected', eager: true },
)

/** The site's calculators, checked by a check that has just been loaded. */
async function checkedAfresh() {
  const { checkDefinition } = await import('../../schemas/check/index.ts')
  return new Map(
    Object.entries(FILES).map(([path, { default: definition }]) => {
      const address = path.replace(/^.*\/|\.ts$/g, '')
      return [address, checkDefinition(`calculators/${address}.ts`, address, definition)]
    }),
  )
}

test('every mistake in a definition is refused with its message, and only that', async () => {
  const { checkDefinition } = await import('../../schemas/check/index.ts')
  for (const { file = 'gravel-calculator.ts', definition, message } of Object.values(MISTAKES)) {
    let said = 'accepted'
    try {
      checkDefinition(`calculators/${file}`, file.replace(/\.ts$/, ''), definition)
    } catch (error) {
      said = error instanceof Error ? error.message : String(error)
    }
    expect(said).toBe(message)
  }
  const pages = ['privacy', 'terms', 'contact', 'formulas', 'tools', 'assets', 'f', 'index', '404']
  for (const page of pages) {
    expect(() => checkDefinition('file', page, valid)).toThrow(`/${page}, which is taken`)
  }
})

test('the calculators stand as they were reviewed', async () => {
  const { sheetInMarkdown, sheetOf } = await import('../../schemas/reviewSheet.ts')
  for (const [address, calculator] of await checkedAfresh()) {
    const file = join(import.meta.dirname, '../formulas/reviewed', `${address}.md`)
    const reviewed = await readFile(file, 'utf8')
    expect(sheetInMarkdown(sheetOf(calculator)).trim()).toBe(reviewed.trim())
  }
})

test('every case comes out as expected', async () => {
  const { computeEstimate } = await import('../../schemas/estimate.ts')
  const calculators = await checkedAfresh()
  for (const { calculator: address, inputs, expected } of [...ownCases(), ...givenCases()]) {
    const calculator = calculators.get(address)
    if (!calculator) throw new Error(`No calculator at ${address}`)
    const outcome = computeEstimate(calculator, inputs)
    const values = outcome.state === 'ready' ? outcome.estimate.rows : undefined
    const shown = values?.map(({ key, value }) => [key, value.replaceAll(',', '')])
    const wanted = expected && Object.entries(expected)
    expect(shown ? Object.fromEntries(shown) : null).toEqual(
      wanted && Object.fromEntries(wanted.map(([key, value]) => [key, value.replaceAll(',', '')])),
    )
  }
})

test('numbers are read, and units are worded, as everywhere', async () => {
  const { parseTyped } = await import('../../src/formula/number.ts')
  for (const [typed, exact] of NUMBERS) expect(parseTyped(typed)?.toFraction()).toBe(exact)
  for (const typed of NOT_NUMBERS) expect(parseTyped(typed)).toBeUndefined()
  const { spoken, written } = await import('../../src/formula/voice.ts')
  for (const [unit, one, onPaper, aloud] of UNITS) {
    expect([written.unit(unit, one), spoken.unit(unit, one)]).toEqual([onPaper, aloud])
  }
})

test('a formula of everything is printed, computed, and told on paper and aloud', async () => {
  const { parseFormula } = await import('../../src/formula/parse.ts')
  const { printFormula } = await import('../../src/formula/print.ts')
  const { evaluate } = await import('../../src/formula/evaluate.ts')
  const { explain } = await import('../../src/formula/explain.ts')
  const { deriveUnit, formatUnit } = await import('../../src/formula/unit.ts')
  const { default: Fraction } = await import('fraction.js')
  const text = 'max(a, floor(b / 2), 1) * (a - 1)^2 + min(ceil(b), 9) / (a * (b + 3))'
  const tree = parseFormula(text)
  expect(printFormula(tree)).toBe(text)
  const values = new Map([
    ['a', new Fraction(5, 2)],
    ['b', new Fraction(-20, 3)],
  ])
  const value = evaluate(tree, (name) => values.get(name) ?? new Fraction(0))
  expect(value.toFraction()).toBe('2763/440')
  expect(formatUnit(deriveUnit(tree, () => new Map()))).toBe('1')
  const figureNamed = (name: string) => ({
    words: name === 'a' ? 'wall area' : name,
    value: values.get(name) ?? new Fraction(0),
    unit: '1',
  })
  const told = explain(tree, { words: 'answer', value, unit: '1', decimals: 2 }, figureNamed)
  expect(told).toMatchInlineSnapshot(`
    {
      "spoken": "Answer, equals the largest of open bracket, wall area and open bracket, b divided by 2, rounded down, close bracket, and 1, close bracket, times open bracket, wall area minus 1, close bracket, squared plus the smaller of open bracket, open bracket, b, rounded up, close bracket, and 9, close bracket, divided by open bracket, wall area times open bracket, b plus 3, close bracket, close bracket, equals the largest of open bracket, 2.5 and open bracket, open bracket, minus 6.666 and so on, exactly minus 20 over 3, close bracket, divided by 2, rounded down, close bracket, and 1, close bracket, times open bracket, 2.5 minus 1, close bracket, squared plus the smaller of open bracket, open bracket, minus 6.666 and so on, exactly minus 20 over 3, rounded up, close bracket, and 9, close bracket, divided by open bracket, 2.5 times open bracket, minus 6.666 and so on, exactly minus 20 over 3, plus 3, close bracket, close bracket, equals 6.279 and so on, exactly 2763 over 440, rounded to 2 decimals, equals 6.28.",
      "written": "Answer = the largest of (wall area and (b ÷ 2, rounded down) and 1) × (wall area − 1)² + the smaller of ((b, rounded up) and 9) ÷ (wall area × (b + 3)) = the largest of (2.5 and ((−6.666… (−20/3)) ÷ 2, rounded down) and 1) × (2.5 − 1)² + the smaller of ((−6.666… (−20/3), rounded up) and 9) ÷ (2.5 × (−6.666… (−20/3) + 3)) = 6.279… (2763/440), rounded to 2 decimals = 6.28",
    }
  `)
})
