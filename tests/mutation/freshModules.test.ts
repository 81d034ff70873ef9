import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { NOT_PRICES, PRICES } from '../bill/prices.ts'
import { givenCases, ownCases } from '../cases/readCases.ts'
import { CONVERSIONS_KNOWN, MEASURED_ALONE } from '../formula/conversions.ts'
import { SPELLINGS } from '../formula/spellings.ts'
import { NOT_NUMBERS, NUMBERS } from '../formula/typed.ts'
import { type Rejected, valid } from '../rejected/valid.ts'
import { expectDefaults } from '../schemas/defaults.ts'
import { CHOICES, ENTRIES } from '../schemas/measurements.ts'
import { UNITS } from '../working/units.ts'

/*
 * A module computes its own constants (a definition's shape, the units, the words of a notation) when
 * it loads, which is before any test begins: a mutant in them would meet none. So here modules load
 * within the test. The other tests hold what the modules promise; this repeats it briefly.
 */
beforeEach(() => {
  vi.resetModules()
})

const FILES = import.meta.glob<{ default: unknown }>('../../calculators/*.ts', { eager: true })
const MISTAKES = import.meta.glob<Rejected>(
  ['../rejected/*.ts', '!../rejected/valid.ts', '!../rejected/*.test.ts'],
  { import: 'rejected', eager: true },
)

/** The language's own words; what a language does with words is no list of them. */
const WORDS = import.meta.glob<unknown>([
  '../../schemas/messages/*/*.ts',
  '!**/{grammar,spokenUnits,nouns}.ts',
])

/** Every text of some messages. */
function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  return Object.values(Object(messages)).flatMap(textsOf)
}

/** A check that has just been loaded, with the catalogue of materials: for definitions by slug. */
async function freshCheck() {
  const { checkAll } = await import('../../schemas/check/all.ts')
  const { checkMaterialCatalogue } = await import('../../schemas/compile/materialCatalogue.ts')
  const materials = checkMaterialCatalogue('materials.ts', catalogue)
  return (definitions: Record<string, unknown>) => {
    const read = Object.entries(definitions).map(([slug, definition]) => ({
      file: `calculators/${slug}.ts`,
      slug,
      definition,
    }))
    return checkAll(read, materials)
  }
}

/** The site's calculators, checked by a check that has just been loaded. */
async function checkedAfresh() {
  const check = await freshCheck()
  const definitions = Object.entries(FILES).map(([path, { default: definition }]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    definition,
  ])
  const verdicts = [...check(Object.fromEntries(definitions))]
  return new Map(
    verdicts.flatMap(([slug, { calculator }]) => (calculator ? [[slug, calculator]] : [])),
  )
}

test('every mistake in a definition is refused with its message, and only that', async () => {
  const check = await freshCheck()
  const { formatDiagnostic } = await import('../../schemas/compile/diagnostic.ts')
  for (const mistake of Object.values(MISTAKES)) {
    const { file = 'gravel-calculator.ts', definition, beside = {}, message } = mistake
    const slug = file.replace(/\.ts$/, '')
    const problems = check({ ...beside, [slug]: definition }).get(slug)?.diagnostics ?? []
    const said = problems.map((problem) => formatDiagnostic(`calculators/${file}`, problem))
    expect(said.join('\n')).toBe(message)
  }
})

test('the calculators are as they were reviewed', async () => {
  const { sheetInMarkdown, sheetOf } = await import('../../schemas/review/reviewSheet.ts')
  const folder = join(import.meta.dirname, '../formulas/reviewed')
  const calculators = await checkedAfresh()
  expect(calculators.size).toBe(Object.keys(FILES).length)
  for (const file of await readdir(folder)) {
    const calculator = calculators.get(file.replace(/\.md$/, ''))
    if (!calculator) throw new Error(`No calculator for ${file}`)
    const reviewed = await readFile(join(folder, file), 'utf8')
    expect(sheetInMarkdown(sheetOf(calculator)).trim()).toBe(reviewed.trim())
  }
})

