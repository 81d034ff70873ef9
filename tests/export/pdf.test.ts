import { describe, expect, test } from 'vitest'
import { figureWithUnit } from '#language/grammar.ts'
import type { ExportDocument } from '../../src/export/document/exportDocument.ts'
import { pdfOf } from '../../src/export/pdf/pdf.ts'
import { FONT_CHARACTERS, hasLetters, printable } from '../../src/export/pdf/pdfText.ts'
import { PRINT_STYLES } from '../../src/export/print/printStyles.ts'
import { site } from '../../src/site.ts'
import { A4, readPdf } from '../support/readPdf.ts'
import { calculators, documentOf, onlySection, ROOM, withoutPictures } from './support.ts'

/** Without its picture: tests/browser/paperPicture.deep.test.ts looks at that. */
const drawable = (...source: Parameters<typeof documentOf>) =>
  withoutPictures(documentOf(...source))

const readBack = async (pdf: Blob) => readPdf(new Uint8Array(await pdf.arrayBuffer()))

/** All that a person reads of an estimate. */
function textsOf(content: ExportDocument): string[] {
  const { calculator, inputs, results, working } = onlySection(content)
  const figures = [...inputs, ...results].flatMap(({ label, value, unit }) => [
    label,
    figureWithUnit(value, unit),
  ])
  const { date, disclaimer, address } = content
  return [calculator, date.inWords, ...figures, ...working, disclaimer, address]
}

/** One that makes estimates of others leaves the screen as a list of them. */
const alone = calculators.filter(({ estimates }) => estimates.length === 0)

describe.each(alone)('$title.page', (calculator) => {
  test('every example is one A4 page of text, or two, at most 40 kB, with all that the document says', async () => {
    for (const { given } of Object.values(calculator.examples)) {
      const content = drawable(calculator.slug, given, ['3 m² × 2 ÷ 4 − 1 m² = 0.50 m²'])
      const pdf = await pdfOf(content)
      expect(pdf.size).toBeLessThan(40_000)
      const { title, pages } = await readBack(pdf)
      expect(title).toBe(`${calculator.title.page}, 30 November 2026`)
      expect(pages.length).toBeLessThanOrEqual(2)
      for (const { width, height } of pages) {
        expect(width).toBeCloseTo(A4.width, 1)
        expect(height).toBeCloseTo(A4.height, 1)
      }
      const text = pages.flatMap(({ lines }) => lines).join(' ')
      for (const part of textsOf(content)) expect(text).toContain(printable(part))
    }
  })

  test('the font of a PDF has every character of the definition', () => {
    expect(hasLetters(printable(JSON.stringify(calculator)))).toBe(true)
  })
})

test('names in Kikuyu, Kamba and every other Latin alphabet print as they were typed', async () => {
  const names = 'Wangũi, Mũrang’a; Kĩtui; Nyĩrĩ; Ọlá Ńkẹ́; Nguyễn; Łódź; Dvořák; Şükrü; ŋ Ɛ ɓ'
  const content = drawable('tile-estimator', ROOM)
  const { title, pages } = await readBack(await pdfOf({ ...content, title: names, note: names }))
  expect(title).toBe(`${names}, 30 November 2026`)
  const lines = pages[0]?.lines.join(' ') ?? ''
  expect(lines.split(names)).toHaveLength(3)
})

test('the font has a glyph of its own for each character of its list', async () => {
  const letters = [...FONT_CHARACTERS].filter((one) => /[^\p{M}\s\u00AD]/u.test(one))
  const content = drawable('tile-estimator', ROOM, letters)
  const { pages } = await readBack(await pdfOf(content))
  const lines = new Set(pages.flatMap((page) => page.lines))
  // A micro sign is drawn as a Greek letter, and read as one.
  const asRead = (letter: string) => letter.replace('µ', 'μ')
  expect(letters.filter((letter) => !lines.has(asRead(letter)))).toEqual([])
})

test('the characters of working print as they are', () => {
  expect(printable('9 m² × 2 m³·m ÷ 3 − 1 = “5” … –')).toBe('9 m² × 2 m³·m ÷ 3 − 1 = “5” … –')
  expect(printable('mm⁴ ≤ 5 ⇒ ≈ 2')).toBe('mm⁴ ≤ 5 → ≈ 2')
})

test('long working is wrapped within the margins and goes on on further pages', async () => {
  const long = Array.from(
    { length: 60 },
    (_, index) => `Line ${index}: ${'3 m × 4 m + '.repeat(20)}.`,
  )
  const content = drawable('tile-estimator', ROOM, [...long, 'x'.repeat(400)])
  const { pages } = await readBack(await pdfOf(content))
  expect(pages.length).toBeGreaterThan(1)
  for (const { right, lowest } of pages) {
    expect(right).toBeLessThanOrEqual(A4.width - 42)
    expect(lowest).toBeGreaterThanOrEqual(20)
  }
  const text = pages.flatMap(({ lines }) => lines).join(' ')
  for (const index of [0, 30, 59]) expect(text).toContain(`Line ${index}:`)
  // Not at the end, where the disclaimer could have a page of its own.
  expect(pages[0]?.lines[3]).toBe(content.disclaimer)
  for (const [index, { lines }] of pages.entries()) {
    expect(lines.slice(-2)).toEqual([
      `${site.name}, ${content.address}`,
      `page ${index + 1} of ${pages.length}`,
    ])
  }
})

test('the foot of what a browser prints has the name of the site', () => {
  expect(PRINT_STYLES).toContain(`content: "${site.name}"`)
})
