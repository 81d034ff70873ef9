import { expect, test } from 'vitest'
import { absenceDiagnostics } from '../../schemas/check/proofs/absence.ts'
import { compileFormulas } from '../../schemas/compile/formulas.ts'
import { emptySymbolTable, resolveNames } from '../../schemas/compile/nameResolution.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { metres, withBeds, withMore, withRepeat } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { calculatorAt } from '../working/calculators.ts'

/** The message of the check about a definition's key figure, or an empty text. */
function messageFor(definition: unknown): string {
  const parsed = parseShape(definition)
  if (Array.isArray(parsed)) throw new Error('It has not the shape of a definition')
  const names = emptySymbolTable()
  expect(resolveNames(parsed, names)).toEqual([])
  const { diagnostics, ...compiled } = compileFormulas(parsed, names, NO_OTHERS)
  expect(diagnostics).toEqual([])
  return absenceDiagnostics(compiled, parsed)
    .map(({ path, message }) => `${path} ${message}`)
    .join('\n')
}

const absentWhere = (when: string) =>
  `results[1].of is "weight", which is absent where ${when}; the key figure must always be there`
const NOTHING = ''

const number = { ...metres, unit: 'cm', default: '1' }
const optional = { ...metres, unit: 'cm', optional: true }
const shownWith = (visibleWhen: Record<string, string[]>) => ({ ...number, visibleWhen })
const { stone } = valid.fields
const { ballast, murram } = stone.options
const dust = { label: 'Quarry dust', values: { density: '1.5' } }
const size = {
  ...stone,
  label: 'Size',
  default: 'small',
  units: { depth: 'cm' },
  options: {
    small: { label: 'Small', values: { depth: '2' } },
    large: { label: 'Large', values: { depth: '4' } },
    other: { label: 'Other size' },
  },
}
const fields = {
  stone: { ...stone, options: { ballast, murram, dust } },
  place: { ...stone, label: 'Place' },
  size,
  sizeOfMurram: { ...size, visibleWhen: { stone: ['murram'] } },
  ofAll: shownWith({ stone: ['ballast', 'murram', 'dust'] }),
  spare: optional,
  extra: optional,
  spareOfBallast: { ...optional, visibleWhen: { stone: ['ballast'] } },
  ofBallastThere: shownWith({ stone: ['ballast'], place: ['murram'] }),
  ofMurram: shownWith({ stone: ['murram'] }),
  ofDust: shownWith({ stone: ['dust'] }),
  notBallast: shownWith({ stone: ['murram', 'dust'] }),
  notMurram: shownWith({ stone: ['ballast', 'dust'] }),
  notDust: shownWith({ stone: ['ballast', 'murram'] }),
  there: shownWith({ place: ['murram'] }),
  ofSmall: shownWith({ size: ['small'] }),
  ofOther: shownWith({ size: ['other'] }),
}

test.each([
  ['A field that may stay empty may be absent', 'spare', 'spare is'],
  ['Of two fields that may stay empty the first is named', 'spare + extra', 'spare is'],
  ['The first is named whatever makes the second absent', 'notBallast + spare', 'notBallast is'],
  ['The largest of several needs each of them', 'max(depth, spare)', 'spare is'],
  ['The first of several is there if one always is', 'first(spare, depth)'],
  ['The first of two that may both stay empty may be absent', 'first(spare, extra)', 'extra is'],
  [
    'Where every option shows one of the two, the first of them is there',
    'first(notBallast, notMurram)',
  ],
  [
    'Where an option shows neither, the first of them may be absent',
    'first(ofDust, ofMurram)',
    'ofMurram is',
  ],
  [
    'Where each hangs on a choice of its own, both may be absent',
    'first(notBallast, there)',
    'there is',
  ],
  [
    'Two fields fill in for each other around one of another choice',
    'first(notBallast, there, notMurram)',
  ],
  [
    'Two fields fill in for each other after one of another choice',
    'first(there, notBallast, notMurram)',
  ],
  [
    'Two fields fill in for each other after one that may stay empty',
    'first(spare, notBallast, notMurram)',
  ],
  [
    'Two fields fill in for each other around one that may stay empty',
    'first(notBallast, spare, notMurram)',
  ],
  [
    'A sum is absent with the options of both',
    'first(notBallast + notMurram, ofDust)',
    'ofDust is',
  ],
  ['A sum is there with every other option', 'first(notBallast + notMurram, notDust)'],
  [
    'A sum is there with every other option, though two lack one option',
    'first(ofDust + notBallast, notDust)',
  ],
  [
    'A sum of two choices may be absent with any option',
    'first(notBallast + there, notMurram)',
    'notMurram is',
  ],
  [
    'A sum with a field that may stay empty may be absent with any option',
    'first(notBallast + spare, notMurram)',
    'notMurram is',
  ],
  [
    'It may be so wherever that field stands',
    'first(spare + notBallast, notMurram)',
    'notMurram is',
  ],
  ['A field of two choices hangs on both', 'first(ofBallastThere, notBallast)', 'notBallast is'],
  [
    'A field of an option may stay empty with it',
    'first(spareOfBallast, notBallast)',
    'notBallast is',
  ],
  ['A value that a person enters is absent', 'size.depth', 'size.depth is'],
  ['A field of the option whose value is entered takes its place', 'first(size.depth, ofOther)'],
  ['A field that every option shows is there', 'ofAll'],
  ['A choice that is hidden has no value', 'sizeOfMurram.depth', 'sizeOfMurram is'],
  [
    'A choice that is hidden with an option has no value with another where a person enters it',
    'first(sizeOfMurram.depth, notMurram)',
    'notMurram is',
  ],
  ['A field of another option does not take its place', 'first(size.depth, ofSmall)', 'ofSmall is'],
])('%s: %s', (_, is, when?: string) => {
  const formulas = { deep: { unit: 'cm', is }, volume: { unit: 'm³', is: 'area * deep / cmPerM' } }
  expect(messageFor(withMore(fields, formulas))).toBe(
    when === undefined ? NOTHING : absentWhere(when),
  )
})

