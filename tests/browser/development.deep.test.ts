import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/freePort.ts'
import { newCalculator } from '../../tools/newCalculator.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { copyOfTheProject, removeTree } from './support/tree.ts'

/* A maintainer writes a definition, with the dev server beside the editor. */

const site = setUpBrowser()
const folder = copyOfTheProject()
let baseURL = ''
let stop = () => {}
beforeAll(async () => {
  await newCalculator(folder, 'hedge-calculator')
  const port = await freePort()
  const args = ['--port', String(port), '--strictPort', '--host', 'localhost']
  const server = spawn('npx', ['vite', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
  })
  stop = () => {
    if (server.pid) process.kill(-server.pid)
  }
  await new Promise<void>((ready) => {
    server.stdout.on('data', (said) => {
      if (String(said).includes('Local')) ready()
    })
  })
  baseURL = `http://localhost:${port}`
})
afterAll(() => {
  stop()
  removeTree(folder)
})

let undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

/** The text that the dev server sends for a file now, without the times at which its imports changed. */
async function served(path: string): Promise<string> {
  const text = await (await fetch(`${baseURL}/${path}`)).text()
  const untimed = text.replaceAll(/\?t=\d+&/g, '?').replaceAll(/[?&]t=\d+/g, '')
  return untimed.replace(/\/\/# sourceMappingURL=.*/s, '')
}

/**
 * Saves a file with a change, until the test ends. It has not ended before the server has seen that
 * too: the next page would meet it half way.
 */
async function saveFile(
  path: string,
  { from, to }: { from: string | RegExp; to: string },
  query = '',
): Promise<void> {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  const before = await served(path + query)
  undo.push(async () => {
    writeFileSync(file, text)
    await expect.poll(() => served(path + query), { timeout: 30_000 }).toBe(before)
  })
  writeFileSync(file, text.replace(from, to))
}

/** Saves a definition with a change. */
function save(address: string, from: string | RegExp, to: string): Promise<void> {
  return saveFile(`calculators/${address}.ts`, { from, to }, '?calculator')
}

async function open(path: string): Promise<Page> {
  const page = await site.blank({ ...LAPTOP, baseURL })
  await page.goto(path)
  return page
}

/** A terminal's code for a colour, with or without the escape character before it. */
const COLOUR = /\[\d+m/

const panelOf = (page: Page) => page.locator('.definition-panel')
const calculateButton = (page: Page) => page.getByRole('button', { name: 'Calculate' })

test('a mistake in one definition stands on its own page, and the others work', async () => {
  await save('tile-estimator', 'ceil(roomArea / tileArea)', 'ceil(roomAera / tileArea)')
  const page = await open('/tile-estimator')
  const mistake = [
    'formulas.rawTiles.is names "roomAera", which is not a field, constant or formula; did you mean "roomArea"?',
    '    ceil(roomAera / tileArea)',
    '         ^^^^^^^^',
  ].join('\n')
  await page
    .getByRole('main')
    .getByText(`calculators/tile-estimator.ts: ${mistake}`, { exact: true })
    .waitFor()
  await page.getByRole('heading', { name: 'This definition does not pass the check' }).waitFor()
  expect(await page.getByText('Unexpected Application Error').count()).toBe(0)
  // The whole house, which makes estimates of tiles, waits for them.
  await panelOf(page).getByText('Definition: 2 problems').waitFor()
  expect(await panelOf(page).getByRole('listitem').allTextContents()).toContain(
    mistake.replace('\n', ''),
  )
  await page.goto('/')
  await page.getByRole('link', { name: 'Paint', exact: true }).click()
  await calculateButton(page).waitFor()
  await panelOf(page).getByText('calculators/tile-estimator.ts').first().waitFor()
  site.forgive(page)
})

test('a new calculator opens at its address, and its panel follows every save', async () => {
  const page = await open('/hedge-calculator')
  await page.getByRole('heading', { level: 1, name: 'Hedge' }).waitFor()
  const panel = page.getByLabel('What the check finds in this definition')
  await panel.getByText('Definition: no problems').waitFor()
  expect(await panel.getByRole('listitem').allTextContents()).toEqual([
    'area: comes out in m², declared in m²',
    'room passes',
    'hall passes',
  ])
  await save('hedge-calculator', "is: 'length * width'", "is: 'length * widht'")
  await panel.getByText('Definition: 1 problem').waitFor()
  expect(await panel.getByRole('listitem').first().textContent()).toContain(
    'formulas.area.is names "widht", which is not a field, constant or formula; did you mean "width"?',
  )
  await undo.pop()?.()
  await panel.getByText('Definition: no problems').waitFor()
  // A definition with a mistake also stops the site itself, as it must.
  site.forgive(page)
})

test('the panel reports a file that does not even parse in plain text, and the others work', async () => {
  await save('tile-estimator', 'fields: {', 'fields: {{')
  const page = await open('/paint-estimator')
  await calculateButton(page).waitFor()
  const said = panelOf(page).getByText(/^does not load: /)
  await said.waitFor()
  const text = (await said.textContent()) ?? ''
  expect(text).toContain('tile-estimator.ts')
  expect(text).not.toMatch(COLOUR)
})

test('two calculators with one name in the menu are a problem that the panel shows', async () => {
  const menu = /menu: '([^']*)'/
  const [, taken = ''] =
    menu.exec(readFileSync(join(folder, 'calculators/paint-estimator.ts'), 'utf8')) ?? []
  await save('tile-estimator', menu, `menu: '${taken}'`)
  const page = await open('/tile-estimator')
  await panelOf(page).getByText('Definition: 1 problem').waitFor()
  await panelOf(page)
    .getByText(`title.menu is '${taken}', which calculators/paint-estimator.ts has already`)
    .waitFor()
  // Mended in the other file: both pages come back.
  await save('paint-estimator', menu, "menu: 'Wall paint'")
  await calculateButton(page).waitFor()
  await panelOf(page).getByText('Definition: no problems').waitFor()
  // The files are put back one after the other: between the two the mistake is there again.
  await page.goto('about:blank')
  site.forgive(page)
})

