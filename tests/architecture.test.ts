import { describe, expect, test } from 'vitest'
import { parseSource, type Source, sourcesIn } from './support/sources.ts'

/**
 * The rooms of the house, and for each the rooms it may import from. Every import across rooms
 * runs along one of these arrows.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'schemas/measures': [],
  // Every room below may import a language's words as well.
  'schemas/messages': ['schemas/measures'],
  'src/messages': ['schemas/messages'],
  'schemas/formula': ['schemas/measures'],
  'schemas/definition': ['schemas/formula'],
  'schemas/compile': ['schemas/measures', 'schemas/formula', 'schemas/definition'],
  'schemas/estimate': ['schemas/measures', 'schemas/formula', 'schemas/definition'],
  'schemas/bill': ['schemas/formula', 'schemas/definition', 'schemas/estimate'],
  'schemas/review': ['schemas/formula', 'schemas/definition', 'schemas/estimate', 'schemas/bill'],
  'schemas/check': [
    'schemas/measures',
    'schemas/formula',
    'schemas/definition',
    'schemas/compile',
    'schemas/estimate',
    'schemas/bill',
  ],
  calculators: ['schemas/definition'],
  'src/registry': ['schemas/definition', 'calculators'],
  'src/cards': ['schemas/definition', 'calculators', 'src/registry'],
  'src/styles': [],
  'src/limits': [],
  'src/addresses': [],
  'src/formService': [],
  'src/site': [],
  'src/state': ['src/addresses', 'schemas/estimate'],
  'src/runtime': ['src/addresses', 'src/state'],
  'src/ui': ['src/addresses', 'src/styles', 'src/limits', 'src/runtime'],
  'src/pictures': ['schemas/measures', 'schemas/formula', 'schemas/definition', 'schemas/estimate'],
  'src/bill': [
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/state',
    'src/styles',
    'src/ui',
  ],
  'src/export': [
    'src/permalink',
    'src/runtime',
    'schemas/measures',
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/pictures',
    'src/bill',
    'src/ui',
    'src/styles',
    'src/site',
    'src/limits',
  ],
  'src/permalink': [
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/bill',
    'src/runtime',
    'src/state',
    'src/ui',
  ],
  'src/childEstimates': [
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/permalink',
    'src/list',
    'src/export',
    'src/bill',
    'src/runtime',
    'src/state',
    'src/ui',
    'src/styles',
  ],
  'src/list': [
    'src/permalink',
    'src/addresses',
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/registry',
    'src/export',
    'src/bill',
    'src/runtime',
    'src/state',
    'src/ui',
    'src/styles',
    'src/site',
    'src/limits',
  ],
  'src/feedback': ['src/formService', 'src/state', 'src/ui', 'src/styles', 'src/site'],
  'src/calculator': [
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'src/pictures',
    'src/bill',
    'src/export',
    'src/permalink',
    'src/childEstimates',
    'src/list',
    'src/runtime',
    'src/state',
    'src/ui',
    'src/styles',
    'src/site',
  ],
  'src/layout': [
    'src/state',
    'src/runtime',
    'schemas/definition',
    'src/addresses',
    'src/registry',
    'src/ui',
    'src/styles',
    'src/site',
  ],
  'src/pages': [
    'schemas/definition',
    'schemas/review',
    'src/registry',
    'src/cards',
    'src/layout',
    'src/feedback',
    'src/list',
    'src/runtime',
    'src/ui',
    'src/styles',
    'src/site',
    'src/limits',
  ],
  'src/gallery': [
    'schemas/definition',
    'schemas/estimate',
    'schemas/bill',
    'schemas/review',
    'src/registry',
    'src/runtime',
    'src/styles',
    'src/ui',
    'src/pictures',
    'src/bill',
    'src/permalink',
    'src/childEstimates',
    'src/list',
    'src/feedback',
    'src/calculator',
    'src/layout',
    'src/pages',
    'src/state',
  ],
  'src/routes': [
    'src/permalink',
    'src/runtime',
    'src/export',
    'src/addresses',
    'src/registry',
    'src/calculator',
    'src/gallery',
    'src/layout',
    'src/pages',
  ],
  'src/seo': ['src/addresses', 'src/cards', 'src/layout', 'src/site'],
  'src/prerender': ['src/addresses', 'src/routes', 'src/seo', 'src/styles', 'src/site'],
  'src/main': [
    'src/permalink',
    'src/addresses',
    'src/runtime',
    'src/export',
    'src/routes',
    'src/state',
    'src/layout',
    'src/styles',
  ],
}

/** 'src/ui' for 'src/ui/field/Field.tsx', 'src/main' for 'src/main.tsx', 'calculators' for its files. */
function roomOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  const isDivided = top === 'src' || top === 'schemas'
  return isDivided ? `${top}/${second.replace(/\.d\.ts$|\.tsx?$/, '')}` : top
}

