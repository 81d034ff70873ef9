import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FEET_AND_INCHES,
  type Measurement,
  type MeasurementInput,
  parseMeasurement,
  unitChoices,
} from '../../schemas/estimate/measurementInput.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { readEntry } from '../oracle/entries.ts'
import { converted, isLike } from '../oracle/measures.ts'
import { plus, type Ratio, ratio, ratioOf, times } from '../oracle/ratio.ts'
import { runsAtDepth } from '../support/depth.ts'
import { IN_WORDS, ENTRIES as KNOWN } from './measurements.ts'

const ENTRIES = runsAtDepth(10_000, 100_000)
/** The units in which people may enter a field of a unit, in one box. */
const unitsLike = (unit: string) => unitChoices(unit).filter((choice) => choice !== FEET_AND_INCHES)
const MEASURED = [...Object.keys(MEASURES), 'm²'].filter((unit) => unitsLike(unit).length > 0)

const fractionOf = (entry: Measurement | undefined) =>
  entry && `${entry.value.s < 0n ? '-' : ''}${entry.value.n}/${entry.value.d}`

interface Written {
  text: string
  value: Ratio
}

const decimal: fc.Arbitrary<Written> = fc
  .tuple(fc.bigInt({ min: 0n, max: 99_999n }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => {
    const padded = digits.toString().padStart(decimals + 1, '0')
    const cut = padded.length - decimals
    const text = decimals === 0 ? padded : `${padded.slice(0, cut)}.${padded.slice(cut)}`
    return { text, value: ratio(digits, 10n ** BigInt(decimals)) }
  })

const fraction: fc.Arbitrary<Written> = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 40n }),
    fc.bigInt({ min: 1n, max: 31n }),
    fc.integer({ min: 1, max: 5 }),
  )
  .map(([whole, above, power]) => {
    const below = 2n ** BigInt(power)
    const part = `${above}/${below}`
    const value = plus(ratio(whole), ratio(above, below))
    return { text: whole === 0n ? part : `${whole} ${part}`, value }
  })

const inches = fc.oneof(decimal, fraction)

const SPELLED: Readonly<Record<string, readonly string[]>> = {
  m: ['m', 'M', 'metres', 'mtrs', 'mita'],
  cm: ['cm', 'CM'],
  mm: ['mm', 'millimetres'],
  ft: ['ft', 'Ft', 'feet', 'futi', "'", '’'],
  in: ['in', 'inches', '"', '”', "''"],
  'm²': ['m²', 'm2', 'sq m', 'sqm'],
  'ft²': ['ft²', 'ft2', 'sq ft', 'sqft'],
  kg: ['kg', 'Kgs'],
  g: ['g', 'grams'],
  tonne: ['tonnes', 't'],
}

interface Typed {
  own: string
  typed: MeasurementInput
  value: Ratio
}

const gap = fc.constantFrom('', ' ', '  ')

/** A number, with a unit chosen, or in the text; then the control may show any other. */
const single: fc.Arbitrary<Typed> = fc
  .constantFrom(...MEASURED)
  .chain((own) => fc.tuple(fc.constant(own), fc.constantFrom(...unitsLike(own))))
  .chain(([own, unit]) =>
    fc
      .record({
        number: unit === 'in' ? inches : decimal,
        negative: fc.boolean(),
        spelled: fc.constantFrom(undefined, ...(SPELLED[unit] ?? [unit])),
        control: fc.constantFrom(undefined, ...unitsLike(own)),
        space: gap,
      })
      .map(({ number, negative, spelled, control, space }) => {
        const minus = negative && !number.text.includes('/')
        const value = minus ? times(ratio(-1), number.value) : number.value
        const text = (minus ? '-' : '') + number.text
        const typed =
          spelled === undefined ? { text, unit } : { text: text + space + spelled, unit: control }
        return { own, typed, value: converted(value, unit, own) }
      }),
  )

/** Feet and inches, in one text or in two boxes. */
const feetAndInches: fc.Arbitrary<Typed> = fc
  .record({
    own: fc.constantFrom('m', 'cm', 'mm'),
    feet: decimal,
    inches,
    signs: fc.constantFrom(
      [' ft ', ' in'],
      ["' ", '"'],
      ["'", ''],
      ['ft', ''],
      ['feet ', ' inches'],
      ["'-", '"'],
      [' futi ', ' inchi'],
    ),
    boxed: fc.boolean(),
  })
  .map(({ own, feet, inches, signs: [ft, inch], boxed }) => ({
    own,
    typed: boxed
      ? { text: feet.text, unit: 'ft in', inches: inches.text }
      : { text: `${feet.text}${ft}${inches.text}${inch}` },
    value: plus(converted(feet.value, 'ft', own), converted(inches.value, 'in', own)),
  }))

