import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadedCalculators } from '../support/calculators.ts'
import { addressesOf } from './support/addresses.ts'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { keptOffline } from './support/delivery.ts'
import { serveSite } from './support/site.ts'

const site = setUpBrowser()
const built = inject('siteFolder')
const VISITOR = { ...PHONE, serviceWorkers: 'allow' } as const

/** A folder that is served, into which another version of the site can be deployed. */
let folder: string
let server: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'))
  deploy('one')
  server = await serveSite(folder)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Puts a version of the site in the place of the one before, whose files are gone then, as on a
 * static host. Its home page says which one it is, and its scripts have names of their own.
 */
function deploy(version: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(built, folder, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    const renamed = text.replaceAll(/([\w-]+-[\w-]{8})\.(js|css)\b/g, `$1-${version}.$2`)
    const name = file.replace(/([\w-]+-[\w-]{8})\.(js|css)$/, `$1-${version}.$2`)
    rmSync(join(folder, file))
    const marked = renamed
      .replaceAll('Free forever', `Free in version ${version}`)
      .replaceAll(/revision:"(\w+)"/g, `revision:"$1${version}"`)
    writeFileSync(join(folder, name), marked)
  }
}

/** Opens a page, and lets the time pass after which it looks after what the device keeps. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
  await page.clock.fastForward(1000)
}

async function visitAndKeep(path: string): Promise<Page> {
  const page = await site.blank({ ...VISITOR, baseURL: server.origin })
  await page.clock.install()
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** Has a page look for a new version, until that is on the device and waits. */
async function untilNewsWait(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (registration.waiting) return
    await new Promise((done) => installing?.addEventListener('statechange', done, { once: true }))
    if (!registration.waiting) throw new Error('No new version waits')
  })
}

/** Looks at another app until the page was opened anew, in the version that waited. */
async function lookAway(page: Page): Promise<void> {
  // While tools look at it, a worker that still brings something does not make room for the next.
  await atRest(page)
  const opened = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await opened
  await page.waitForSelector('html[data-ready]')
}

test('after one visit every page opens without a network, and calculates', async () => {
  const page = await visitAndKeep('/')
  await page.context().setOffline(true)
  // A site built for tests has calculators that no visitor gets: there is no room for all of them.
  const kept = keptOffline(built)
  const needs = new Map(loadedCalculators.map(({ slug, estimates }) => [`/${slug}`, estimates]))
  const isKept = (path: string) => {
    const own = path.replace(/^\/formulas(?=\/)/, '')
    return [own, ...(needs.get(own) ?? []).map(({ of }) => `/${of}`)].every((one) =>
      kept.includes(one),
    )
  }
  for (const path of addressesOf(built).filter(isKept)) {
    await page.goto(path)
    await page.waitForSelector('html[data-ready]')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  }
  await page.goto('/concrete-mix-calculator?area=1')
  await page.fill('[name=area]', '20')
  await page.fill('[name=thickness]', '10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  expect(await page.locator('[data-result=cementBags]').textContent()).toBe('12.0 bags of 50 kg')
})

test('without a network an address that no page has says so', async () => {
  const page = await visitAndKeep('/')
  await page.context().setOffline(true)
  await page.goto('/no-such-page')
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
})

test('whoever visits in Kiswahili has that on the device, and no page in English', async () => {
  const page = await visitAndKeep('/sw/tile-estimator')
  await page.context().setOffline(true)
  await page.goto('/sw/concrete-mix-calculator')
  await page.waitForSelector('html[lang=sw][data-ready]')
  await page.getByRole('heading', { level: 1, name: 'Konkriti' }).waitFor()
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/sw')
  expect(kept).not.toContain('/')
  expect(kept).not.toContain('/tile-estimator')
})

test.each([
  ['/site.webmanifest', '/', 'en-KE'],
  ['/site-kiswahili.webmanifest', '/sw', 'sw'],
])(
  'the site can be put on a home screen: %s and all its icons are there',
  async (path, home, lang) => {
    const page = await site.blank()
    const manifest = await (await page.request.get(path)).json()
    expect(manifest).toMatchObject({ start_url: home, scope: home, lang, display: 'standalone' })
    expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable')
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await page.request.get(src)
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
      if (type !== 'image/png') continue
      const png = await icon.body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  },
)

test('a version deployed while the page is closed is there once its reader has looked away', async () => {
  deploy('one')
  const page = await visitAndKeep('/')
  await page.goto('about:blank')
  deploy('two')
  await open(page, '/')
  await untilNewsWait(page)
  await lookAway(page)
  await page.getByText('Free in version two').waitFor()
  await page.getByRole('link', { name: 'Tiles', exact: true }).click()
  await page.getByRole('heading', { name: 'Tiles', level: 1 }).waitFor()
})

test('a version deployed under an open page waits until the tab is hidden, and loses no data', async () => {
  deploy('one')
  const page = await visitAndKeep('/concrete-mix-calculator')
  await page.fill('[name=area]', '20')
  await page.fill('[name=thickness]', '10')
  deploy('two')
  await untilNewsWait(page)
  expect(await page.locator('[name=area]').inputValue()).toBe('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  expect(await page.locator('[data-result=cementBags]').textContent()).toBe('12.0 bags of 50 kg')
  await lookAway(page)
  expect(await page.locator('[name=area]').inputValue()).toBe('20')
  expect(await page.locator('[data-result=cementBags]').textContent()).toBe('12.0 bags of 50 kg')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByText('Free in version two').waitFor()
})

test('a version deployed under a reader leaves a search and an open section until the reader looks away', async () => {
  deploy('one')
  const page = await visitAndKeep('/')
  const search = page.getByRole('searchbox')
  await search.fill('tiles')
  const section = page.locator('main details').first()
  await section.locator('summary').click()
  deploy('two')
  await untilNewsWait(page)
  await page.clock.fastForward(60_000)
  await atRest(page)
  expect(await search.inputValue()).toBe('tiles')
  expect(await section.getAttribute('open')).toBe('')
  expect(await page.getByText('Free in version one').count()).toBe(1)
  await lookAway(page)
  await page.getByText('Free in version two').waitFor()
})
