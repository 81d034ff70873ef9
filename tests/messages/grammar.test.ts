import { describe, expect, test } from 'vitest'
import * as english from '../../schemas/messages/en/grammar.ts'
import {
  unitsInOne as englishUnits,
  spokenQuantity as spokenEnglish,
} from '../../schemas/messages/en/spokenUnits.ts'
import * as kiswahili from '../../schemas/messages/sw/grammar.ts'
import {
  unitsInOne as kiswahiliUnits,
  spokenQuantity as spokenKiswahili,
} from '../../schemas/messages/sw/spokenUnits.ts'

const FIGURES = ['0', '1', '2.5']

const eachCounted = ({ figureWithNoun }: Pick<typeof english, 'figureWithNoun'>, word: string) =>
  FIGURES.map((figure) => figureWithNoun(figure, word)).join('; ')

/** Counts a noun with its kind in both languages: '12 bags of cement'. */
function withKind(word: string, kind: string) {
  const says = <Noun>(language: {
    nounOf: (word: string) => Noun
    nounWithKind: (noun: Noun, isOne: boolean, kind: string) => string
    figureWithUnit: (figure: string, unit: string) => string
  }) =>
    FIGURES.map((figure) => {
      const words = language.nounWithKind(language.nounOf(word), figure === '1', kind)
      return language.figureWithUnit(figure, words)
    }).join('; ')
  return { says }
}

describe('English', () => {
  test.each([
    ['tile', '0 tiles; 1 tile; 2.5 tiles'],
    ['lorry', '0 lorries; 1 lorry; 2.5 lorries'],
    ['box', '0 boxes; 1 box; 2.5 boxes'],
    ['truss', '0 trusses; 1 truss; 2.5 trusses'],
    ['tray', '0 trays; 1 tray; 2.5 trays'],
    ['foot', '0 feet; 1 foot; 2.5 feet'],
    ['kg', '0 kg; 1 kg; 2.5 kg'],
  ])('counts by %s', (word, all) => {
    expect(eachCounted(english, word)).toBe(all)
  })

  test('says what a noun is of', () => {
    expect(withKind('bag', 'cement').says(english)).toBe(
      '0 bags of cement; 1 bag of cement; 2.5 bags of cement',
    )
  })

  test('has a unit after its figure', () => {
    const { figureWithUnit, unitFor, agreeingUnit } = english
    const quantities = (unit: string) =>
      FIGURES.map((figure) => figureWithUnit(figure, unitFor(unit, figure))).join('; ')
    expect(quantities('bag/m³')).toBe('0 bags/m³; 1 bag/m³; 2.5 bags/m³')
    expect(quantities('m²/litre')).toBe('0 m²/litre; 1 m²/litre; 2.5 m²/litre')
    expect(quantities('%')).toBe('0%; 1%; 2.5%')
    expect(quantities('1')).toBe('0; 1; 2.5')
    expect(unitFor('litre', '1.00')).toBe('litre')
    expect(agreeingUnit('tonne', false)).toBe('tonnes')
    expect(english.aroundFigure('bags of 50 kg')).toEqual(['', ' bags of 50 kg'])
  })

  test('has the words of a result as its definition has them', () => {
    expect(['1.0', '6.5'].map((figure) => english.resultUnit('bags of 50 kg', figure))).toEqual([
      'bags of 50 kg',
      'bags of 50 kg',
    ])
  })

  test('has one of what a label counts in the singular', () => {
    const said = ['for 1 bars', '(1 coats)', 'for 0.1 bars', 'for 11 bars', 'for 1,001 bars']
    expect(said.map(english.oneInSingular)).toEqual([
      'for 1 bar',
      '(1 coat)',
      'for 0.1 bars',
      'for 11 bars',
      'for 1,001 bars',
    ])
  })

  test('says units', () => {
    expect(spokenEnglish('12', 'm²', false)).toBe('12 square metres')
    expect(spokenEnglish('1', 'inch/ft', true)).toBe('1 inch per foot')
    expect(englishUnits('cm', 'm')).toBe('centimetres in a metre')
    expect(englishUnits('mm', 'in')).toBe('millimetres in an inch')
    expect(englishUnits('in', 'ft')).toBe('inches in a foot')
    expect(englishUnits('hour', 'day')).toBe('hours in a day')
  })
})

