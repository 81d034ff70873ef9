import { describe, expect, test } from 'vitest'
import { iconSchema, pictureSchema } from '../schemas/definition/picture.ts'
import { loadedCalculators } from './support/calculators.ts'
import { type Node, parseSource, type Source, sourcesIn } from './support/sources.ts'

/**
 * The rooms of the house, and for each the rooms it may import from. Every import across rooms
 * runs along one of these arrows.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'schemas/formula': [],
  'schemas/definition': ['schemas/formula'],
  'schemas/estimate': ['schemas/formula', 'schemas/definition'],
  'schemas/review': ['schemas/formula', 'schemas/definition', 'schemas/estimate'],
  'schemas/check': ['schemas/formula', 'schemas/definition', 'schemas/estimate'],
  calculators: ['schemas/definition'],
  'src/registry': ['schemas/definition', 'calculators'],
  'src/cards': ['schemas/definition', 'calculators', 'src/registry'],
  'src/styles': [],
  'src/limits': [],
  'src/addresses': [],
  'src/formService': [],
  'src/site': ['src/formService'],
  'src/ui': ['src/styles', 'src/limits'],
  'src/pictures': ['schemas/formula', 'schemas/definition', 'schemas/estimate'],
  'src/export': [
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'src/pictures',
    'src/ui',
    'src/styles',
    'src/site',
    'src/limits',
  ],
  'src/feedback': ['src/ui', 'src/styles', 'src/site'],
  'src/offline': ['src/ui'],
  'src/calculator': [
    'schemas/formula',
    'schemas/definition',
    'schemas/estimate',
    'src/pictures',
    'src/export',
    'src/ui',
    'src/styles',
    'src/site',
  ],
  'src/layout': [
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
    'src/ui',
    'src/styles',
    'src/site',
    'src/limits',
  ],
  'src/routes': ['src/addresses', 'src/registry', 'src/calculator', 'src/layout', 'src/pages'],
  'src/loadRoutes': [],
  'src/fetchOnIntent': ['src/loadRoutes'],
  'src/seo': ['src/cards', 'src/layout', 'src/ui', 'src/site'],
  'src/prerender': ['src/routes', 'src/loadRoutes', 'src/seo', 'src/ui', 'src/styles', 'src/site'],
  'src/main': [
    'src/routes',
    'src/loadRoutes',
    'src/fetchOnIntent',
    'src/offline',
    'src/layout',
    'src/styles',
    'src/ui',
  ],
  'src/start': ['src/main'],
}

/** 'src/ui' for 'src/ui/field/Field.tsx', 'src/main' for 'src/main.tsx', 'calculators' for its files. */
function roomOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  const isDivided = top === 'src' || top === 'schemas'
  return isDivided ? `${top}/${second.replace(/\.d\.ts$|\.tsx?$/, '')}` : top
}

const sources = sourcesIn('src', 'schemas', 'calculators')

test('Every file stands in a room whose arrows are known', () => {
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
      .map(({ target }) => `${file} → ${target}`),
  )
  expect(against).toEqual([])
})

test('The arrows themselves have no circle', () => {
  const reaches = (room: string, above: string[] = []): string[] =>
    above.includes(room)
      ? [`${[...above, room].join(' → ')}`]
      : (MAY_IMPORT[room] ?? []).flatMap((next) => reaches(next, [...above, room]))
  expect(Object.keys(MAY_IMPORT).flatMap((room) => reaches(room))).toEqual([])
})

