import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCalculator } from '../../tools/newCalculator.ts'
import { setUpBrowser } from './support/browser.ts'

const root = join(import.meta.dirname, '../..')
const PARTS = ['calculators', 'schemas', 'src', 'tools', 'public', 'index.html', 'package.json']

const site = setUpBrowser()
let copy = ''
let server: ViteDevServer
let origin = ''

/** The whole project once more, served for development, so that a definition can be edited. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'growing-site-'))
  for (const part of [...PARTS, 'vite.config.ts', 'tsconfig.json']) {
    await cp(join(root, part), join(copy, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await newCalculator(copy, 'fence-post-calculator')
  server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: join(copy, '.vite'),
    mode: 'development',
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', fs: { strict: false } },
  })
  await server.listen()
  origin = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  await rm(copy, { recursive: true, force: true })
})

test('a new calculator opens at its address, and its panel follows every save', async () => {
  const page = await site.blank()
  await page.goto(`${origin}fence-post-calculator`)
  await page.getByRole('heading', { level: 1, name: 'Fence Post Calculator' }).waitFor()
  const panel = page.getByLabel('What the checker thinks of this definition')
  await panel.getByText('Definition: no problems').waitFor()
  expect(await panel.getByRole('listitem').allTextContents()).toEqual([
    'area: comes out in m², declared in m²',
    'room passes',
    'hall passes',
  ])

  const file = join(copy, 'calculators/fence-post-calculator.ts')
  const right = await readFile(file, 'utf8')
  await writeFile(file, right.replace("is: 'length * width'", "is: 'length * widht'"))
  await panel.getByText('Definition: 1 problem').waitFor()
  expect(await panel.getByRole('listitem').first().textContent()).toContain(
    'formulas.area.is names "widht", which is not a field, constant or formula; did you mean "width"?',
  )
  await writeFile(file, right)
  await panel.getByText('Definition: no problems').waitFor()
  // A definition with a mistake also stops the site itself, as it must.
  site.forgive(page)
})
