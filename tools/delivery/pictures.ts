import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
// The one renderer of SVG that needs neither a browser nor fonts of the machine.
import { Resvg } from '@resvg/resvg-js'
import { palette } from '../../src/styles/palette.ts'
import type { FinishedLanguage } from './finishedLanguage.ts'

const require = createRequire(import.meta.url)
const FONT = '@expo-google-fonts/archivo-black/400Regular/ArchivoBlack_400Regular.ttf'

/** The icon is drawn in so many units both ways. */
const ICON = 32
/** Launchers cut their own shape out of a maskable icon, and touch at most the outer tenth. */
const MARGIN = 4

/** Draws the icons of the home screen, and the preview picture of a shared link. */
export async function writePictures(
  outDir: string,
  languages: readonly FinishedLanguage[],
): Promise<void> {
  const icon = await readFile(join(outDir, 'icon.svg'), 'utf8')
  const pictures: [name: string, svg: string, width: number][] = [
    ['icon-192.png', icon, 192],
    ['icon-512.png', icon, 512],
    ['icon-maskable.png', onFullGround(icon, MARGIN), 512],
    ['apple-touch-icon.png', onFullGround(icon, 0), 180],
    ...languages.map(({ language, site }): [string, string, number] => [
      language.picture.slice(1),
      sharePicture(icon, site),
      1200,
    ]),
  ]
  await Promise.all(
    pictures.map(([name, svg, width]) => writeFile(join(outDir, name), draw(svg, width))),
  )
}

/** The icon on a square of its own ground: without round corners, and with a margin. */
function onFullGround(icon: string, margin: number): string {
  const side = ICON + 2 * margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${palette.light.action}"/>`,
    placed(icon, { x: margin, y: margin, side: ICON }),
    '</svg>',
  ].join('')
}

/** A square picture within another. */
function placed(svg: string, { x, y, side }: { x: number; y: number; side: number }): string {
  const data = Buffer.from(svg).toString('base64')
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/>`
}

/** Draws an SVG as PNG, with the project's own font. */
export function draw(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [require.resolve(FONT)],
      defaultFontFamily: 'Archivo Black',
    },
  })
    .render()
    .asPng()
}

/** The site's name and title on a wall, 1200 by 630. */
export function sharePicture(
  icon: string,
  { name, title }: { name: string; title: string },
): string {
  const { ground, action, text } = palette.light
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Archivo Black">',
    `<rect width="1200" height="630" fill="${ground}"/>`,
    `<rect y="560" width="1200" height="70" fill="${action}"/>`,
    placed(icon, { x: 80, y: 120, side: 240 }),
    `<text x="370" y="280" font-size="96" fill="${text}">${escaped(name)}</text>`,
    `<text x="80" y="480" font-size="46" fill="${action}">${escaped(title)}</text>`,
    '</svg>',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