test('every case comes out as expected', async () => {
  const { computeEstimate } = await import('../../schemas/estimate/estimate.ts')
  const calculators = await checkedAfresh()
  for (const { calculator: slug, inputs, expected } of [...ownCases(), ...givenCases()]) {
    const calculator = calculators.get(slug)
    if (!calculator) throw new Error(`No calculator at ${slug}`)
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
  const { parseTyped } = await import('../../schemas/formula/number.ts')
  for (const [typed, exact] of NUMBERS) expect(parseTyped(typed)?.toFraction()).toBe(exact)
  for (const typed of NOT_NUMBERS) expect(parseTyped(typed)).toBeUndefined()
  const { screenReader, visual } = await import('../../schemas/formula/notation.ts')
  for (const [unit, one, onPaper, aloud] of UNITS) {
    const quantities = [visual, screenReader].map(({ quantity }) => quantity('5', unit, one))
    expect(quantities).toEqual([`5${onPaper}`, `5${aloud}`])
  }
})

test('a unit is read in its one spelling as everywhere', async () => {
  const { readUnit } = await import('../../schemas/formula/unitSpelling.ts')
  for (const [text, what, right] of SPELLINGS) {
    expect(() => readUnit(text)).toThrow(`is '${text}', which is ${what}; write '${right}'`)
  }
})

test('entries are read in every unit as everywhere', async () => {
  const { parseMeasurement, unitChoices } = await import(
    '../../schemas/estimate/measurementInput.ts'
  )
  for (const [own, typed, value] of ENTRIES) {
    expect([own, typed, parseMeasurement(own, typed)?.value.toFraction()]).toEqual([
      own,
      typed,
      value,
    ])
  }
  for (const [unit, choices] of CHOICES) {
    expect(unitChoices(unit)).toEqual(expect.arrayContaining([...choices]))
  }
})

test('prices are read as everywhere', async () => {
  const { parsePrice } = await import('../../schemas/bill/money.ts')
  for (const [typed, value] of PRICES) {
    expect([typed, parsePrice(typed)?.equals(value)]).toEqual([typed, true])
  }
  for (const typed of NOT_PRICES) expect(parsePrice(typed)).toBeUndefined()
})

test('every measure converts by the table beside it', async () => {
  const { CONVERSIONS } = await import('../../schemas/formula/conversions.ts')
  const { MEASURES } = await import('../../schemas/measures.ts')
  const known = [...CONVERSIONS].map(([name, { value, unit, label }]) => [
    name,
    `${value} ${unit}`,
    label,
  ])
  expect(known).toEqual(expect.arrayContaining([...CONVERSIONS_KNOWN]))
  for (const [unit, kind, word] of MEASURED_ALONE) {
    expect(MEASURES[unit]).toMatchObject({ kind, word })
  }
})

test('a formula of everything is printed, computed, and told on paper and aloud', async () => {
  const { parseFormula } = await import('../../schemas/formula/parse.ts')
  const { printFormula } = await import('../../schemas/formula/print.ts')
  const { evaluate } = await import('../../schemas/formula/evaluate.ts')
  const { explain } = await import('../../schemas/formula/explain.ts')
  const { deriveUnit, formatUnit } = await import('../../schemas/formula/unit.ts')
  const { default: Fraction } = await import('fraction.js')
  const sum = 'sum(openings.area)'
  expect(printFormula(parseFormula(sum))).toBe(sum)
  const text = 'max(a, floor(b), 1)^2 + min(a, 9) / (a * (b - 3)) * ceil(b)'
  const ast = parseFormula(text)
  expect(printFormula(ast)).toBe('max(a, floor(b), 1)^2 + (min(a, 9) / (a * (b - 3))) * ceil(b)')
  const values = new Map([
    ['a', new Fraction(5, 2)],
    ['b', new Fraction(-20, 3)],
    ['c', new Fraction(2, 7)],
  ])
  const valueNamed = (name: string) => values.get(name) ?? new Fraction(0)
  expect(evaluate(ast, { value: valueNamed })?.toFraction()).toBe('797/116')
  expect(formatUnit(deriveUnit(ast, () => new Map()))).toBe('1')
  const told = (formula: string, unit: string) => {
    const figureNamed = (name: string) => ({
      words: name,
      value: valueNamed(name),
      unit: '1',
      given: name === 'c',
    })
    const part = parseFormula(formula)
    const own = {
      words: 'answer',
      value: evaluate(part, { value: valueNamed, column: () => [] }) ?? new Fraction(0),
      unit,
      decimals: 2,
    }
    const column = () => ({
      words: () => 'area of all openings',
      unit: 'm²',
      row: 'opening',
      rows: [],
    })
    return explain(part, own, { figure: figureNamed, column, has: () => true })
  }
  expect(told('floor(a)^2 - b', 'cm')).toEqual({
    visual:
      'Answer = (a, rounded down)² − b = (2.5, rounded down)² − (−6.666… (−20/3)) = 10.666… (32/3) cm, rounded to 2 decimals = 10.67 cm',
    screenReader:
      'Answer, equals open bracket, a, rounded down, close bracket, squared minus b, equals open bracket, 2.5, rounded down, close bracket, squared minus open bracket, minus 6.666 and so on, exactly minus 20 over 3, close bracket, equals 10.666 and so on, exactly 32 over 3, centimetres, rounded to 2 decimals, equals 10.67 centimetres.',
  })
  expect(told('ceil(a * b)', 'm²/kg')).toEqual({
    visual:
      'Answer = a × b, rounded up = 2.5 × (−6.666… (−20/3)) = −16.666… m²/kg, rounded up = −16.00 m²/kg',
    screenReader:
      'Answer, equals a times b, rounded up, equals 2.5 times open bracket, minus 6.666 and so on, exactly minus 20 over 3, close bracket, equals minus 16.666 and so on square metres per kilogram, rounded up, equals minus 16.00 square metres per kilogram.',
  })
  expect(told('sqrt(1 / 4) + sum(openings.area)', 'm²')).toEqual({
    visual: 'Answer = √(1 ÷ 4) + area of all openings = √(1 ÷ 4) + 0 m² = 0.50 m²',
    screenReader:
      'Answer, equals the square root of, open bracket, 1 divided by 4, close bracket, plus area of all openings, equals the square root of, open bracket, 1 divided by 4, close bracket, plus 0 square metres, equals 0.50 square metres.',
  })
  expect(told('c + 1', '1')).toEqual({
    visual: 'Answer = c + 1 = (2/7) + 1 = 1.285… (9/7), rounded to 2 decimals = 1.29',
    screenReader:
      'Answer, equals c plus 1, equals 2 over 7 plus 1, equals 1.285 and so on, exactly 9 over 7, rounded to 2 decimals, equals 1.29.',
  })
})

test('what may come out below zero is told as everywhere', async () => {
  const { signDiagnostics } = await import('../../schemas/check/proofs/signs.ts')
  const { intervalsOf } = await import('../../schemas/check/proofs/intervals.ts')
  const { parseFormula } = await import('../../schemas/formula/parse.ts')
  const row = { of: 'answer', label: 'Answer', decimals: 0, increasesWith: [], decreasesWith: [] }
  const isTold = (text: string) => {
    const formula = { name: 'answer', unit: '1', is: '', ast: parseFormula(text), accepts: {} }
    const known = intervalsOf({ fields: {}, constants: {}, formulas: [formula] })
    return signDiagnostics(known, [{ ...row, emphasis: 'key' }]).length > 0
  }
  for (const text of ['0 - 1', '1 / (2 - 3)', 'min(1 - 2, 1)', 'floor(0 - 1)', 'ceil(0 - 1)']) {
    expect([text, isTold(text)]).toEqual([text, true])
  }
  for (const text of ['0 - 0', '0 * 1', '1 / 2', 'min(1, 2)', 'max(0, 1 - 2)', 'sqrt(1 - 2)']) {
    expect([text, isTold(text)]).toEqual([text, false])
  }
})

test('an id of a material is a lower-case word', async () => {
  const { checkMaterialCatalogue } = await import('../../schemas/compile/materialCatalogue.ts')
  const [glue] = Object.values(catalogue)
  for (const id of ['Glue', 'glue ', '7-glue']) {
    expect(() => checkMaterialCatalogue('materials.ts', { [id]: glue })).toThrow(
      `${id} is not an id; ids are lower-case words as lorry-7`,
    )
  }
  expect(() => checkMaterialCatalogue('materials.ts', { valueOf: glue })).toThrow('valueOf is')
})

test.each(Object.keys(WORDS))('%s leaves no message without its words', async (path) => {
  expect(textsOf(await WORDS[path]?.())).not.toContain('')
})

test('what a definition leaves out has its default', async () => {
  const { checkDefinition } = await import('../../schemas/check/index.ts')
  expectDefaults(checkDefinition('', 'x', valid))
})
