import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { claimsOf } from '../../schemas/review/claims.ts'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { isLess, minus, over, plus, type Ratio, ratio, times } from '../oracle/ratio.ts'
import { runsAtDepth } from '../support/depth.ts'
import { SEED } from '../support/seed.ts'
import { estimateOf } from '../working/calculators.ts'
import { keys, tables } from './tables.ts'

const calculator = checkDefinition('calculators/rates.ts', 'rates', tables)

function lookedUp(
  name: string,
  given: Record<string, string>,
  of = calculator,
): string | undefined {
  return estimateOf(of, { area: '20', ...given })
    .values.get(name)
    ?.toFraction()
}

function steps(given: Record<string, string>): string[] {
  const all = workingSteps(calculator, estimateOf(calculator, { area: '20', ...given }))
  return all.filter(({ key }) => key in TABLES).map(({ visual }) => visual)
}

const TABLES: Record<string, true> = { rate: true, cable: true, fuse: true, post: true }

test.each([
  ['nairobi', 'rough', '380'],
  ['nairobi', 'smooth', '450'],
  ['coast', 'rough', '420'],
  ['coast', 'smooth', '500'],
  ['rift', 'rough', '801/2'],
  ['rift', 'smooth', '480'],
])('by two keys: %s and %s', (region, finish, rate) => {
  expect(lookedUp('rate', { region, finish })).toBe(rate)
})

test.each([
  ['0', '3/2', '6'],
  ['16', '3/2', '16'],
  ['16.0001', '5/2', '20'],
  ['20', '5/2', '20'],
  ['21', '5/2', '32'],
  ['40', '6', '40'],
])('the next size up from %s A', (load, cable, fuse) => {
  expect([lookedUp('cable', { load }), lookedUp('fuse', { load })]).toEqual([cable, fuse])
})

test.each([
  ['2', '5'],
  ['2.5', '6'],
  ['3', '7'],
  ['4', '20/3'],
  ['6', '6'],
])('a straight line between two lines: %s m', (height, post) => {
  expect(lookedUp('post', { height })).toBe(post)
})

test('the working says which line was taken, and works a straight line out', () => {
  const given = { region: 'coast', finish: 'smooth', load: '23.5', height: '4.5' }
  expect(steps(given)).toEqual([
    'Rate = in the table by region and finish, for Coast and smooth = 500.00 KSh/m²',
    'Size of the cable = in the table by load current, for 28 A, the next up from 23.5 A = 4.00 mm²',
    'Fuse = in the table by load current, for 32 A, the next up from 23.5 A = 32.00 A',
    'Weight of a post = in the table by height, for 4.5 m, between 3 m and 6 m = 7 kg + (6 kg − 7 kg) × (4.5 m − 3 m) ÷ (6 m − 3 m) = 6.50 kg',
  ])
})

test('on a line of the table the working names no other', () => {
  expect(steps({ load: '28', height: '3' }).slice(1)).toEqual([
    'Size of the cable = in the table by load current, for 28 A = 4.00 mm²',
    'Fuse = in the table by load current, for 32 A, the next up from 28 A = 32.00 A',
    'Weight of a post = in the table by height, for 3 m = 7.00 kg',
  ])
})

test('a screen reader hears the same', () => {
  const all = workingSteps(calculator, estimateOf(calculator, { area: '20', height: '4.5' }))
  expect(all.find(({ key }) => key === 'post')?.screenReader).toBe(
    'Weight of a post, equals in the table by height, for 4.5 metres, between 3 metres and 6 metres, equals 7 kilograms plus open bracket, 6 kilograms minus 7 kilograms, close bracket, times open bracket, 4.5 metres minus 3 metres, close bracket, divided by open bracket, 6 metres minus 3 metres, close bracket, equals 6.50 kilograms.',
  )
})

test('the review sheet has every figure of a table, and where it comes from', () => {
  const sheet = sheetInMarkdown(sheetOf(calculator))
  for (const text of [
    'Rate, in a table by region and finish',
    'Coast: smooth 500 KSh/m², rough 420 KSh/m²',
    'Rift Valley: smooth 480 KSh/m², rough 400.5 KSh/m²',
    '16 A: 1.5 mm²',
    'Between two lines of a number the next one up counts.',
    'Between two lines of a number a straight line runs.',
    'Source: A list of rates.',
  ]) {
    expect(sheet).toContain(text)
  }
  expect(sheet).not.toContain('_place')
})

test('what a table says is among the claims, with its source', () => {
  const claims = claimsOf(calculator).map(({ path, words, origin }) => [path, words, origin])
  expect(claims).toContainEqual(['formulas.cable.table', '1.5, 2.5, 4, 6', 'assumption'])
  expect(claims).toContainEqual(['formulas.post.table', '5, 7, 6', 'A list of posts.'])
  expect(JSON.stringify(claims)).not.toContain('_place')
})