describe('Kiswahili', () => {
  test.each([
    ['I-ZI', 'tile', 'tiles 0; tile 1; tiles 2.5'],
    ['U-I', 'bag', 'mifuko 0; mfuko 1; mifuko 2.5'],
    ['LI-YA', 'lorry', 'malori 0; lori 1; malori 2.5'],
    ['KI-VI', 'bar', 'vyuma 0; chuma 1; vyuma 2.5'],
    ['U-ZI', 'wall', 'kuta 0; ukuta 1; kuta 2.5'],
    ['I-ZI', 'litre', 'lita 0; lita 1; lita 2.5'],
    ['I-ZI, a loan', 'slate', 'slates 0; slate 1; slates 2.5'],
    ['I-ZI, a sign', 'kg', '0 kg; 1 kg; 2.5 kg'],
    [
      'U-I, of something',
      'tin of 4 litres',
      'mikebe 0 ya lita 4; mkebe 1 wa lita 4; mikebe 2.5 ya lita 4',
    ],
    [
      'U-I, two words',
      'opening',
      'milango na madirisha 0; mlango au dirisha 1; milango na madirisha 2.5',
    ],
  ])('%s: counts by %s', (_, word, all) => {
    expect(eachCounted(kiswahili, word)).toBe(all)
  })

  test.each([
    ['bag', 'simiti', 'mifuko 0 ya simiti; mfuko 1 wa simiti; mifuko 2.5 ya simiti'],
    ['bar', '12 m', 'vyuma 0 vya 12 m; chuma 1 cha 12 m; vyuma 2.5 vya 12 m'],
    ['roll', 'BRC', 'rolls 0 za BRC; roll 1 ya BRC; rolls 2.5 za BRC'],
    ['wall', 'mawe', 'kuta 0 za mawe; ukuta 1 wa mawe; kuta 2.5 za mawe'],
    [
      'lorry of 7 tonnes',
      'mchanga',
      'malori 0 ya tani 7 ya mchanga; lori 1 la tani 7 la mchanga; malori 2.5 ya tani 7 ya mchanga',
    ],
    ['slate', 'mawe', 'slates 0 za mawe; slate 1 ya mawe; slates 2.5 za mawe'],
  ])('says what %s is of: %s', (word, kind, all) => {
    expect(withKind(word, kind).says(kiswahili)).toBe(all)
  })

  test("has what a pack holds agree with it, found by the catalogue's word for one", () => {
    const lorry = kiswahili.packNoun({ singular: 'lorry', plural: 'lorries' })
    expect(kiswahili.withKind(lorry, 'tani 7')).toEqual({
      one: 'lori la tani 7',
      other: 'malori ya tani 7',
      of: 'LI-YA',
    })
  })

  test('has a noun before its figure, and a sign after it', () => {
    const { figureWithUnit, unitFor } = kiswahili
    const quantities = (unit: string) =>
      FIGURES.map((figure) => figureWithUnit(figure, unitFor(unit, figure))).join('; ')
    expect(quantities('bag/m³')).toBe('mifuko 0/m³; mfuko 1/m³; mifuko 2.5/m³')
    expect(quantities('m²/litre')).toBe('0 m²/lita; 1 m²/lita; 2.5 m²/lita')
    expect(quantities('litre/tin of 4 litres')).toBe(
      'lita 0/mkebe wa lita 4; lita 1/mkebe wa lita 4; lita 2.5/mkebe wa lita 4',
    )
    expect(quantities('%')).toBe('0%; 1%; 2.5%')
    expect(quantities('1')).toBe('0; 1; 2.5')
    expect(kiswahili.agreeingUnit('tonne', false)).toBe('tani')
    expect(kiswahili.agreeingUnit('bag/m³', false)).toBe('mifuko/m³')
    expect(kiswahili.agreeingUnit('bag·tonne', false)).toBe('mifuko·tani')
    expect(kiswahili.aroundFigure('mifuko ya 50 kg')).toEqual(['mifuko ', ' ya 50 kg'])
    expect(kiswahili.aroundFigure('m²')).toEqual(['', ' m²'])
  })

  test('has the words of a result agree with its figure', () => {
    const cement = (figure: string) =>
      kiswahili.figureWithUnit(figure, kiswahili.resultUnit('bags of 50 kg', figure))
    expect(['1.0', '6.5'].map(cement)).toEqual(['mfuko 1.0 wa 50 kg', 'mifuko 6.5 ya 50 kg'])
  })

  test('has one of what a label counts in the singular, where it is a loan', () => {
    const said = ['coats 1)', 'coats 1 za 12 m', 'coats 1.5', 'coats 12', 'idadi ya vyuma: 1']
    expect(said.map(kiswahili.oneInSingular)).toEqual([
      'coat 1)',
      'coat 1 za 12 m',
      'coats 1.5',
      'coats 12',
      'idadi ya vyuma: 1',
    ])
  })

  test('finds the row of a repeat by its Kiswahili word, as a translation has it', () => {
    expect(kiswahili.figureWithNoun('3', 'mlango wa ndani')).toBe('milango 3 ya ndani')
    expect(kiswahili.figureWithNoun('1', 'mlango wa ndani')).toBe('mlango 1 wa ndani')
    expect(kiswahili.figureWithNoun('4', 'chumba')).toBe('vyumba 4')
  })

  test.each([
    ['m', 'mita 12'],
    ['m²', 'mita mraba 12'],
    ['m³', 'cubic metre 12'],
    ['cm³', 'sentimita 12 za ujazo'],
    ['ft²', 'futi mraba 12'],
    ['kg', 'kilo 12'],
    ['tonne/m³', 'tani 12 kwa cubic metre'],
    ['bag/m³', 'mifuko 12 kwa cubic metre'],
    ['m²/litre', 'mita mraba 12 kwa lita'],
    ['litre/tin of 4 litres', 'lita 12 kwa mkebe wa lita 4'],
    ['mm²·m/kg', 'milimita mraba mita 12 kwa kilo'],
    ['%', 'asilimia 12'],
    ['°', 'digrii 12'],
    ['KSh', 'shilingi 12'],
    ['1/m', '12 kwa mita'],
    ['1', '12'],
  ])('says %s', (unit, said) => {
    expect(spokenKiswahili('12', unit, false)).toBe(said)
  })

  test('says one in the singular, and units in another', () => {
    expect(spokenKiswahili('1', 'bag/m³', true)).toBe('mfuko 1 kwa cubic metre')
    expect(kiswahiliUnits('cm', 'm')).toBe('sentimita katika mita')
    expect(kiswahiliUnits('bag', 'lorry')).toBe('mifuko katika lori')
  })
})
