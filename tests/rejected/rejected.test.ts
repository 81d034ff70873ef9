import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { crossChecks } from '../../schemas/check/crossChecks.ts'
import { DefinitionError } from '../../schemas/compile/diagnostic.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { materials } from '../support/checked.ts'
import * as goods from './support/good.ts'
import { testCloth } from './support/language.ts'
import type { mistakesIn } from './support/mistakes.ts'
import { valid } from './valid.ts'

const FILE = 'gravel-calculator.ts'
type Answered = ReturnType<typeof mistakesIn>[number]

const mistakes = Object.values(
  import.meta.glob<Answered[]>('./mistakes/*.ts', {
    import: 'mistakes',
    eager: true,
  }),
).flat()

function check(definition: unknown, file = FILE) {
  const others = { ...NO_OTHERS, catalogue: materials }
  return checkDefinition(`calculators/${file}`, basename(file, '.ts'), definition, others)
}

/** The answer of the check to a definition that stands beside others. */
function answerTo({ file, beside, definition }: Pick<Answered, 'file' | 'beside' | 'definition'>) {
  const read = (slug: string, data: unknown) => ({
    file: `calculators/${slug}.ts`,
    slug,
    definition: data,
  })
  const slug = basename(file, '.ts')
  const others = Object.entries(beside).map(([other, data]) => read(other, data))
  return checkAll([...others, read(slug, definition)], materials).get(slug)
}

test.each(Object.entries(goods))('The %s that mistakes are made in passes', (_, good) => {
  expect(answerTo(good)?.diagnostics).toEqual([])
})

test('There are more than 420 mistakes', () => {
  expect(mistakes.length).toBeGreaterThan(420)
})

test.each(mistakes)('Refused with its message: $name', (mistake) => {
  const answer = answerTo(mistake)
  expect(answer?.calculator).toBeUndefined()
  const { message } = new DefinitionError(`calculators/${mistake.file}`, answer?.diagnostics ?? [])
  expect(message).toBe(mistake.message)
})

test('The check throws one error with all mistakes of a definition', () => {
  const twice = { ...valid, order: 0, summary: '' }
  expect(() => check(twice)).toThrow(DefinitionError)
  expect(() => check(twice)).toThrow(/summary .*\n.*order /)
})

const gravel = () => ({ file: 'calculators/gravel-calculator.ts', calculator: check(valid) })
const sandWith = (changes: object) => ({
  file: 'calculators/sand-calculator.ts',
  calculator: check(
    {
      ...valid,
      title: { page: 'Sand Calculator', menu: 'Sand' },
      ...changes,
    },
    'sand-calculator.ts',
  ),
})

test.each(['page', 'menu'])('Two calculators cannot have one title on the %s', (place) => {
  const title = { page: 'Sand Calculator', menu: 'Sand' }
  const taken = place === 'page' ? 'Gravel Calculator' : 'Gravel'
  const sand = sandWith({ title: { ...title, [place]: taken } })
  expect(crossChecks([gravel(), sand], [])).toEqual([
    {
      file: 'calculators/sand-calculator.ts',
      diagnostic: {
        path: `title.${place}`,
        message: `is '${taken}', which calculators/gravel-calculator.ts has already`,
      },
    },
  ])
})

test('Two calculators cannot each bring a material of one id, or of one name', () => {
  const materials = [{ material: 'test-cloth', amount: 'area' }]
  const withCloth = (ownMaterials: object, more = materials) =>
    sandWith({ ownMaterials, materials: more })
  const path = { ...withCloth({ 'test-cloth': testCloth }), file: 'calculators/path.ts' }
  const yard = withCloth({ 'test-cloth': { ...testCloth, name: 'cloth' } })
  const bed = withCloth({ cloth: testCloth }, [{ material: 'cloth', amount: 'area' }])
  const titled = (title: string, one: typeof path) => ({
    ...one,
    calculator: { ...one.calculator, title: { page: title, menu: title } },
  })
  const said = crossChecks([path, titled('Yard', yard), titled('Bed', bed)], [])
  expect(said.map(({ diagnostic }) => diagnostic)).toEqual(
    ['ownMaterials.test-cloth', 'ownMaterials.cloth.name'].map((place) => ({
      path: place,
      message:
        'is in calculators/path.ts, too; move it to calculators/shared/materials.ts, where both may use it',
    })),
  )
})

test('Two calculators may name each other as part of the same job', () => {
  const path = gravel()
  path.calculator = { ...path.calculator, related: ['sand-calculator'] }
  expect(crossChecks([path, sandWith({ related: ['gravel-calculator'] })], [])).toEqual([])
})

test('A calculator cannot name another that does not exist', () => {
  const related = ['gravel-calculater', 'roof-truss']
  expect(crossChecks([gravel(), sandWith({ related })], [])).toEqual(
    [
      {
        path: 'related[0]',
        message:
          'is \'gravel-calculater\', which is no calculator; did you mean "gravel-calculator"?',
      },
      {
        path: 'related[1]',
        message: "is 'roof-truss', which is no calculator; known here: gravel-calculator",
      },
    ].map((diagnostic) => ({ file: 'calculators/sand-calculator.ts', diagnostic })),
  )
})

test('A calculator may name one that has a mistake of its own: the check reports it there', () => {
  const related = ['gravel-calculator']
  const all = ['gravel-calculator', 'sand-calculator']
  expect(crossChecks([sandWith({ related })], [], all)).toEqual([])
})

const EVERYTHING_ELSE = [
  null,
  undefined,
  0,
  1e21,
  Number.NaN,
  '',
  'text',
  true,
  [],
  [[]],
  {},
  [null],
]

test('Whatever replaces a part, the check throws a DefinitionError or passes', () => {
  const replaceEach = (value: unknown, replacement: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) =>
      [replacement, ...replaceEach(part, replacement)].map((replaced) =>
        Array.isArray(value)
          ? value.map((item, index) => (String(index) === key ? replaced : item))
          : { ...value, [key]: replaced },
      ),
    )
  }
  const crashes: unknown[] = []
  let refused = 0
  for (const replacement of EVERYTHING_ELSE) {
    for (const broken of [replacement, ...replaceEach(valid, replacement)]) {
      try {
        check(broken)
      } catch (error) {
        if (error instanceof DefinitionError) refused += 1
        else crashes.push(error)
      }
    }
  }
  expect(crashes).toEqual([])
  expect(refused).toBeGreaterThan(800)
})

test('Formulas that build on each other twice over are checked at once, not in exponential time', () => {
  const names = Array.from({ length: 40 }, (_, index) => `step${index}`)
  const steps = names.map((name, index) => {
    const before = index === 0 ? 'volume' : `step${index - 1}`
    return [name, { unit: 'm³', is: `(${before} + ${before}) / 2` }]
  })
  const definition = {
    ...valid,
    formulas: {
      ...valid.formulas,
      ...Object.fromEntries(steps),
      weight: { unit: 'tonne', is: 'step39 * stone.density' },
    },
  }
  expect(check(definition).formulas).toHaveLength(43)
})
