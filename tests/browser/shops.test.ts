import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
// A decoder that shares no code with the encoder.
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { downloadOf } from './support/tiles.ts'

const site = setUpBrowser()

const SLAB = { area: '20', thickness: '10' }

/** The shop's page with its prices, and what is copied on it. */
async function filledShop(options: object): Promise<{ page: Page; copied: () => Promise<string> }> {
  const page = await site.blank(options)
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => Object.assign(window, { copied: text }),
    })
  })
  await page.goto('/shops')
  await atRest(page)
  await page.getByLabel('Name of the shop').fill('Njeri Hardware')
  await page.getByLabel('Place').fill('Thika')
  await page.getByLabel('Phone number for WhatsApp').fill('0712 345 678')
  await page.getByLabel('Day of the prices').fill('3/7/2026')
  await page.getByText('Read as 3 July 2026.').waitFor()
  await page.locator('[name=price-cement-bag]').fill('750')
  await page.locator('[name=price-sand-tonne]').fill('2,400')
  await page.getByText('The link has 2 prices, of 3 July 2026.').waitFor()
  const copied = () => page.evaluate(() => String(Reflect.get(window, 'copied') ?? ''))
  return { page, copied }
}

const cost = (page: Page, material: string) =>
  page.locator(`[data-material="${material}"] [data-cost]`)

test('a shop makes its link; a customer with prices of his own uses it, sends his list, and removes it', async () => {
  const { page: shop, copied } = await filledShop(PHONE)
  await shop.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(copied).toContain('#shop-')
  const link = await copied()

  const page = await site.visit('/concrete-mix-calculator', LAPTOP)
  await calculate(page, SLAB)
  await page.getByRole('button', { name: 'Sand', exact: true, expanded: false }).click()
  await page.locator('[name=price-sand]').fill('2,000')
  const own = await cost(page, 'sand').textContent()
  await page.goto(link)
  await page.getByText('This link has 2 prices of Njeri Hardware, Thika, of 3 July 2026.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use these prices' }).click()
  await page.getByText('The prices of Njeri Hardware, Thika are in use').waitFor()

  await page.goto('/concrete-mix-calculator')
  await atRest(page)
  const whose = page.locator('#buy [data-shop]')
  expect(await whose.innerText()).toContain('Prices of Njeri Hardware, Thika, of 3 July 2026.')
  expect(await whose.innerText()).toMatch(/They are \d+ days old/)
  expect(await whose.innerText()).toContain('Your own price: sand.')
  expect(await cost(page, 'cement').textContent()).toBe('KSh 10,500')
  expect(await cost(page, 'sand').textContent()).toBe(own)
  await expectAccessible(page)

  const report = await downloadOf(page, 'Download Report')
  const text = await readFile(await report.path(), 'utf8')
  expect(text).toContain('Prices of Njeri Hardware, Thika, of 3 July 2026. Not of the shop: sand.')

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'sent' }))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send to Njeri Hardware' }).click()
  const chat = await opened
  await chat.waitForURL('https://wa.me/**')
  const { pathname, searchParams } = new URL(chat.url())
  expect(pathname).toBe('/254712345678')
  expect(searchParams.get('text')).toContain('14 bags of cement of 50 kg')
  expect(searchParams.get('text')).not.toMatch(/KSh|750|2,?000|shop-/)
  await chat.close()

  await whose.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => cost(page, 'cement').count()).toBe(0)
  expect(await cost(page, 'sand').textContent()).toBe(own)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('buy')
})

test('an estimate’s link says whose prices it has, and asks before they take the place of another shop’s', async () => {
  const linkOf = (shop: string, price: number) =>
    `/concrete-mix-calculator#${new URLSearchParams({
      ...SLAB,
      mix: '1:2:4',
      'shop-': `2026-07-03|||${shop}`,
      'shop-cement': String(price),
      'shop-steel': '1',
    })}`
  const page = await site.visit(linkOf('Njeri', 700))
  await page.getByText('Prices of Njeri, of 3 July 2026.').waitFor()
  expect(await cost(page, 'cement').textContent()).toBe('KSh 9,800')
  await page.goto(linkOf('Otieno', 600))
  await page.getByText('They take the place of the prices of Njeri, of 3 July 2026.').waitFor()
  expect(await cost(page, 'cement').textContent()).toBe('KSh 9,800')
  await page.getByRole('button', { name: 'Use these prices' }).click()
  await expect.poll(() => cost(page, 'cement').textContent()).toBe('KSh 8,400')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => cost(page, 'cement').textContent()).toBe('KSh 9,800')
})