const sources = sourcesIn('src', 'schemas', 'calculators')

const WORDS = ['schemas/messages', 'src/messages']

test('Every file is in a room whose arrows are known', () => {
  const homeless = sources
    .map(({ file }) => file)
    .filter((file) => !(roomOf(file) in MAY_IMPORT) && file !== 'src/vite-env.d.ts')
  expect(homeless).toEqual([])
})

test('Imports run along the arrows of the design, never against them', () => {
  const against = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => /^(src|schemas|calculators|tools|tests|bench)\//.test(target))
      .filter(({ target }) => roomOf(target) !== roomOf(file))
      .filter(({ target }) => !MAY_IMPORT[roomOf(file)]?.includes(roomOf(target)))
      .filter(({ target }) => !mayHaveWords(roomOf(file), roomOf(target)))
      .map(({ target }) => `${file} → ${target}`),
  )
  expect(against).toEqual([])
})

/** Whether a room says what is in a room of words: those of src/ are for src/ alone. */
function mayHaveWords(room: string, words: string): boolean {
  const [folder = ''] = words.split('/')
  const isBelow = room !== 'schemas/measures' && !WORDS.includes(room)
  return WORDS.includes(words) && isBelow && (room.startsWith(folder) || folder === 'schemas')
}

test('The arrows themselves have no circle', () => {
  const reaches = (room: string, above: string[] = []): string[] =>
    above.includes(room)
      ? [`${[...above, room].join(' → ')}`]
      : (MAY_IMPORT[room] ?? []).flatMap((next) => reaches(next, [...above, room]))
  expect(Object.keys(MAY_IMPORT).flatMap((room) => reaches(room))).toEqual([])
})

test('No file imports itself by way of others, not even its types', () => {
  expect(circlesOf(sources)).toEqual([])
})

test('and this test would notice a circle of three, of types alone', () => {
  const probes = [
    parseSource('a.ts', "import type { B } from './b.ts'"),
    parseSource('b.ts', "import { c } from './c.ts'\nimport { d } from './d.ts'"),
    parseSource('c.ts', "import { type A } from './a.ts'"),
    parseSource('d.ts', 'export const d = 1'),
  ]
  expect(circlesOf(probes)).toEqual(['a.ts → b.ts → c.ts → a.ts'])
})

/** Every circle of imports, once, as a path that ends where it began. */
function circlesOf(files: Source[]): string[] {
  const importsOf = new Map(
    files.map(({ file, imports }) => [file, imports.map(({ target }) => target)]),
  )
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, path: string[]) => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    } else if (!done.has(file)) {
      for (const target of importsOf.get(file) ?? []) follow(target, [...path, file])
      done.add(file)
    }
  }
  for (const file of importsOf.keys()) follow(file, [])
  return circles
}

test('The registry alone asks for every calculator, and the cards of the home page alone read calculators/', () => {
  const readers = sources.filter(
    ({ file, nodes }) =>
      file.startsWith('src/') &&
      nodes.some(({ value }) => typeof value === 'string' && /(^|\/)calculators\//.test(value)),
  )
  expect(readers.map(({ file }) => file)).toEqual(['src/cards.ts'])
  const registries = sources.filter(({ imports }) =>
    imports.some(({ target }) => target === 'virtual:calculators'),
  )
  expect(registries.map(({ file }) => file)).toEqual(['src/registry.ts'])
})

test('Relative imports carry their extension, and lead to a file of the project', () => {
  const files = new Set(sources.map(({ file }) => file))
  const loose = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => /^(src|schemas|calculators)\//.test(target) && !files.has(target))
      .map(({ target }) => `${file} → ${target}`),
  )
  expect(loose).toEqual([])
})

