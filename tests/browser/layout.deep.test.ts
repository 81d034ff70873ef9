import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { calculators, categories } from '../../src/registry.ts'
import { SPECIFIED } from '../support/specified.ts'
import { addressesOf, isKiswahili } from './support/addresses.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { fileOf } from './support/delivery.ts'
import { followLink } from './support/links.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')

const htmlOf = (path: string) => readFileSync(join(folder, fileOf(folder, path)), 'utf8')

const menu = calculators.map(({ name }) => name)
const [firstInMenu = '', lastInMenu = ''] = [menu[0], menu.at(-1)]

describe('The Tools menu', () => {
  test('lists the tools in their groups, and one to come that cannot be chosen', async () => {
    const page = await site.visit('/')
    const button = page.getByRole('button', { name: 'Tools' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    const header = page.getByRole('banner')
    // The tools come once the page can be used; a quick hand opens the menu before.
    const soon = page.locator('header [aria-disabled="true"]')
    await soon.waitFor()
    for (const { category, items } of categories) {
      const list = header.getByRole('list', { name: category })
      const links = await list.getByRole('link').allTextContents()
      expect(links).toEqual(items.map(({ name }) => name))
    }
    const specified = header.getByRole('list', { name: 'Calculators' }).getByRole('link')
    const names = await specified.allTextContents()
    const menus = SPECIFIED.map(({ title }) => title.menu)
    expect(names.filter((name) => menus.includes(name))).toEqual(menus)
    expect(await soon.textContent()).toBe('More Tools Coming Soon')
    expect(await soon.getByRole('link').count()).toBe(0)
  })

  test('leads to a tool, closes, and marks the tool as the current page', async () => {
    const page = await site.visit('/', PHONE)
    await page.getByRole('button', { name: 'Tools' }).tap()
    await page.locator('header').getByRole('link', { name: 'Tiles', exact: true }).tap()
    await page.waitForURL('**/tile-estimator')
    const button = page.getByRole('button', { name: 'Tools' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.tap()
    expect(await page.locator('header [aria-current="page"]').allTextContents()).toEqual(['Tiles'])
  })

  test('works by keyboard: arrows go round, Escape returns to the button, leaving closes it', async () => {
    const page = await site.visit('/')
    const button = page.getByRole('button', { name: 'Tools' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await button.press('Enter')
    await page.getByRole('banner').getByRole('link', { name: firstInMenu, exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(firstInMenu)
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe(lastInMenu)
    await page.keyboard.press('Home')
    expect(await focused()).toBe(firstInMenu)
    await page.keyboard.press('End')
    expect(await focused()).toBe(lastInMenu)
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Tools')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })

  test('closes when the page beside it is pressed', async () => {
    const page = await site.visit('/')
    const button = page.getByRole('button', { name: 'Tools' })
    await button.click()
    await page.mouse.click(200, 500)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Every page', () => {
  test.each([true, false])('has its own title, in Kiswahili: %s', (isOwn) => {
    const paths = addressesOf(folder).filter((path) => isKiswahili(path) === isOwn)
    const titles = paths.map((path) => /<title>([^<]+)<\/title>/.exec(htmlOf(path))?.[1])
    expect(new Set(titles).size).toBe(paths.length)
    expect(titles).not.toContain(undefined)
  })

  test('changes title and description on the way', async () => {
    const page = await site.visit('/tile-estimator')
    await followLink(page, 'Paint')
    await page.waitForFunction(() => document.title.startsWith('Paint Calculator'))
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
  })

  test('ends with links, support, an invitation and the disclaimer', async () => {
    const page = await site.visit('/')
    const footer = page.getByRole('contentinfo')
    for (const name of [
      'Home',
      'All calculators',
      'Materials list',
      'Privacy',
      'Terms',
      'Contact us',
      'Suggest or sponsor a new tool',
    ]) {
      expect(await footer.getByRole('link', { name }).count()).toBe(1)
    }
    expect(await footer.locator('a[href^="mailto:"]').textContent()).toContain('@')
    expect(await footer.textContent()).toContain('All results are estimates for planning only.')
  })

  test('has its foot in its place from the first of it that is there, also below few words', async () => {
    const page = await site.visit('/list')
    const foot = page.getByRole('contentinfo')
    const top = (await foot.boundingBox())?.y
    await foot.evaluate((element) => element.replaceChildren())
    expect((await foot.boundingBox())?.y).toBe(top)
  })

  test('keeps its header in sight', async () => {
    const page = await site.visit('/privacy', PHONE)
    await page.evaluate(() => window.scrollTo(0, 600))
    const box = await page.getByRole('banner').boundingBox()
    expect(box?.y).toBe(0)
  })
})

describe('Scrolling', () => {
  test('Start Calculating glides to the tools on the home page', async () => {
    const page = await site.visit('/', PHONE)
    await page.getByRole('link', { name: 'Start Calculating' }).click()
    await page.waitForURL('**/#tools')
    await page.waitForFunction(() => {
      const top = document.getElementById('tools')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < 150
    })
  })

  test('/#tools opens the home page at the tools', async () => {
    const page = await site.visit('/#tools', PHONE)
    await page.waitForFunction(() => window.scrollY > 100)
  })
})

describe('Changes of page are animated', () => {
  const transitions = () => {
    const original = document.startViewTransition?.bind(document)
    document.documentElement.dataset.transitions = '0'
    document.startViewTransition = (update) => {
      const { transitions: count = '0' } = document.documentElement.dataset
      document.documentElement.dataset.transitions = String(Number(count) + 1)
      return original(update)
    }
  }

  test("by the browser's view transitions", async () => {
    const page = await site.visit('/')
    await page.evaluate(transitions)
    await page.getByRole('link', { name: 'Tiles', exact: true }).click()
    await page.waitForURL('**/tile-estimator')
    await page.waitForSelector('html[data-transitions="1"]')
  })

  test('but nothing moves for people who asked for reducedMotion', async () => {
    const page = await site.visit('/', { ...LAPTOP, reducedMotion: 'reduce' })
    await page.evaluate(transitions)
    await page.getByRole('link', { name: 'Tiles', exact: true }).click()
    await page.waitForSelector('h1:has-text("Tiles")')
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.playState === 'running').length,
    )
    expect(moving).toBe(0)
  })
})
