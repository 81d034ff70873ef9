import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import type { FinishedLanguage } from './finishedLanguage.ts'
import { nginxHeaders, parseHeaders } from './headers.ts'
import { writePictures } from './pictures.ts'
import { BUDGET_BYTES, writeServiceWorker } from './serviceWorker.ts'

interface Finishing {
  headers: string
  /** As tests see it: its archives come sooner, and are a tenth larger; so is the room for them. */
  isForTests: boolean
}

/** Adds to a folder of drawn pages what serves them well: headers, pictures, worker, archives. */
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

/** What a phone is told that keeps the site on its home screen: public/site.webmanifest in a language. */
async function writeManifest(outDir: string, { language, site }: FinishedLanguage): Promise<void> {
  const template: unknown = JSON.parse(await readFile(join(outDir, 'site.webmanifest'), 'utf8'))
  const home = language.base || '/'
  const manifest = {
    ...Object(template),
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
