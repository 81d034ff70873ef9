import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { buildTree, copyOfTheProject, removeTree } from './support/tree.ts'

const site = setUpBrowser()
let cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step()
  cleanUp = []
})

function tree(): string {
  const folder = copyOfTheProject()
  cleanUp.push(() => removeTree(folder))
  return folder
}

test('adding a calculator is adding one file', async () => {
  const folder = tree()
  const original = readFileSync(join(folder, 'calculators/tile-estimator.ts'), 'utf8')
  const seventh = original
    .replaceAll("'Tile Calculator'", "'Terrazzo Calculator'")
    .replace("menu: 'Tiles'", "menu: 'Terrazzo'")
    .replace(/order: \d+/, 'order: 70')
  writeFileSync(join(folder, 'calculators/terrazzo-estimator.ts'), seventh)
  const built = buildTree(folder)
  expect([built.status, built.stderr]).toEqual([0, expect.any(String)])

  const server = await preview({ root: folder, preview: { port: 0, host: 'localhost' } })
  cleanUp.push(() => server.close())
  const origin = server.resolvedUrls?.local[0] ?? ''
  const page = await site.visit('/', { baseURL: origin })
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.locator('header').getByRole('link', { name: 'Terrazzo' }).click()
  await page.waitForURL('**/terrazzo-estimator')
  await page.getByRole('heading', { level: 1, name: 'Terrazzo Calculator' }).waitFor()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await crumbs.textContent()).toContain('Terrazzo Calculator')
  await calculate(page, { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' })
  await page.getByText('110 tiles').first().waitFor()
}, 180_000)

const MISTAKE = [
  'calculators/tile-estimator.ts: formulas.rawTiles.is names "roomAera", which is not a field, constant or formula; did you mean "roomArea"?',
  '    ceil(roomAera / tileArea)',
  '         ^^^^^^^^',
].join('\n')

function treeWithMistake(): string {
  const folder = tree()
  const file = join(folder, 'calculators/tile-estimator.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('ceil(roomArea / tileArea)', 'ceil(roomAera / tileArea)'))
  return folder
}

test('a mistake in a definition stops the build, and says where and what', () => {
  const built = buildTree(treeWithMistake())
  expect(built.status).not.toBe(0)
  expect(built.stderr + built.stdout).toContain(MISTAKE)
})
