import { describe, expect, test } from 'vitest'
import { FUNCTION_NAMES } from '../../schemas/formula/ast.ts'
import { describeEstimate } from '../../src/export/document/exportDocument.ts'
import { shopMessageOf } from '../../src/export/message.ts'
import { reportOf } from '../../src/export/report.ts'
import { plaster } from '../support/plaster.ts'
import { calculators, DATE, documentOf, estimateOf, onlySection, ROOM } from './support.ts'

const sectionOf = (...source: Parameters<typeof documentOf>) => onlySection(documentOf(...source))

test('a sum and a fraction show what they come to on paper, in the report and in a message', () => {
  const typed = { ...ROOM, roomLength: '3m50 + 12 ft', roomWidth: '3½' }
  const content = documentOf('tile-estimator', typed)
  expect(shopMessageOf(content, 'link')).toContain(
    'Room length: 3 m 50 cm + 12 ft = 7.1576 m\nRoom width: 3½ m = 3.5 m',
  )
  expect(reportOf(content)).toContain('"Room length","3 m 50 cm + 12 ft = 7.1576","m"')
})

test('every row of a group has its own lines, counted', () => {
  const estimate = estimateOf(plaster, {
    wallLength: '4',
    wallHeight: '3',
    openings: [
      { width: '3 ft', height: '2' },
      { width: '1', height: '1', count: '2' },
    ],
  })
  const { inputs } = onlySection(
    describeEstimate({ calculator: plaster, estimate, date: DATE, address: '' }),
  )
  expect(inputs.slice(2, 8).map(({ label, value, unit }) => `${label}: ${value} ${unit}`)).toEqual([
    'Opening 1, width: 3 ft = 0.9144 m',
    'Opening 1, height: 2 m',
    'Opening 1, how many: 1 ',
    'Opening 2, width: 1 m',
    'Opening 2, height: 1 m',
    'Opening 2, how many: 2 ',
  ])
})

test('an input that was not a number is shown as the default that was used', () => {
  const { inputs } = sectionOf('block-brick-estimator', {
    wallLength: '5',
    wallHeight: '3',
    mortarGap: 'abc',
  })
  expect(inputs.find(({ name }) => name === 'mortarGap')).toMatchObject({ value: '10', unit: 'mm' })
})

describe.each(calculators)('$title.page', (calculator) => {
  test('every result has a formula, and every name in it is in the section', () => {
    const given = Object.values(calculator.examples)[0]?.given ?? {}
    const { inputs, constantsAndSteps, results } = sectionOf(calculator.slug, given)
    const { values, rowValues } = estimateOf(calculator, given)
    const lines = [...inputs, ...constantsAndSteps, ...results]
    // A formula in a row names the row's fields; a formula of the calculator names the rows' columns.
    const names = lines.flatMap(({ name }) => {
      const [group = '', row = '', ...inRow] = name.split('.')
      return /^\d+$/.test(row) ? [inRow.join('.'), `${group}.${inRow[0]}`] : name
    })
    const known = new Set([...names, ...FUNCTION_NAMES, 'table'])
    const hasValue = (name: string) => {
      const [group = '', column = ''] = name.split('.')
      const inRows = [...rowValues.values()].flat().some((row) => row.has(name))
      return values.has(name) || inRows || rowValues.get(group)?.some((row) => row.has(column))
    }
    for (const { formula } of [...results, ...constantsAndSteps.filter((one) => one.formula)]) {
      expect(formula).not.toBe('')
      // An absent field has no line.
      for (const name of formula.match(/[a-z][A-Za-z0-9.]*/g)?.filter(hasValue) ?? []) {
        expect(known).toContain(name)
      }
    }
  })
})
