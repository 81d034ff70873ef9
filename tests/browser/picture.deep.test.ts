import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SITE_PICTURE, takeSitePicture } from '../../tools/sitePicture.ts'
import { setUpBrowser } from './support/browser.ts'

/*
 * The picture in the README shows the page as it is. Pictures are compared by the mean colours of
 * coarse cells: how letters are drawn differs between machines, and makes no picture old.
 */

const site = setUpBrowser()
const OLD = `${SITE_PICTURE} is older than what it shows, or was taken with other fonts: npm run screenshots -- site takes it anew`

/** The side of a cell, in pixels. */
const CELL = 40
/** So far may a channel of 256 steps be from the other picture's: in any cell, and on the whole. */
const CELL_TOLERANCE = 6
const WHOLE_TOLERANCE = 1
/** What a reader of the README waits for. */
const MOST_BYTES = 150_000

interface Coarse {
  size: string
  /** The mean of each channel in each cell, row by row. */
  means: number[]
}

/** A picture in coarse cells. */
async function coarse(page: Page, png: Buffer): Promise<Coarse> {
  return page.evaluate(
    async ({ address, side }) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const { width, height } = image
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      if (!pen) throw new Error('The browser draws no canvas')
      pen.drawImage(image, 0, 0)
      const means: number[] = []
      for (let top = 0; top < height; top += side) {
        for (let left = 0; left < width; left += side) {
          const area = [Math.min(side, width - left), Math.min(side, height - top)] as const
          const { data } = pen.getImageData(left, top, ...area)
          for (let channel = 0; channel < 3; channel += 1) {
            let sum = 0
            for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
            means.push(sum / (data.length / 4))
          }
        }
      }
      return { size: `${width} × ${height}`, means }
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, side: CELL },
  )
}

/** How far two pictures are from each other: at most in a channel of a cell, and on the whole. */
function distance(one: Coarse, other: Coarse) {
  const each = one.means.map((mean, index) => Math.abs(mean - (other.means[index] ?? 0)))
  return { cell: Math.max(...each), whole: each.reduce((sum, next) => sum + next, 0) / each.length }
}

function isSame(one: Coarse, other: Coarse): boolean {
  const { cell, whole } = distance(one, other)
  return one.size === other.size && cell <= CELL_TOLERANCE && whole <= WHOLE_TOLERANCE
}

test('the picture in the README shows the calculator as it is, and is small', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../..', SITE_PICTURE))
  const taken = await takeSitePicture((options) => site.blank(options))
  const page = await site.blank()
  expect(isSame(await coarse(page, kept), await coarse(page, taken)), OLD).toBe(true)
  expect(kept.length).toBeLessThan(MOST_BYTES)
})

/** A picture as a page would be, drawn without one: a tab that is new may have none to give yet. */
function drawn(page: Page, text: string, ground: string, shift: number): Promise<string> {
  return page.evaluate(
    async ({ text, ground, shift }) => {
      const canvas = new OffscreenCanvas(1280, 800)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('The browser draws no canvas')
      pen.fillStyle = ground
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#000000'
      pen.font = 'bold 32px sans-serif'
      pen.fillText(text, 8 + shift, 52 + shift)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return btoa(String.fromCharCode(...bytes))
    },
    { text, ground, shift },
  )
}

test.each([
  ['a word more', 'Tile Calculator for the floor', '#ffffff', 0, false],
  ['another ground', 'Tile Calculator', '#f8f8f8', 0, false],
  ['letters drawn otherwise', 'Tile Calculator', '#ffffff', 0.3, true],
])(
  'of a picture with %s it is known whether it is the same',
  async (_, text, ground, shift, expected) => {
    const page = await site.blank()
    const pictureOf = async (...what: [string, string, number]) =>
      coarse(page, Buffer.from(await drawn(page, ...what), 'base64'))
    const [one, other] = [
      await pictureOf('Tile Calculator', '#ffffff', 0),
      await pictureOf(text, ground, shift),
    ]
    expect(isSame(one, other)).toBe(expected)
  },
)