describe('What checks definitions never reaches a browser', () => {
  const reached = new Set<string>()
  const walk = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { target, typeOnly } of sources.find((source) => source.file === file)?.imports ??
      []) {
      if (!typeOnly) walk(target)
    }
  }
  walk('src/main.tsx')

  test('from main.tsx every room of src/ is reached', () => {
    expect(reached).toContain('src/calculator/CalculatorPage.tsx')
    expect(reached).toContain('schemas/estimate/estimate.ts')
  })
  test('but no checker, no parser of formulas, and no full zod', () => {
    const unwanted = [...reached].filter(
      (file) =>
        file.startsWith('schemas/check/') ||
        file.startsWith('schemas/compile/') ||
        [
          'schemas/definition/calculator.ts',
          'schemas/formula/parse.ts',
          'jsep',
          'leven',
          'zod',
        ].includes(file),
    )
    expect(unwanted).toEqual([])
  })
})

describe('The formula room knows no React, no browser package and no calculator', () => {
  test('its packages are the parser and the fractions', () => {
    const packages = sources
      .filter(({ file }) => roomOf(file) === 'schemas/formula')
      .flatMap(({ imports }) => imports.map(({ target }) => target))
      .filter((target) => !target.startsWith('schemas/'))
    expect([...new Set(packages)].sort()).toEqual(['fraction.js', 'jsep'])
  })
})

test('No source has any, and none silences the type checker', () => {
  const everything = sourcesIn('src', 'schemas', 'calculators', 'tools', 'tests')
  expect(everything.length).toBeGreaterThan(150)
  expect(everything.flatMap(loosenings)).toEqual([])
})

// These are texts, and no code of the project: the check above is held against each.
test.each([
  ['const x: any = 1', ['probe.ts: any']],
  ['const x = list[0]!', ['probe.ts: !']],
  ['// @ts-ignore', ['probe.ts: @ts-ignore']],
  ['/* @ts-nocheck */', ['probe.ts: @ts-nocheck']],
  ["const x = 'any' // any, and what @ts-ignore means", []],
])('and this test would notice: %s', (text, found) => {
  expect(loosenings(parseSource('probe.ts', text))).toEqual(found)
})

function loosenings({ file, nodes, comments }: Source): string[] {
  return [
    ...nodes.filter(({ type }) => type === 'TSAnyKeyword').map(() => `${file}: any`),
    ...nodes.filter(({ type }) => type === 'TSNonNullExpression').map(() => `${file}: !`),
    ...comments
      .filter((comment) => /^[\s*/]*@ts-(ignore|expect-error|nocheck)/.test(comment))
      .map((comment) => `${file}: ${comment.trim()}`),
  ]
}

test('No test waits for the clock, and none tries again what failed', () => {
  // This file alone names them.
  const tests = sourcesIn('tests').filter(({ file }) => file !== 'tests/architecture.test.ts')
  expect(tests.length).toBeGreaterThan(150)
  expect(tests.flatMap(waits)).toEqual([])
})

test.each([
  ['await page.waitForTimeout(500)', ['probe.ts: waitForTimeout']],
  ['await new Promise((done) => setTimeout(done, 100))', ['probe.ts: setTimeout']],
  [
    "import { setTimeout as sleep } from 'node:timers/promises'",
    ['probe.ts: node:timers/promises'],
  ],
  ["await page.waitForLoadState('networkidle')", ['probe.ts: networkidle']],
  ['export default { test: { retry: 2 } }', ['probe.ts: retry']],
  ["vi.useFakeTimers({ toFake: ['setTimeout'] })", []],
])('and this test would notice: %s', (text, found) => {
  expect(waits(parseSource('probe.ts', text))).toEqual(found)
})

/** What waits for a while instead of what it is about: on a busy machine a while is too short. */
function waits({ file, nodes, imports }: Source): string[] {
  const names = ['waitForTimeout', 'setTimeout', 'setInterval', 'retry', 'retries']
  const timers = imports
    .map(({ target }) => target)
    .filter((name) => /timers\/promises$/.test(name))
  if (timers.length > 0) return timers.map((name) => `${file}: ${name}`)
  return nodes.flatMap(({ type, name, value }) => {
    const isOne = type === 'Identifier' && names.some((known) => known === name)
    return isOne || value === 'networkidle' ? [`${file}: ${isOne ? name : value}`] : []
  })
}
