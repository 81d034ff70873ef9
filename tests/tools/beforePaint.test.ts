import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforePaint, HEADERS_BYTES, MEANWHILE_BYTES } from '../../tools/prerender/beforePaint.ts'

const script = ([file, bytes]: [string, number]) => ({ file, bytes })

/** The names of those fetched before the paint, in their order. */
function atOnce(scripts: [string, number][]): string[] {
  return beforePaint(scripts.map(script))
    .filter(({ afterPaint }) => !afterPaint)
    .map(({ file }) => file)
}

test('A calculator fetches its form before the paint, and neither tiny nor large files', () => {
  const scripts: [string, number][] = [
    ['runtime', 400],
    ['tile-estimator', 1_700],
    ['CalculatorPage', 4_700],
    ['estimate', 9_900],
    ['forms', 13_500],
    ['site', 28_000],
    ['react', 66_000],
  ]
  expect(atOnce(scripts)).toEqual(['forms', 'estimate', 'CalculatorPage'])
  expect(beforePaint(scripts.map(script)).map(({ file }) => file)).toEqual(
    scripts.map(([file]) => file).reverse(),
  )
})

test('A page with one large file besides tiny ones fetches that', () => {
  expect(
    atOnce([
      ['runtime', 400],
      ['PrivacyPage', 1_100],
      ['site', 28_000],
      ['react', 66_000],
    ]),
  ).toEqual(['site'])
})

test('A page with little script fetches all of it, and one without any fetches none', () => {
  expect(
    atOnce([
      ['one', 300],
      ['two', 9_000],
    ]),
  ).toEqual(['two', 'one'])
  expect(atOnce([])).toEqual([])
})

test('Whatever a page needs: enough is fetched at once, and none of it for nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80_000 }), { maxLength: 30 }), (sizes) => {
      const scripts = sizes
        .sort((one, other) => one - other)
        .map((bytes, place) => ({ file: String(place), bytes }))
      const chosen = beforePaint(scripts).filter(({ afterPaint }) => !afterPaint)
      const weights = chosen.map(({ file }) => (sizes[Number(file)] ?? 0) + HEADERS_BYTES)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      if (total < MEANWHILE_BYTES) expect(chosen).toHaveLength(sizes.length)
      else expect(total - Math.min(...weights)).toBeLessThan(MEANWHILE_BYTES)
    }),
  )
})
