import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// harfbuzz, the shaper of browsers, as WebAssembly: no other kept tool cuts a font down without Python.
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { FONT_CHARACTERS } from '../../src/export/pdf/pdfText.ts'

const require = createRequire(import.meta.url)
const MODULE = 'virtual:pdf-font'
const RESOLVED = `\0${MODULE}`
/** Arimo: open, as wide as Helvetica letter by letter, with all of Latin; Google Fonts keep it. */
const FILES = {
  normal: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
}

/** Offers the font of a PDF, cut down to what a PDF may say, as a module of texts in base 64. */
export function pdfFontPlugin(): Plugin {
  return {
    name: 'pdf-font',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: {
      filter: { id: /virtual:pdf-font$/ },
      handler: async () => {
        const weights = await Promise.all(
          Object.entries(FILES).map(async ([weight, file]) => {
            const font = await subsetFont(await readFile(require.resolve(file)), FONT_CHARACTERS, {
              targetFormat: 'truetype',
              noLayoutClosure: true,
            })
            return `export const ${weight} = '${font.toString('base64')}'\n`
          }),
        )
        return weights.join('')
      },
    },
  }
}
