import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { run } from './install.mjs'
import { SITE_PICTURE, takeSitePicture } from './sitePicture.ts'

/*
 * Every page and state as a picture, on a phone and a laptop, light and dark, into screenshots/,
 * and a contact sheet of them all; and the picture in the README. `npm run screenshots -- home site`
 * takes those that it names, 'site' being the one in the README.
 */

const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')

/** A page or state: where it is, and what is done there before the picture is taken. */
interface Shot {
  name: string
  path: string
  /** With the colours of a person's own choice in place of ours. */
  forcedColours?: boolean
  act?: (page: Page) => Promise<unknown>
}

const calculate = (inputs: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(inputs)) await page.fill(`[name=${name}]`, value)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.waitForTimeout(600)
}

const send = (texts: Record<string, string>) => async (page: Page) => {
  for (const [name, text] of Object.entries(texts)) await page.fill(`[name=${name}]`, text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForTimeout(800)
}

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }

const SHOTS: Shot[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Tools' }).click(),
  },
  { name: 'tiles-empty', path: '/tile-estimator' },
  { name: 'tiles-result', path: '/tile-estimator', act: calculate(ROOM) },
  { name: 'tiles-invalid', path: '/tile-estimator', act: calculate({ ...ROOM, roomWidth: '3,5' }) },
  {
    name: 'concrete-result',
    path: '/concrete-mix-calculator',
    act: calculate({ area: '20', thickness: '10' }),
  },
  {
    name: 'blocks-result',
    path: '/block-brick-estimator',
    act: calculate({ wallLength: '6', wallHeight: '3', wastage: 'five' }),
  },
  { name: 'blocks-toast', path: '/block-brick-estimator', act: calculate({}) },
  {
    name: 'paint-result',
    path: '/paint-estimator',
    act: calculate({ wallHeight: '3', wallWidth: '4' }),
  },
  {
    name: 'roofing-result',
    path: '/roofing-estimator',
    act: calculate({ roofLength: '10', roofWidth: '6' }),
  },
  { name: 'steel-result', path: '/steel-weight-calculator', act: calculate({ bars: '12' }) },
  {
    name: 'steel-huge',
    path: '/steel-weight-calculator',
    act: calculate({ length: '999999999999999', bars: '999999999999999' }),
  },
  {
    name: 'tiles-edited',
    path: '/tile-estimator',
    act: async (page) => {
      await calculate(ROOM)(page)
      await page.fill('[name=roomLength]', '4')
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'tiles-exports',
    path: '/tile-estimator',
    act: async (page) => {
      await calculate(ROOM)(page)
      await page.getByRole('button', { name: 'More export options' }).click()
    },
  },
  {
    name: 'tiles-working',
    path: '/tile-estimator',
    act: async (page) => {
      await calculate(ROOM)(page)
      await page.getByText('Show the working').click()
      await page.getByText('Show the working').scrollIntoViewIfNeeded()
    },
  },
  { name: 'tiles-forced', path: '/tile-estimator', forcedColours: true, act: calculate(ROOM) },
  {
    name: 'tiles-forced-invalid',
    path: '/tile-estimator',
    forcedColours: true,
    act: calculate({ ...ROOM, roomWidth: '3,5' }),
  },
  { name: 'home-forced', path: '/', forcedColours: true },
  { name: 'formulas', path: '/formulas' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-refused', path: '/contact', act: send({ message: '', email: 'wanjiku@' }) },
  {
    name: 'contact-failed',
    path: '/contact',
    act: async (page) => {
      await page.route('**/f/*', (route) => route.abort())
      await send({ message: 'The tiles are one short.' })(page)
    },
  },
  { name: 'contact-sent', path: '/contact', act: send({ message: 'The tiles are right.' }) },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'error',
    path: '/',
    act: async (page) => {
      await page.route('**/assets/tile-estimator*', (route) => route.abort())
      await page.getByRole('link', { name: 'Tile Calculator' }).click()
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      await page.waitForTimeout(300)
    },
  },
]

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const SCHEMES = ['light', 'dark'] as const

async function main() {
  run('npm', 'run', 'build', '--', '--logLevel', 'warn')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const server = await preview({ root, preview: { port: 0, host: 'localhost' } })
  const origin = server.resolvedUrls?.local[0] ?? ''
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found; install one or set CHROMIUM')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const wanted = process.argv.slice(2)
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
  if (isWanted('site')) await writeSitePicture(browser, origin)
  for (const shot of SHOTS.filter(({ name }) => isWanted(name))) {
    for (const viewport of SCREENS) {
      for (const colorScheme of SCHEMES) await take(browser, origin, shot, viewport, colorScheme)
    }
  }
  await contactSheet(browser)
  await browser.close()
  await server.close()
}

async function writeSitePicture(browser: Browser, baseURL: string) {
  const picture = await takeSitePicture(async (options) => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options })
    // tools/run.mjs compiles functions with a helper of this name, which no page has.
    await context.addInitScript('globalThis.__name = (value) => value')
    return context.newPage()
  })
  writeFileSync(join(root, SITE_PICTURE), picture)
}

async function take(
  browser: Browser,
  origin: string,
  { name, path, act, forcedColours }: Shot,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
) {
  const page = await browser.newPage({
    baseURL: origin,
    viewport,
    colorScheme,
    forcedColors: forcedColours ? 'active' : 'none',
    serviceWorkers: 'block',
  })
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
  await act?.(page)
  const file = `${name}-${viewport.width}-${colorScheme}`
  await page.screenshot({ path: join(folder, `${file}.png`) })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(folder, `${file}-whole.png`), fullPage: true })
  await page.close()
}

/** All pictures on one page, small, each under its name. */
async function contactSheet(browser: Browser) {
  const pictures = readdirSync(folder).filter((file) => !file.includes('-whole'))
  const cells = pictures.map(
    (file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`,
  )
  const style =
    'body{display:flex;flex-wrap:wrap;gap:12px}img{height:400px;border:1px solid}figure{margin:0}'
  const page = await browser.newPage({ viewport: { width: 2200, height: 1000 } })
  await page.goto(`file://${folder}/`)
  await page.setContent(`<base href="file://${folder}/"><style>${style}</style>${cells.join('')}`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
}

await main()