const read = (text: string): Ratio => {
  const [whole = '', decimals = ''] = text.split('.')
  return ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** A straight line by hand: between the two lines that a height lies between. */
function straight(lines: readonly [string, string][], text: string): string {
  const x = read(text)
  const next = lines.findIndex(([at]) => !isLess(read(at), x))
  const [before, after] = [lines[next - 1], lines[next]]
  if (!after) throw new Error(`${text} is beyond the table`)
  if (!before) return fractionOf(read(after[1]))
  const share = over(minus(x, read(before[0])), minus(read(after[0]), read(before[0])))
  return fractionOf(plus(read(before[1]), times(minus(read(after[1]), read(before[1])), share)))
}

function fractionOf({ above, below }: Ratio): string {
  let [one, other] = [above < 0n ? -above : above, below]
  while (other > 0n) [one, other] = [other, one % other]
  return below / one === 1n ? `${above / one}` : `${above / one}/${below / one}`
}

/** A random table of so many lines, with steps that rise. */
function randomLines(random: () => number): [string, string][] {
  let at = 0
  return Array.from({ length: 2 + Math.floor(random() * 6) }, () => {
    at += 1 + Math.floor(random() * 500)
    return [(at / 100).toFixed(2), (Math.floor(random() * 10_000) / 100).toFixed(2)]
  })
}

test('random tables come to what is worked out by hand, on every line and between', () => {
  const random = seededRandom(SEED)
  for (let trial = 0; trial < runsAtDepth(60); trial += 1) {
    const lines = randomLines(random)
    const [first = '', last = ''] = [lines[0]?.[0], lines.at(-1)?.[0]]
    const by = { height: lines.map(([at]) => at) }
    const figures = lines.map(([, figure]) => figure)
    const accepts = { minimum: first, maximum: last }
    const of = (between: string) => {
      const post = { unit: 'kg', table: { by, between, figures }, source: 'Chance.' }
      const definition = {
        ...tables,
        fields: { ...tables.fields, height: { ...keys.height, accepts, default: first } },
        formulas: { ...tables.formulas, post },
      }
      return checkAnyExamples(definition)
    }
    const [up, between] = [of('up'), of('straight')]
    for (let point = 0; point < 8; point += 1) {
      const [from, to] = [Number(first), Number(last)]
      const height =
        point < lines.length && point < 4
          ? (lines[point]?.[0] ?? first)
          : Math.min(to, Math.max(from, from + random() * (to - from))).toFixed(2)
      const next = lines.find(([at]) => Number(at) >= Number(height))
      expect(lookedUp('post', { height }, up)).toBe(fractionOf(read(next?.[1] ?? '')))
      expect(lookedUp('post', { height }, between)).toBe(straight(lines, height))
    }
  }
})

test('two numbers: in the middle of four figures is their mean, and on a line none of the others', () => {
  const wide = {
    ...keys.height,
    label: 'Width',
    accepts: { minimum: '1', maximum: '2' },
    default: '1',
  }
  const post = {
    unit: 'kg',
    table: {
      by: { height: ['2', '6'], wide: ['1', '2'] },
      between: 'straight',
      figures: [
        ['1', '2'],
        ['4', '9'],
      ],
    },
    source: 'Chance.',
  }
  const mixed = checkAnyExamples({
    ...tables,
    fields: { ...tables.fields, wide },
    formulas: { ...tables.formulas, post },
  })
  expect(lookedUp('post', { height: '4', wide: '1.5' }, mixed)).toBe('4')
  expect(lookedUp('post', { height: '6', wide: '2' }, mixed)).toBe('9')
  expect(lookedUp('post', { height: '2', wide: '1.5' }, mixed)).toBe('3/2')
})

/** A definition with its examples as they come out: they are not what is tried here. */
function checkAnyExamples(definition: object) {
  const given = Object.entries(tables.examples).map(([key, example]) => [
    key,
    { ...example, given: { ...example.given, region: 'coast' } },
  ])
  let examples: typeof tables.examples = Object.fromEntries(given)
  for (let round = 0; ; round += 1) {
    const verdict = checkAll([
      { file: 'rates.ts', slug: 'rates', definition: { ...definition, examples } },
    ]).get('rates')
    if (verdict?.calculator) return verdict.calculator
    const wrong = verdict?.diagnostics.flatMap(({ path, message }) => {
      const [, example, key] = /^examples\.(\w+)\.expect\.(\w+)$/.exec(path) ?? []
      const value = /the formulas give '(.*)'/.exec(message)?.[1]
      return example && key && value ? [{ example, key, value }] : []
    })
    if (!wrong?.length || round > 0) throw new Error(JSON.stringify(verdict?.diagnostics))
    examples = Object.fromEntries(
      Object.entries(examples).map(([name, example]) => {
        const own = wrong.filter((found) => found.example === name)
        const expected = Object.fromEntries(own.map(({ key, value }) => [key, value]))
        return [name, { ...example, expect: { ...example.expect, ...expected } }]
      }),
    )
  }
}

test('what a hidden choice would look up is absent, and so is what depends on it', () => {
  const { finish } = keys
  const hidden = checkAnyExamples({
    ...tables,
    fields: { ...tables.fields, finish: { ...finish, visibleWhen: { region: ['coast'] } } },
  })
  expect(lookedUp('rate', { region: 'coast' }, hidden)).toBe('420')
  const outcome = computeEstimate(
    hidden,
    formValuesOf(hidden.fields, { area: '20', region: 'rift' }),
  )
  expect(outcome.state === 'ready' && outcome.estimate.values.has('rate')).toBe(false)
})
