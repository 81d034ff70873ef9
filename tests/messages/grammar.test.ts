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

const FIGURES = ['0', '0.5', '1', '2', '12', '1,000']

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
    ['tile', '0 tiles; 0.5 tiles; 1 tile; 2 tiles; 12 tiles; 1,000 tiles'],
    ['lorry', '0 lorries; 0.5 lorries; 1 lorry; 2 lorries; 12 lorries; 1,000 lorries'],
    ['box', '0 boxes; 0.5 boxes; 1 box; 2 boxes; 12 boxes; 1,000 boxes'],
    ['truss', '0 trusses; 0.5 trusses; 1 truss; 2 trusses; 12 trusses; 1,000 trusses'],
    ['tray', '0 trays; 0.5 trays; 1 tray; 2 trays; 12 trays; 1,000 trays'],
    ['foot', '0 feet; 0.5 feet; 1 foot; 2 feet; 12 feet; 1,000 feet'],
    ['kg', '0 kg; 0.5 kg; 1 kg; 2 kg; 12 kg; 1,000 kg'],
  ])('counts by %s', (word, all) => {
    expect(eachCounted(english, word)).toBe(all)
  })

  test('says what a noun is of', () => {
    expect(withKind('bag', 'cement').says(english)).toBe(
      '0 bags of cement; 0.5 bags of cement; 1 bag of cement; 2 bags of cement; 12 bags of cement; 1,000 bags of cement',
    )
  })

  test('has a unit after its figure', () => {
    const { figureWithUnit, unitFor, agreeingUnit } = english
    const quantities = (unit: string) =>
      FIGURES.map((figure) => figureWithUnit(figure, unitFor(unit, figure))).join('; ')
    expect(quantities('bag/m³')).toBe(
      '0 bags/m³; 0.5 bags/m³; 1 bag/m³; 2 bags/m³; 12 bags/m³; 1,000 bags/m³',
    )
    expect(quantities('m²/litre')).toBe(
      '0 m²/litre; 0.5 m²/litre; 1 m²/litre; 2 m²/litre; 12 m²/litre; 1,000 m²/litre',
    )
    expect(quantities('%')).toBe('0%; 0.5%; 1%; 2%; 12%; 1,000%')
    expect(quantities('1')).toBe('0; 0.5; 1; 2; 12; 1,000')
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
    ['I-ZI', 'tile', 'tiles 0; tiles 0.5; tile 1; tiles 2; tiles 12; tiles 1,000'],
    ['U-I', 'bag', 'mifuko 0; mifuko 0.5; mfuko 1; mifuko 2; mifuko 12; mifuko 1,000'],
    ['LI-YA', 'lorry', 'malori 0; malori 0.5; lori 1; malori 2; malori 12; malori 1,000'],
    ['KI-VI', 'bar', 'vyuma 0; vyuma 0.5; chuma 1; vyuma 2; vyuma 12; vyuma 1,000'],
    ['U-ZI', 'wall', 'kuta 0; kuta 0.5; ukuta 1; kuta 2; kuta 12; kuta 1,000'],
    ['I-ZI', 'litre', 'lita 0; lita 0.5; lita 1; lita 2; lita 12; lita 1,000'],
    ['I-ZI, a loan', 'slate', 'slates 0; slates 0.5; slate 1; slates 2; slates 12; slates 1,000'],
    ['I-ZI, a sign', 'kg', '0 kg; 0.5 kg; 1 kg; 2 kg; 12 kg; 1,000 kg'],
    [
      'U-I, of something',
      'tin of 4 litres',
      'mikebe 0 ya lita 4; mikebe 0.5 ya lita 4; mkebe 1 wa lita 4; mikebe 2 ya lita 4; mikebe 12 ya lita 4; mikebe 1,000 ya lita 4',
    ],
    [
      'U-I, two words',
      'opening',
      'milango na madirisha 0; milango na madirisha 0.5; mlango au dirisha 1; milango na madirisha 2; milango na madirisha 12; milango na madirisha 1,000',
    ],
  ])('%s: counts by %s', (_, word, all) => {
    expect(eachCounted(kiswahili, word)).toBe(all)
  })

  test.each([
    [
      'bag',
      'simiti',
      'mifuko 0 ya simiti; mifuko 0.5 ya simiti; mfuko 1 wa simiti; mifuko 2 ya simiti; mifuko 12 ya simiti; mifuko 1,000 ya simiti',
    ],
    [
      'bar',
      '12 m',
      'vyuma 0 vya 12 m; vyuma 0.5 vya 12 m; chuma 1 cha 12 m; vyuma 2 vya 12 m; vyuma 12 vya 12 m; vyuma 1,000 vya 12 m',
    ],
    [
      'roll',
      'BRC',
      'rolls 0 za BRC; rolls 0.5 za BRC; roll 1 ya BRC; rolls 2 za BRC; rolls 12 za BRC; rolls 1,000 za BRC',
    ],
    [
      'wall',
      'mawe',
      'kuta 0 za mawe; kuta 0.5 za mawe; ukuta 1 wa mawe; kuta 2 za mawe; kuta 12 za mawe; kuta 1,000 za mawe',
    ],
    [
      'lorry of 7 tonnes',
      'mchanga',
      'malori 0 ya tani 7 ya mchanga; malori 0.5 ya tani 7 ya mchanga; lori 1 la tani 7 la mchanga; malori 2 ya tani 7 ya mchanga; malori 12 ya tani 7 ya mchanga; malori 1,000 ya tani 7 ya mchanga',
    ],
    [
      'slate',
      'mawe',
      'slates 0 za mawe; slates 0.5 za mawe; slate 1 ya mawe; slates 2 za mawe; slates 12 za mawe; slates 1,000 za mawe',
    ],
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
    expect(quantities('bag/m³')).toBe(
      'mifuko 0/m³; mifuko 0.5/m³; mfuko 1/m³; mifuko 2/m³; mifuko 12/m³; mifuko 1,000/m³',
    )
    expect(quantities('m²/litre')).toBe(
      '0 m²/lita; 0.5 m²/lita; 1 m²/lita; 2 m²/lita; 12 m²/lita; 1,000 m²/lita',
    )
    expect(quantities('litre/tin of 4 litres')).toBe(
      'lita 0/mkebe wa lita 4; lita 0.5/mkebe wa lita 4; lita 1/mkebe wa lita 4; lita 2/mkebe wa lita 4; lita 12/mkebe wa lita 4; lita 1,000/mkebe wa lita 4',
    )
    expect(quantities('%')).toBe('0%; 0.5%; 1%; 2%; 12%; 1,000%')
    expect(quantities('1')).toBe('0; 0.5; 1; 2; 12; 1,000')
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