/** Two sides of an area, each with a unit, or one with that of both. */
const sides: fc.Arbitrary<Typed> = fc
  .record({
    one: decimal,
    other: decimal,
    units: fc.tuple(fc.constantFrom(...unitsLike('m')), fc.constantFrom(...unitsLike('m'))),
    said: fc.constantFrom('both', 'first', 'last', 'neither'),
    between: fc.constantFrom('x', ' x ', ' X ', '×', ' * ', ' by '),
    control: fc.constantFrom(undefined, ...unitsLike('m²')),
  })
  .map(({ one, other, units: [first, last], said, between, control }) => {
    const shown = control === 'ft²' ? 'ft' : 'm'
    const ofOne = said === 'last' ? last : said === 'neither' ? shown : first
    const ofOther = said === 'first' ? first : said === 'neither' ? shown : last
    const [behindOne, behindOther] = [said === 'last' ? '' : first, said === 'first' ? '' : last]
    const text =
      said === 'neither'
        ? `${one.text}${between}${other.text}`
        : `${one.text} ${behindOne}${between}${other.text} ${behindOther}`
    const value = times(converted(one.value, ofOne, 'm'), converted(other.value, ofOther, 'm'))
    return { own: 'm²', typed: { text, unit: control }, value }
  })

/** Metres with centimetres, kilograms with grams. */
const withPart: fc.Arbitrary<Typed> = fc
  .record({
    units: fc.constantFrom(
      ['m', 'cm', 100],
      ['cm', 'mm', 10],
      ['m', 'mm', 1000],
      ['kg', 'g', 1000],
    ),
    whole: fc.nat(300),
    part: fc.nat(99_999),
    space: gap,
  })
  .map(({ units: [unit, small, most], whole, part, space }) => {
    const rest = Number(most) > part / 100 ? part / 100 : part % Number(most)
    const [unitText, smallText] = [String(unit), String(small)]
    return {
      own: unitText,
      typed: { text: [whole, unitText, rest, smallText].join(space) },
      value: plus(ratio(whole), converted(ratioOf(String(rest)), smallText, unitText)),
    }
  })

/** Measures added up, each with a unit, or all in the unit that is chosen. */
const sums: fc.Arbitrary<Typed> = fc
  .record({
    own: fc.constantFrom('m', 'cm', 'mm'),
    chosen: fc.constantFrom('m', 'cm', 'ft', 'in'),
    saysUnits: fc.boolean(),
    terms: fc.array(fc.tuple(fraction, fc.constantFrom('m', 'cm', 'in')), {
      minLength: 2,
      maxLength: 6,
    }),
    plusSign: fc.constantFrom('+', ' + ', ' +', '+ '),
  })
  .map(({ own, chosen, saysUnits, terms, plusSign }) => {
    const parts = terms.map(([{ text, value }, unit]) => {
      const isInInches = (saysUnits ? unit : chosen) === 'in'
      // The rest of a whole is left out, where only inches have such fractions.
      const [whole = '', part] = text.split(' ')
      const written = isInInches ? text : part === undefined ? '7' : whole
      const exact = isInInches ? value : ratioOf(written)
      const shown = saysUnits ? `${written} ${unit}` : written
      return { shown, exact: converted(exact, saysUnits ? unit : chosen, own) }
    })
    return {
      own,
      typed: { text: parts.map(({ shown }) => shown).join(plusSign), unit: chosen },
      value: parts.map(({ exact }) => exact).reduce(plus),
    }
  })

const entries = fc.oneof(
  { weight: 1, arbitrary: withPart },
  { weight: 2, arbitrary: sums },
  { weight: 3, arbitrary: single },
  { weight: 1, arbitrary: feetAndInches },
  { weight: 1, arbitrary: sides },
)

test.each(KNOWN)('in a field in %s, %j has the value %s', (own, typed, value) => {
  expect(parseMeasurement(own, typed)?.value.toFraction()).toBe(value)
})

test.each(IN_WORDS)('in a field in %s, %j is called %s', (own, typed, written) => {
  expect(parseMeasurement(own, typed)?.asEntered).toBe(written)
})

test('a field may be entered in its own unit first, and then in others of its kind alone', () => {
  expect(MEASURED.length).toBeGreaterThanOrEqual(9)
  for (const unit of MEASURED) {
    expect(unitChoices(unit)[0]).toBe(unit)
    expect(unitsLike(unit).filter((choice) => !isLike(choice, unit))).toEqual([])
  }
  expect(unitChoices('bag')).toEqual([])
})

test(`${ENTRIES} entries in any unit have the exact fraction`, () => {
  fc.assert(
    fc.property(entries, ({ own, typed, value }) => {
      expect([typed, fractionOf(parseMeasurement(own, typed))]).toEqual([
        typed,
        `${value.above}/${value.below}`,
      ])
    }),
    { numRuns: ENTRIES },
  )
})

