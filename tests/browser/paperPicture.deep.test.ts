import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readPdf } from '../support/readPdf.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { downloadOf, printed } from './support/tiles.ts'

const site = setUpBrowser()

/** Heaps, the pattern of a wall, and coats that overlap. */
const estimates: [address: string, typed: Record<string, string>][] = [
  ['concrete-mix-calculator', { area: '20', thickness: '10' }],
  ['block-brick-estimator', { wallLength: '12', wallHeight: '3' }],
  ['paint-estimator', { wallHeight: '3', wallWidth: '4' }],
]

/** The elements of a picture, without their colours. */
const partsOf = (page: Page) =>
  page
    .locator('figure svg[role=img]')
    .evaluate((picture) =>
      [...picture.querySelectorAll('*')].map((element) =>
        [
          element.tagName,
          ...['d', 'x', 'y', 'width', 'height', 'r', 'cx', 'cy', 'transform', 'textLength']
            .filter((name) => element.hasAttribute(name))
            .map((name) => `${name}=${element.getAttribute(name)}`),
          element.childElementCount === 0 ? element.textContent : '',
        ].join(' '),
      ),
    )

async function calculated(address: string, typed: Record<string, string>): Promise<Page> {
  const page = await site.visit(`/${address}`, LAPTOP)
  await calculate(page, typed)
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  await page.locator('figure svg[role=img]').waitFor()
  return page
}

/** The path of the estimate, saved as a PDF. */
const savedPdf = async (page: Page) => (await downloadOf(page, 'Save as PDF')).path()

test.each(estimates)(
  '/%s: paper has the picture of the screen, shape for shape, in grey; a PDF has its texts, on at most two pages of 40 kB',
  async (address, typed) => {
    const page = await calculated(address, typed)
    const paper = await printed(page)
    const onPaper = paper.locator('figure svg[role=img]')
    await onPaper.waitFor()
    const onScreen = page.locator('figure svg[role=img]')
    expect(await onPaper.getAttribute('aria-label')).toBe(await onScreen.getAttribute('aria-label'))
    const parts = await partsOf(paper)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts).toEqual(await partsOf(page))
    const colours = await onPaper.evaluate((picture) =>
      [...picture.querySelectorAll('[fill], [stroke]')].flatMap((element) =>
        ['fill', 'stroke'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    )
    for (const colour of colours) expect(colour).toMatch(/^(none|#(.)\2\2|#(..)\3\3|url\(.*\))$/)
    const legend = await page.locator('figure figcaption :is(li, p)').allTextContents()
    expect(await paper.locator('figure p').allTextContents()).toEqual(legend)
    await paper.close()

    const bytes = await readFile(await savedPdf(page))
    expect(bytes.length).toBeLessThan(40_000)
    const { pages } = await readPdf(bytes)
    expect(pages.length).toBeLessThanOrEqual(2)
    const pdfText = pages.flatMap(({ lines }) => lines).join(' ')
    for (const text of [...(await page.locator('figure svg text').allTextContents()), ...legend]) {
      expect(pdfText).toContain(text)
    }
  },
)

test('in a PDF the pattern of a wall is drawn to the scale of the wall', async () => {
  const page = await calculated('block-brick-estimator', { wallLength: '12', wallHeight: '3' })
  const pdf = await readFile(await savedPdf(page), 'latin1')
  const scales = [...pdf.matchAll(/\/PatternType 1(?:(?!endobj).)*?\/Matrix \[([\d.]+)/gs)]
  expect(scales.length).toBeGreaterThan(0)
  // The picture is 332 units wide and 62 mm on paper; a PDF counts 72 to an inch.
  for (const [, scale] of scales) expect(Number(scale)).toBeCloseTo(((62 / 332) * 72) / 25.4, 6)
})
