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

/** A picture in coarse cells, by its address. */
async function coarse(page: Page, address: string): Promise<Coarse> {
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
    { address, side: CELL },
  )
}

function addressOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
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
  const [before, now] = [await coarse(page, addressOf(kept)), await coarse(page, addressOf(taken))]
  expect(isSame(before, now), OLD).toBe(true)
  expect(kept.length).toBeLessThan(MOST_BYTES)
})

/** What a page might show, drawn without one: a tab that is new may have no picture to give yet. */
interface Drawing {
  ground: string
  /** In the size of text, below the heading. */
  words: string
  /** So many pixels the letters lie off, down and to the right. */
  shift: number
}

const HEADING: Drawing = { ground: '#ffffff', words: '', shift: 0 }

/** Draws a heading, and answers the picture's address. */
function draw(page: Page, drawing: Drawing): Promise<string> {
  return page.evaluate(({ ground, words, shift }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('The browser draws no canvas')
    pen.fillStyle = ground
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = '#000000'
    pen.font = 'bold 32px serif'
    pen.fillText('Tile Calculator', 8 + shift, 50 + shift)
    pen.font = '16px serif'
    pen.fillText(words, 8 + shift, 96 + shift)
    return canvas.toDataURL()
  }, drawing)
}

test.each([
  ['a word more', { ...HEADING, words: 'For the floor' }, false],
  ['another ground', { ...HEADING, ground: '#f8f8f8' }, false],
  ['letters drawn otherwise', { ...HEADING, shift: 0.3 }, true],
])('of a picture with %s it is known whether it is the same', async (_, drawing, expected) => {
  const page = await site.blank()
  const one = await coarse(page, await draw(page, HEADING))
  expect(isSame(one, await coarse(page, await draw(page, drawing)))).toBe(expected)
})
