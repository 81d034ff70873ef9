import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Driver } from './driver.ts'
import { calculate, fill, open, press, seen, shown } from './journeys.ts'

const SLAB = { area: '20', thickness: '10' }

/** A shop makes its link, and a customer who opens it sees what a slab costs there. */
export async function useShopPrices(page: Driver, origin: string): Promise<void> {
  // By the link in the foot: a driver waits in vain for the live example, which nobody has scrolled to.
  await open(page, `${origin}/contact`)
  await page.run(`document.querySelector('footer a[href="/shops"]').click()`)
  await shown(page, '[name=price-cement-bag]')
  await page.run(KEEP_WHAT_IS_COPIED)
  const prices = { 'price-cement-bag': '750', 'price-sand-tonne': '2,400' }
  await fill(page, { name: 'Njeri Hardware', date: '3/7/2026', ...prices })
  await seen(page, 'The link has 2 prices, of 3 July 2026.')
  await press(page, 'Copy link')
  await shown(page, 'html[data-copied]')
  await page.run('void location.assign(document.documentElement.dataset.copied)')
  await press(page, 'Use these prices')
  await seen(page, 'The prices of Njeri Hardware are in use')
  await open(page, `${origin}/concrete-mix-calculator`)
  await calculate(page, SLAB)
  expect(await page.run(CEMENT_COST)).toBe('KSh 10,500')
}

/** Two frames on another host's page: each is as high as its calculator, and strange messages move nothing. */
export async function followFrames(page: Driver, origin: string): Promise<void> {
  const estimate = new URLSearchParams({ ...SLAB, mix: '1:2:4' })
  const body = `<!doctype html><title>Shop</title>
    <div data-jenga-hesabu="concrete-mix-calculator"></div>
    <div data-jenga-hesabu="concrete-mix-calculator" data-shop="${String(estimate).replaceAll('&', '&amp;')}"></div>
    <script async src="${origin}/embed.js"></script>`
  const server = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(body),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await page.open(`http://127.0.0.1:${port}/`)
    const heights = async () => z.array(z.number()).parse(JSON.parse(await page.run(HEIGHTS)))
    const follow = async () => {
      const [form = 0, answered = 0] = await heights()
      return form > 640 && answered > form + 200
    }
    await expect.poll(follow, { timeout: 300_000 }).toBe(true)
    await page.run(STRANGE_MESSAGES)
    expect(await follow()).toBe(true)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const CEMENT_COST = `document.querySelector('[data-material=cement] [data-cost]').textContent`

const HEIGHTS = `JSON.stringify([...document.querySelectorAll('iframe')].map((frame) => frame.clientHeight))`

/** Has a copied text on the page instead of in the clipboard, which no driver reads. */
const KEEP_WHAT_IS_COPIED = `void Object.defineProperty(navigator, 'clipboard', {
  configurable: true,
  value: {
    writeText: async (text) => {
      document.documentElement.dataset.copied = text
    },
  },
})`

/** The page's own messages are not those of a frame; ends when the last has come. */
const STRANGE_MESSAGES = `new Promise((heard) => {
  window.addEventListener('message', ({ data }) => data === 'last' && heard(''))
  for (const message of [{ jengaHesabuHeight: 5 }, { jengaHesabuHeight: 'x' }, 5, null, 'last']) {
    window.postMessage(message, '*')
  }
})`