test('a save shows the new definition, and keeps what was typed and its result', async () => {
  const page = await open('/tile-estimator')
  await calculateButton(page).waitFor()
  await calculate(page, { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' })
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  await save('tile-estimator', /menu: '[^']*'/, "menu: 'Floor tiles'")
  await page.getByRole('heading', { level: 1, name: 'Floor tiles' }).waitFor()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await page.locator('[name=roomLength]').inputValue()).toBe('3')

  await save('tile-estimator', 'roomLength * roomWidth', 'roomLength * tileWidth')
  // The whole house, which makes estimates of tiles, waits for them.
  await panelOf(page).getByText('Definition: 2 problems').waitFor()
  await page.getByText('formulas.roomArea.is comes out in').first().waitFor()
  await undo.pop()?.()
  await calculateButton(page).waitFor()
  expect(await page.locator('[name=roomLength]').inputValue()).toBe('3')
  site.forgive(page)
})

test('a mistake in the site itself is no "no problems"', async () => {
  const page = await open('/tile-estimator')
  await panelOf(page).getByText('Definition: no problems').waitFor()
  // A save while a part is on its way reaches no page: the dev server has nothing to replace there.
  await atRest(page)
  const broken = { from: 'function Footer() {', to: 'function Footer() {{{' }
  await saveFile('src/layout/Footer.tsx', broken)
  await panelOf(page).getByText('Definition: 1 problem').waitFor()
  expect(await panelOf(page).textContent()).not.toMatch(COLOUR)
  site.forgive(page)
  await page.close()
})

test('the page scrolls clear of the panel; on a phone the panel is one line until it is opened', async () => {
  const page = await open('/tile-estimator')
  await calculateButton(page).waitFor()
  await panelOf(page).getByText('Definition: no problems').waitFor()
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const [end, panel] = [await footer.boundingBox(), await panelOf(page).boundingBox()]
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0)

  await page.setViewportSize(PHONE.viewport)
  await page.reload()
  await panelOf(page).getByText('Definition: no problems').waitFor()
  const height = async () => (await panelOf(page).boundingBox())?.height ?? 0
  expect(await height()).toBeLessThanOrEqual(48)
  await panelOf(page).getByText('Definition: no problems').click()
  await panelOf(page).getByText('Units').waitFor()
  expect(await height()).toBeGreaterThan(48)
})