test('The registry and the cards of the home page alone read calculators/', () => {
  const readers = sources.filter(
    ({ file, nodes }) =>
      file.startsWith('src/') &&
      nodes.some(({ value }) => typeof value === 'string' && /(^|\/)calculators\//.test(value)),
  )
  expect(readers.map(({ file }) => file)).toEqual(['src/cards.ts', 'src/registry.ts'])
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
  walk('src/start.ts')

  test('from start.ts every room of src/ is reached', () => {
    expect(reached).toContain('src/calculator/CalculatorPage.tsx')
    expect(reached).toContain('schemas/estimate/estimate.ts')
  })
  test('but no checker, no parser of formulas, and no full zod', () => {
    const unwanted = [...reached].filter(
      (file) =>
        file.startsWith('schemas/check/') ||
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

describe('The renderer knows no calculator by name', () => {
  const addresses = loadedCalculators.map(({ address }) => address)
  const titles = loadedCalculators.flatMap(({ title }) => Object.values(title))
  const fields = new Set(loadedCalculators.flatMap((calculator) => Object.keys(calculator.fields)))
  const drawing = sources.filter(({ file }) => /^src\/(calculator|pictures|ui|layout)\//.test(file))

  const anyOf = (names: string[]) => new RegExp(`(^|[^\\w-])(${names.join('|')})($|[^\\w-])`, 'i')
  const words = anyOf([...addresses, ...titles])
  /** Without the menu's single words: tiles are also what a floor is drawn with. */
  const longWords = anyOf([...addresses, ...titles.filter((title) => title.includes(' '))])

  /** Texts in the code: strings, templates and text between tags. */
  const textsOf = (nodes: Node[]) =>
    nodes.flatMap(({ type, value }) => {
      if (type === 'TemplateElement' && typeof value === 'object' && value !== null) {
        return 'raw' in value ? [String(value.raw)] : []
      }
      const isText = ['Literal', 'JSXText'].includes(type) && typeof value === 'string'
      return isText ? [value.trim()] : []
    })
  const namesOf = (nodes: Node[]) => {
    // The length of a list is JavaScript's own, not the length of a bar.
    const listLengths = nodes.flatMap(({ type, property, computed }) =>
      type === 'MemberExpression' && computed === false ? nodeNamed(property, 'length') : [],
    ).length
    const names = nodes.flatMap(({ type, name }) =>
      ['Identifier', 'JSXIdentifier'].includes(type) && typeof name === 'string' ? [name] : [],
    )
    const lengths = names.filter((name) => name === 'length').slice(listLengths)
    return [...names.filter((name) => name !== 'length'), ...lengths]
  }
  const nodeNamed = (node: unknown, name: string) =>
    typeof node === 'object' && node !== null && 'name' in node && node.name === name ? [node] : []

  /** What the drawings of pictures and of icons draw: words of closed sets, not of a calculator. */
  const drawn: [folder: RegExp, words: Set<string>][] = [
    [
      /^src\/pictures\//,
      new Set(
        pictureSchema.options.flatMap(({ shape }) => [...shape.kind.values, ...Object.keys(shape)]),
      ),
    ],
    [/^src\/layout\/ToolIcon\.tsx$/, new Set(iconSchema.options)],
  ]

  /** Every mention of a calculator in a source's code. */
  const mentions = ({ file, nodes }: Source) => {
    const own = drawn.find(([folder]) => folder.test(file))?.[1]
    const isField = (word: string) => fields.has(word) && !own?.has(word)
    return [
      ...textsOf(nodes).filter((text) => (own ? longWords : words).test(text) || isField(text)),
      ...namesOf(nodes).filter(isField),
    ]
  }

  test('there is a renderer, and there are names it must not know', () => {
    expect(drawing.length).toBeGreaterThan(20)
    expect([...fields]).toEqual(expect.arrayContaining(['area', 'length', 'mortarGap', 'overlap']))
  })
  test.each([
    ["const to = '/tile-estimator'", ['/tile-estimator']],
    ['const to = `/tile-estimator#here`', ['/tile-estimator#here']],
    ['const title = <h1>Paint Calculator for you</h1>', ['Paint Calculator for you']],
    ["if (name === 'overlap') hide()", ['overlap']],
    ['show(values.mortarGap)', ['mortarGap']],
    ['const { length } = fields', ['length', 'length']],
    ['const count = list.length', []],
    ["const label = 'Calculate'", []],
  ])('this test would notice: %s', (text, mentioned) => {
    expect(mentions(parseSource('probe.tsx', text))).toEqual(mentioned)
  })
  test('a picture may name what its kind is drawn from, and no field besides', () => {
    const source = 'show(overlap, mortarGap, "/tile-estimator")'
    expect(mentions(parseSource('src/pictures/kinds/roof.ts', source))).toEqual([
      '/tile-estimator',
      'mortarGap',
    ])
  })
  test.each(drawing)('$file', (source) => {
    expect(mentions(source)).toEqual([])
  })
})

test('No source has any, and none silences the type checker', () => {
  const everything = sourcesIn('src', 'schemas', 'calculators', 'tools', 'tests')
  expect(everything.length).toBeGreaterThan(150)
  expect(everything.flatMap(loosenings)).toEqual([])
})

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
