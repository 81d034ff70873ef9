import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { palette } from '../../src/styles/palette.ts'

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

/**
 * Each kind of colour has one place: the site's own, the materials in pictures, ink on paper and of a QR code. Three
 * files that can import nothing repeat some of the site's own.
 */
const PLACES = [
  'index.html',
  'public/icon.svg',
  'public/site.webmanifest',
  'src/export/document/paperPicture.ts',
  'src/shops/QrCode.tsx',
  'src/styles/palette.ts',
  'src/styles/pictureTokens.css.ts',
]

/** The blocks of the icon's wall, and the one that was laid last. */
const ICON_BLOCKS = ['#fff7ee', '#f2b27a']

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

test.each(['index.html', 'public/site.webmanifest', 'public/icon.svg'])(
  '%s repeats colours of the palette',
  (file) => {
    const known: string[] = [...Object.values(palette.light), ...Object.values(palette.dark)]
    const others = coloursIn(read(file)).filter((colour) => !known.includes(colour))
    expect(others).toEqual(file.endsWith('icon.svg') ? ICON_BLOCKS : [])
  },
)
