import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { palette } from '../../src/styles/palette.ts'
import { fillInColours } from '../../tools/delivery/colours.ts'
import { coloursPlugin } from '../../tools/vite/coloursPlugin.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )

/** Each kind of colour has one place: the site's own, the materials in pictures, ink on paper. */
const PLACES = [
  'src/export/document/paperPicture.ts',
  'src/styles/palette.ts',
  'src/styles/pictureTokens.css.ts',
]

/** The hexadecimal colours in a text: of three, four, six or eight digits. */
function coloursIn(text: string): string[] {
  return text.match(/(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi) ?? []
}

test('every colour stands in the one place of its kind', () => {
  const files = ['src', 'public', 'tools'].flatMap(filesIn)
  expect(files.length).toBeGreaterThan(200)
  const coloured = [...files, 'index.html'].filter((file) => coloursIn(read(file)).length > 0)
  expect(coloured.sort()).toEqual(PLACES)
})

test.each([
  ['fill="#8c2f12"', ['#8c2f12']],
  ["color: '#FFF'", ['#FFF']],
  ['1px solid #0000001a', ['#0000001a']],
  ["href: '#results'", []],
  ['/list#add', []],
])('and this test would notice: %s', (text, found) => {
  expect(coloursIn(text)).toEqual(found)
})

test('index.html, icon and manifest get the colours that they name', () => {
  for (const file of ['index.html', 'public/icon.svg', 'public/site.webmanifest']) {
    const filled = fillInColours(read(file))
    expect(coloursIn(filled).length).toBeGreaterThan(1)
    expect(filled).not.toMatch(/\{\w+\.\w+\}/)
  }
})

test('a colour that the palette has not is named', () => {
  expect(() => fillInColours('fill="{light.acton}"')).toThrow(
    '{light.acton} is no colour of src/styles/palette.ts',
  )
})

test('the dev server sends what names colours with the colours, as the built site has it', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [coloursPlugin()],
    server: { port: 0, host: 'localhost', ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    await server.listen()
    for (const [file, type] of [
      ['icon.svg', 'image/svg+xml'],
      ['site.webmanifest', 'application/manifest+json'],
    ] as const) {
      const answer = await fetch(new URL(file, server.resolvedUrls?.local[0]))
      expect(answer.headers.get('Content-Type')).toBe(type)
      expect(await answer.text()).toBe(fillInColours(read(join('public', file))))
    }
    const page = await fetch(server.resolvedUrls?.local[0] ?? '', {
      headers: { Accept: 'text/html' },
    })
    expect(await page.text()).toContain(`content="${palette.dark.surface}"`)
  } finally {
    await server.close()
  }
})
