import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(html|js|css|svg|xml|txt|webmanifest)$/
/**
 * Larger pages, which list hundreds of calculators, get a lower quality: the best would take three
 * times as long for them as for all other files.
 */
const LONG_PAGE_BYTES = 98_304
/** One below the best quality: 2 % more bytes in two fifths of the time. */
const LONG_PAGE_QUALITY = 10
/** A tenth more bytes in a fiftieth of the time. */
const QUICK_QUALITY = 5
/** The number of files at a time: each thread compresses one, and waits for no other. */
const AT_ONCE = 8

interface Compressing {
  /** The default is all files of the site. */
  files?: readonly string[]
  /** For a site that only tests see. */
  isQuick?: boolean
}

/** Writes the site's texts compressed as small as possible, so that servers need not compress them. */
export async function compressFiles(
  outDir: string,
  { files, isQuick = false }: Compressing,
): Promise<void> {
  const all = files ?? (await readdir(outDir, { recursive: true }))
  const waiting = all.filter((file) => TEXT.test(file)).values()
  const work = async () => {
    for (const file of waiting) {
      const text = await readFile(join(outDir, file))
      const isLong = file.endsWith('.html') && text.length > LONG_PAGE_BYTES
      const best = isLong ? LONG_PAGE_QUALITY : constants.BROTLI_MAX_QUALITY
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_QUALITY : best,
      }
      await Promise.all([
        writeFile(join(outDir, `${file}.br`), await brotli(text, { params })),
        writeFile(join(outDir, `${file}.gz`), await zip(text, { level: 9 })),
      ])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
