import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordOf } from '../../schemas/record.ts'
import { compressFiles } from './compress.ts'
import type { FinishedLanguage } from './finishedLanguage.ts'
import { nginxHeaders, parseHeaders } from './headers.ts'
import { writePictures } from './pictures.ts'
import { BUDGET_BYTES, writeServiceWorker } from './serviceWorker.ts'

interface Finishing {
  headers: string
  /** A site for tests: the build compresses it faster, a tenth larger, and allows as much more. */
  isForTests: boolean
}

/** Adds the headers, the pictures, the service worker and the compressed files to a folder of drawn pages. */
export async function finishSite(
  outDir: string,
  languages: readonly FinishedLanguage[],
  { headers, isForTests: isQuick }: Finishing,
): Promise<void> {
  await writeFile(join(outDir, '_headers'), headers)
  await writeFile(join(outDir, '_headers.nginx.conf'), nginxHeaders(parseHeaders(headers)))
  for (const one of languages) await writeManifest(outDir, one)
  await writePictures(outDir, languages)
  await compressFiles(outDir, { isQuick })
  const budget = isQuick ? 1.1 * BUDGET_BYTES : BUDGET_BYTES
  for (const one of languages) await writeServiceWorker(outDir, one, languages, budget)
  const files = languages.map(({ language }) => language.worker.slice(1))
  await compressFiles(outDir, { files, isQuick })
}

/** Writes public/site.webmanifest in a language, for phones that keep the site on their home screen. */
async function writeManifest(outDir: string, { language, site }: FinishedLanguage): Promise<void> {
  const template: unknown = JSON.parse(await readFile(join(outDir, 'site.webmanifest'), 'utf8'))
  const home = language.base || '/'
  const manifest = {
    ...recordOf(template),
    id: home,
    name: `${site.name} – ${site.title}`,
    description: language.description,
    lang: language.tag,
    start_url: home,
    scope: home,
  }
  await writeFile(
    join(outDir, language.manifest.slice(1)),
    `${JSON.stringify(manifest, null, 2)}\n`,
  )
}