/** The path that is as deep as its beds, whose rows have more. */
function withBedsOf(is: string, changes: Record<string, unknown> = {}) {
  const volume = { unit: 'm³', is: `covered * ${is} / cmPerM` }
  const repeat = withRepeat(changes)
  return { ...repeat, formulas: { ...repeat.formulas, volume } }
}

test('The largest of rows is there where there is always one', () => {
  const largest = 'max(beds.width) * cmPerM * depth / depth'
  expect(messageFor(withBedsOf(largest))).toBe(absentWhere('there is no bed'))
  expect(messageFor(withBedsOf(largest, { minimum: 1 }))).toBe(NOTHING)
})

test('One row may have what another lacks: no two columns fill in for each other', () => {
  const { beds } = withBeds.fields
  const more = {
    stone,
    high: shownWith({ stone: ['ballast'] }),
    low: shownWith({ stone: ['murram'] }),
  }
  const rows = { fields: { ...beds.fields, ...more } }
  expect(messageFor(withBedsOf('first(sum(beds.high), sum(beds.low))', rows))).toBe(
    absentWhere('beds.low is'),
  )
})

test('A row that needs a field outside of it may make the key figure absent, and the message names that field', () => {
  const repeat = withBedsOf('depth', {
    formulas: { bedArea: { unit: 'm²', is: 'length * width * share / percent' } },
  })
  const withShare = (share: object) =>
    messageFor({
      ...repeat,
      fields: { ...repeat.fields, share: { ...number, unit: '%', ...share } },
    })
  expect(withShare({ default: undefined, optional: true })).toBe(absentWhere('share is'))
  expect(withShare({ visibleWhen: { stone: ['ballast'] } })).toBe(absentWhere('share is'))
  expect(withShare({})).toBe(NOTHING)
})

test('Where the rows need a field of one option, that of the other takes the place of their sum', () => {
  const { bedArea } = withBeds.fields.beds.formulas
  const formulas = { bedArea, deep: { unit: 'cm', is: 'share' } }
  const repeat = withBedsOf('first(sum(beds.deep), other)', { formulas })
  const withOther = (option: string) => {
    const [share, other] = ['ballast', option].map((id) => shownWith({ stone: [id] }))
    return messageFor({ ...repeat, fields: { ...repeat.fields, share, other } })
  }
  expect(withOther('murram')).toBe(NOTHING)
  expect(withOther('ballast')).toBe(absentWhere('other is'))
})

test('A roof asks for its rise or its pitch, and takes the rise where it has both', () => {
  const gable = calculatorAt('gable-roof-calculator')
  const roof = (given: Record<string, string>) =>
    computeEstimate(gable, formValuesOf(gable.fields, { roofLength: '10', span: '8', ...given }))
  expect(roof({})).toEqual({
    state: 'invalid',
    fieldErrors: [{ path: 'rise', message: 'Rise or pitch: enter one of the two' }],
  })
  const riseOf = (given: Record<string, string>) => {
    const outcome = roof(given)
    return outcome.state === 'ready' && outcome.estimate.rows[0]?.value
  }
  expect(riseOf({ rise: '2', pitch: '45' })).toBe('2.00')
  expect(riseOf({ pitch: '45' })).toBe('4.00')
  expect(riseOf({ pitch: '70.1' })).toBe(false)
})
