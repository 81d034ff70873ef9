import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { palette } from '../src/styles/palette.ts'
import { CHROMIUM_FLAGS, findTestBrowser } from './testPrograms.mjs'
import { runTool, ToolError } from './toolError.ts'

/*
 * `npm run picture` takes docs/site.png, the picture in the README, of the site that was built last: a
 * calculator with its result on a laptop, and the drawing of that result on a phone.
 */

const ROOT = join(import.meta.dirname, '..')
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

await runTool(async () => {
  const executablePath = findTestBrowser()
  if (!executablePath) throw new ToolError('No Chromium found; install one or set CHROMIUM')
  const server = await preview({ root: ROOT, preview: { port: 0, host: 'localhost' } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const baseURL = server.resolvedUrls?.local[0] ?? ''
  const laptop = await resultOn(await browser.newPage({ baseURL, ...LAPTOP }))
  const phone = await resultOn(await browser.newPage({ baseURL, ...PHONE }))
  await phone.locator('figure').scrollIntoViewIfNeeded()
  const screens = { laptop: await laptop.screenshot(), phone: await phone.screenshot() }
  const images = Object.entries(screens).map(
    ([name, png]) => `<img class="${name}" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  const whole = await browser.newPage(WHOLE)
  await whole.setContent(`<style>${STYLE}</style>${images.join('')}`)
  await whole.screenshot({ path: join(ROOT, 'docs/site.png') })
  await browser.close()
  await server.close()
})

/** Opens the calculator on a page, and calculates. */
async function resultOn(page: Page): Promise<Page> {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  for (const [name, text] of Object.entries(ROOM)) await page.fill(`[name=${name}]`, text)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('figure svg').waitFor()
  // No element shows its hover style.
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
}
