import type { BrowserContextOptions, Page } from 'playwright-core'
import { palette } from '../src/styles/palette.ts'
import { atRest } from '../tests/browser/support/atRest.ts'

/*
 * docs/site.png, the picture in the README: a calculator with its result on a laptop, and the drawing
 * of that result on a phone. `npm run screenshots` writes it; tests/browser/picture.deep.test.ts says
 * when it is older than what it shows.
 */

/** Where the picture is, from the project's root. */
export const SITE_PICTURE = 'docs/site.png'

const PAGE = '/tile-estimator'
/** A floor whose tiles must be cut, so that the drawing has something to show. */
const ROOM = { roomLength: '5.2', roomWidth: '4.5', tileLength: '60', tileWidth: '60' }

const LIGHT = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const LAPTOP = { ...LIGHT, viewport: { width: 1040, height: 800 } }
const PHONE = { ...LIGHT, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
/** Both screens beside each other. */
const WHOLE = { viewport: { width: 1480, height: 852 } }

const { sunken, control } = palette.light
const STYLE = `
  body { margin: 0; background: ${sunken} }
  img { position: absolute; border: 2px solid ${control} }
  .laptop { left: 24px; top: 24px; border-radius: 10px }
  .phone { right: 24px; bottom: 24px; border-radius: 20px }
`

/**
 * Takes the picture of a built site, as PNG.
 *
 * @param open gives a page with a context of its own, whose base is the site; it is nowhere yet.
 */
export async function takeSitePicture(
  open: (options: BrowserContextOptions) => Promise<Page>,
): Promise<Buffer> {
  const laptop = await resultOn(await open(LAPTOP))
  const phone = await resultOn(await open(PHONE))
  await phone.locator('figure').scrollIntoViewIfNeeded()
  await atRest(phone)
  const screens = { laptop: await laptop.screenshot(), phone: await phone.screenshot() }
  const images = Object.entries(screens).map(
    ([name, png]) => `<img class="${name}" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  const whole = await open(WHOLE)
  await whole.setContent(`<style>${STYLE}</style>${images.join('')}`)
  return whole.screenshot()
}

/** Opens the calculator on a page, and calculates. */
async function resultOn(page: Page): Promise<Page> {
  await page.goto(PAGE)
  await atRest(page)
  for (const [name, text] of Object.entries(ROOM)) await page.fill(`[name=${name}]`, text)
  await page.getByRole('button', { name: 'Calculate' }).click()
  // Nothing looks as if it were pointed at.
  await page.mouse.move(0, 0)
  await atRest(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
}
