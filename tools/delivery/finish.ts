import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COLOURED, fillInColours } from './colours.ts'
import { compressFiles } from './compress.ts'
import { nginxHeaders, parseHeaders } from './headers.ts'
import { writePictures } from './pictures.ts'
import { writeServiceWorker } from './serviceWorker.ts'

/** Adds to a folder of drawn pages what serves them well: headers, pictures, worker, archives. */
export async function finishSite(
  outDir: string,
  site: { name: string; title: string },
  headers: string,
): Promise<void> {
  await writeFile(join(outDir, '_headers'), headers)
  await writeFile(join(outDir, '_headers.nginx.conf'), nginxHeaders(parseHeaders(headers)))
  for (const name of Object.keys(COLOURED)) {
    const file = join(outDir, name)
    await writeFile(file, fillInColours(await readFile(file, 'utf8')))
  }
  await writePictures(outDir, site)
  await compressFiles(outDir)
  await writeServiceWorker(outDir)
  await compressFiles(outDir, ['sw.js'])
}