test(`reading what was written for ${ENTRIES} entries gives the same again`, () => {
  fc.assert(
    fc.property(entries, ({ own, typed }) => {
      const entry = parseMeasurement(own, typed)
      if (entry?.asEntered === undefined) return
      const again = parseMeasurement(own, { text: entry.asEntered })
      expect([entry.asEntered, fractionOf(again), again?.asEntered]).toEqual([
        entry.asEntered,
        fractionOf(entry),
        entry.asEntered,
      ])
    }),
    { numRuns: ENTRIES },
  )
})

test(`no text makes it throw: ${ENTRIES} of them, in any box`, () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...`0123456789.,+-/ '"ftinmckg²2x½`) }),
  )
  const control = fc.constantFrom(undefined, 'm', 'ft', 'ft in', 'kg', '', '__proto__')
  fc.assert(
    fc.property(
      fc.constantFrom(...MEASURED, '1', '%'),
      text,
      control,
      text,
      (own, one, unit, two) => {
        const entry = parseMeasurement(own, { text: one, unit, inches: two })
        expect(entry === undefined || entry.value.d > 0n).toBe(true)
      },
    ),
    { numRuns: ENTRIES },
  )
})

/** Words and numbers as people type them, put together at random: most are no measure. */
const PIECES = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '12',
    '50',
    '05',
    '5',
    '3.6',
    '.5',
    '1,200',
    '85',
    '1/2',
    '3/4',
    '1/0',
    '5/2',
  ],
  ...['½', '¾', '⅓', '⅞', ' ', ' ', ' ', ' ', '\u00a0', '+', ' + ', '+', '-', '/', '.', ','],
  ...[
    'm',
    'cm',
    'mm',
    'ft',
    'in',
    "'",
    '"',
    'm',
    'cm',
    'ft',
    'in',
    'mita',
    'futi',
    'inchi',
    'sentimita',
  ],
  ...['kg', 'g', 'tonne', '*', '%', 'e3', '×'],
]
const anyText = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 9 })
  .map((pieces) => pieces.join(''))
/** A measure of several pieces, sound in its shape: some numbers and units go together, and some do not. */
const nearlyMeasure = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(...PIECES.slice(0, 20)),
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom(...PIECES.slice(0, 20), '', '', ''),
        fc.constantFrom('', ' '),
        fc.constantFrom('', '', ...PIECES.slice(32, 50)),
        fc.constantFrom('', ' ', ' + ', '-'),
      )
      .map((parts) => parts.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('').replace(/[ +-]+$/, ''))

test(`${ENTRIES} texts are read as another reader reads them, or refused as it refuses them`, () => {
  let read = 0
  fc.assert(
    fc.property(
      fc.constantFrom('m', 'cm', 'mm', 'in', 'kg'),
      fc.oneof(anyText, nearlyMeasure, nearlyMeasure),
      fc.constantFrom(undefined, undefined, 'm', 'ft', 'in', 'ft in'),
      fc.oneof(fc.constantFrom('', '6', '6 1/2', '+6', '6 + 4', '-6', '6-1/2'), anyText),
      (own, text, control, inches) => {
        const unit = control !== undefined && isLike('m', own) ? control : own
        const expected = readEntry(own, { text, unit, inches })
        const typed = { own, text, unit, inches }
        expect([typed, fractionOf(parseMeasurement(own, { text, unit, inches }))]).toEqual([
          typed,
          expected && `${expected.above}/${expected.below}`,
        ])
        read += expected ? 1 : 0
      },
    ),
    { numRuns: ENTRIES },
  )
  expect(read).toBeGreaterThan(ENTRIES / 20)
})

describe('is not a number', () => {
  test.each([
    ['5 1/0 in', 'm'],
    ['3 m', 'kg'],
    ['3 m', 'm²'],
    ['3 m²', 'm'],
    ['12 ft 6 in 3', 'm'],
    ['6 in 12 ft', 'm'],
    ['ft', 'm'],
    ['ft 6 in', 'm'],
    ['1/2 ft', 'm'],
    ['1e3 m', 'm'],
    ['12 m', '1'],
    ['12 m', '%'],
    ['3 mm2', 'm²'],
    ['constructor', 'm'],
    ['3 constructor', 'm'],
    ['3 __proto__', 'm'],
    ['9'.repeat(16), 'm'],
    [`${'9'.repeat(16)} ft`, 'm'],
    [' '.repeat(60), 'm'],
    ['', 'm'],
  ])('%j in a field of %s', (text, own) => {
    expect(parseMeasurement(own, { text })).toBeUndefined()
  })

  test.each([
    [{ text: '12', unit: 'kg' }],
    [{ text: '12', unit: 'yard' }],
    [{ text: '12', unit: 'ft in', inches: 'six' }],
    [{ text: '12 ft 6 in', unit: 'ft in', inches: '6' }],
    [{ text: '12 m', unit: 'ft in', inches: '6' }],
    [{ text: '', unit: 'ft in', inches: '' }],
  ])('%j', (typed) => {
    expect(parseMeasurement('m', typed)).toBeUndefined()
  })
})