test('the sheet on paper has the prices, and a camera reads the link on it', async () => {
  const { page, copied } = await filledShop({ ...LAPTOP, deviceScaleFactor: 2 })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(copied).toContain('#shop-')
  await page.getByRole('button', { name: 'Sheet to print' }).click()
  const code = page.locator('[data-qr]')
  await code.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('body').innerText()).toContain('KSh 2,400')
  expect(await page.getByLabel('Name of the shop').isVisible()).toBe(false)
  const picture = (await code.screenshot()).toString('base64')
  const blank = await site.blank()
  const { reds, width, height } = await blank.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const pixels = pen?.getImageData(0, 0, image.width, image.height)
    // One figure a pixel: a picture in black and white.
    const red = (pixels?.data ?? []).filter((_, index) => index % 4 === 0)
    const reds = Array.from(red, (value) => (value < 128 ? 0 : 1)).join('')
    return { reds, width: image.width, height: image.height }
  }, picture)
  const data = Uint8ClampedArray.from(
    [...reds].flatMap((red) => [255 * Number(red), 255 * Number(red), 255 * Number(red), 255]),
  )
  expect(jsqr(data, width, height)?.data).toBe(await copied())
})

test('two frames on a shop’s own page compute without storage and follow their height, and strange messages move nothing', async () => {
  const page = await site.blank()
  const shop = `shop-=${encodeURIComponent('2026-07-03|254712345678|Thika|Njeri')}&shop-cement=750`
  const body = `<!doctype html><title>Shop</title>
    <div data-jenga-hesabu="concrete-mix-calculator" data-shop="${shop.replace('&', '&amp;')}"></div>
    <div data-jenga-hesabu="tile-estimator" data-language="sw"></div>
    <div data-jenga-hesabu="../list"></div>
    <script async src="${inject('origin')}/embed.js"></script>`
  const server = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(body),
  )
  // Another host than that of the site, which is localhost.
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  // As browsers that keep other sites' frames from storing anything.
  await page.addInitScript(() => {
    if (window === window.top) return
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  const frames = page.locator('iframe')
  await expect.poll(() => frames.count()).toBe(2)
  const heights = () => frames.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  const concrete = page.frameLocator('iframe').first()
  await concrete.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.frameLocator('iframe').last().getByRole('button', { name: 'Piga hesabu' }).waitFor()
  /** Waits until both frames have another height than at first, and the first is higher than that. */
  const areHigher = (least: number) =>
    page.waitForFunction((higher) => {
      const [first = 0, second = 0] = [...document.querySelectorAll('iframe')].map(
        ({ clientHeight }) => clientHeight,
      )
      return first > higher && first !== 640 && second !== 640
    }, least)
  await areHigher(0)
  const [before = 0] = await heights()
  await concrete.locator('[name=area]').fill(SLAB.area)
  await concrete.locator('[name=thickness]').fill(SLAB.thickness)
  await concrete.getByRole('button', { name: 'Calculate' }).click()
  expect(await concrete.locator('[data-material=cement] [data-cost]').textContent()).toBe(
    'KSh 10,500',
  )
  for (const part of ['header', 'nav', 'footer'])
    expect(await concrete.locator(part).count()).toBe(0)
  expect(await concrete.getByRole('button', { name: 'Add to list' }).count()).toBe(0)
  const made = concrete.getByRole('link', { name: 'Jenga Hesabu' })
  expect(await made.getAttribute('href')).toBe('/concrete-mix-calculator')
  await areHigher(before + 200)
  // No frame has a bar of its own to scroll by.
  const inner = page.frames().find((frame) => frame.url().includes('/embed/concrete'))
  await inner?.waitForFunction(
    () => document.documentElement.scrollHeight === document.documentElement.clientHeight,
  )
  const settled = await heights()
  await page.evaluate(() => {
    const strange = [{ jengaHesabuHeight: 5 }, { jengaHesabuHeight: 'x' }, 5, null, 'height']
    const stranger = document.createElement('iframe')
    stranger.srcdoc = '<script>parent.postMessage({ jengaHesabuHeight: 5 }, "*")</script>'
    document.body.append(stranger)
    for (const message of strange) {
      window.postMessage(message, '*')
      for (const { contentWindow } of document.querySelectorAll('iframe')) {
        contentWindow?.postMessage(message, '*')
      }
    }
    return new Promise((heard) => window.addEventListener('message', heard))
  })
  expect((await heights()).slice(0, 2)).toEqual(settled)
})
