import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The parts from which the build forms the name of a class or of a custom property. */
interface Named {
  /** The file's hash, then the number of the name within the file, from 0, to the base of 36. */
  hash: string
  /** From the project's folder. */
  filePath: string
}

/** Names of a few letters for what the project's styles declare: every page carries them all. */
export function shortNames(root: string): (named: Named) => string {
  // The same in every build, whatever file it reads first.
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file.replaceAll(sep, '/')}`)
    .sort()
  const hashes = new Map<string, string>()
  return ({ hash, filePath }) => {
    // Of a file's names the first ends with 0.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, fileHash)
    return twoLetters(files.indexOf(filePath)) + hash.slice(fileHash.length)
  }
}

/** The first is a capital: the styles' compiler looks for names everywhere, and would find 'ble' in ':focus-visible'. */
function twoLetters(place: number): string {
  return String.fromCharCode(65 + Math.floor(place / 26), 97 + (place % 26))
}
